/** The names of what the committee speaks of. */
import type { Desk } from '../desk.svelte';
import { pagesOf } from '../data';
import { NOBODY, isNeutral, type Amount } from './committee';
import { t } from '../../lib/text.svelte';

export function ownerName(desk: Desk, owner: number): string {
  if (owner === NOBODY) return t('web-tu-nobody');
  if (isNeutral(owner)) return t('web-tu-neutral');
  return owner === desk.seat ? t('web-tm-you') : desk.name(owner);
}

export function amountName(desk: Desk, amount: Amount): string {
  const page = amount.resource === undefined ? undefined : pagesOf(desk.book).resources[amount.resource];
  if (page) return amount.isProduction ? page.production : page.name;
  if (amount.icon === 'tr') return t('web-tm-rating');
  if (amount.icon === 'card') return t('web-tm-cards-in-hand');
  return t(amount.icon === 'cube' ? 'web-tu-on-cards' : 'web-tu-of-choice');
}
