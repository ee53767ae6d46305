/** Who sits before this browser: a name, kept here and told to a table only when one sits down. */
import { keep, kept } from './keep';

const KEY = 'name';
export const LONGEST_NAME = 40;

class Profile {
  name = $state(kept<string>(KEY) ?? '');
}

export const profile = new Profile();

export function setName(name: string): void {
  profile.name = name.trim().slice(0, LONGEST_NAME);
  keep(KEY, profile.name);
}
