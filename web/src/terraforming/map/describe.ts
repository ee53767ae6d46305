/** A hex as a sentence, for those who do not see the map and for hover. */
import { allOf, t } from '../../lib/i18n/text.svelte';
import { NEUTRAL, type Hex, type MapPage, type View } from '../data';
import { isNeighbour } from './geometry';

interface Seen {
  map: MapPage;
  view: View;
  legal: ReadonlySet<string>;
  isPlacing: boolean;
  tileName: (tile: string) => string;
  playerName: (seat: number) => string;
}

export function describeHex(hex: Hex, seen: Seen): string {
  const { view, map } = seen;
  const parts = [hex.name ? t('web-tm-hex-named', { hex: hex.code, name: hex.name }) : hex.code];
  const laid = view.tiles[hex.number];
  if (laid) {
    const [tile, owner] = laid;
    const name = seen.tileName(tile);
    if (owner < 0) parts.push(name);
    else if (owner === NEUTRAL) parts.push(t('web-tm-hex-neutral', { tile: name }));
    else parts.push(t('web-tm-hex-owned', { tile: name, player: seen.playerName(owner) }));
  } else {
    parts.push(t(`web-tm-area-${hex.area}`));
    const bonus = bonusText(hex);
    if (bonus) parts.push(bonus);
    if (hex.cost) parts.push(t('web-tm-price', { price: hex.cost }));
    const claim = view.claims[hex.number];
    if (claim !== undefined) parts.push(t('web-tm-hex-claimed', { player: seen.playerName(claim) }));
  }
  const seas = map.hexes.filter((other) => view.tiles[other.number]?.[0] === 'ocean' && isNeighbour(other, hex)).length;
  if (seas && !laid) parts.push(t('web-tm-hex-oceans', { count: seas }));
  if (seen.isPlacing) {
    parts.push(t(seen.legal.has(hex.number) ? 'web-tm-hex-legal' : 'web-tm-hex-illegal'));
  }
  return parts.join(', ');
}

export function bonusText(hex: Hex): string {
  const items = Object.entries(hex.bonus ?? {}).map(([kind, count]) => t(`web-tm-bonus-${kind}`, { count }));
  return items.length ? allOf(items) : '';
}
