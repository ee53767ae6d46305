/** The player's name in this browser: stored here, and told to a table only when one sits down. */
import { readStored, writeStored } from './storage';

const KEY = 'name';
export const LONGEST_NAME = 40;

class Profile {
  name = $state(readStored<string>(KEY) ?? '');
}

export const profile = new Profile();

export function setName(name: string): void {
  profile.name = name.trim().slice(0, LONGEST_NAME);
  writeStored(KEY, profile.name);
}
