/** An intersection in a sentence, for those who hear the map instead of seeing it. */
import { t } from '../../lib/text.svelte';
import type { Play } from '../play.svelte';
import { parts } from '../polar';

export function pointSentence(play: Play, point: string): string {
  const [ring, column] = parts(point);
  const state = play.point === point || play.pickedPoints.has(point) ? 'chosen' : play.legalPoints.has(point) ? 'legal' : 'none';
  return t('web-mars-point', { ring: ring + 1, column, what: whatStands(play, point), state });
}

/** What stands on an intersection; "free" where nothing does. */
export function whatStands(play: Play, point: string): string {
  const standing = play.view?.board[point];
  if (!standing) return t('web-mars-point-free');
  const [kind, owner, star, isActive] = standing;
  return t('web-mars-point-taken', {
    structure: play.structureName(kind),
    owner: play.name(owner),
    first: play.name(star),
    stolen: star === owner ? 'no' : 'yes',
    active: isActive ? 'yes' : 'no',
  });
}
