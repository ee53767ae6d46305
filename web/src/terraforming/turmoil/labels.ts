/** The names of what the committee speaks of. */
import type { Controller } from '../controller.svelte';
import { pagesOf } from '../data';
import { NOBODY, isNeutral, type Amount } from './committee';
import { t } from '../../lib/i18n/text.svelte';

export function ownerName(controller: Controller, owner: number): string {
  if (owner === NOBODY) return t('web-tu-nobody');
  if (isNeutral(owner)) return t('web-tu-neutral');
  return owner === controller.seat ? t('web-tm-you') : controller.name(owner);
}

export function amountName(controller: Controller, amount: Amount): string {
  const page = amount.resource === undefined ? undefined : pagesOf(controller.book).resources[amount.resource];
  if (page) return amount.isProduction ? page.production : page.name;
  if (amount.icon === 'tr') return t('web-tm-rating');
  if (amount.icon === 'card') return t('web-tm-cards-in-hand');
  return t(amount.icon === 'cube' ? 'web-tu-on-cards' : 'web-tu-of-choice');
}
