/** An intersection in a sentence, for those who hear the map instead of seeing it. */
import { t } from '../../lib/i18n/text.svelte';
import type { Controller } from '../controller.svelte';
import { parts } from './geometry';

export function pointSentence(controller: Controller, point: string): string {
  const [ring, column] = parts(point);
  const state =
    controller.point === point || controller.pickedPoints.has(point)
      ? 'chosen'
      : controller.legalPoints.has(point)
        ? 'legal'
        : 'none';
  return t('web-mars-point', { ring: ring + 1, column, what: whatStands(controller, point), state });
}

/** What stands on an intersection; "free" where nothing does. */
export function whatStands(controller: Controller, point: string): string {
  const standing = controller.view?.board[point];
  if (!standing) return t('web-mars-point-free');
  const [kind, owner, star, isActive] = standing;
  return t('web-mars-point-taken', {
    structure: controller.structureName(kind),
    owner: controller.name(owner),
    first: controller.name(star),
    stolen: star === owner ? 'no' : 'yes',
    active: isActive ? 'yes' : 'no',
  });
}
