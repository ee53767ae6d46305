/** In which colour an icon is drawn: things have their own, signs take that of the text. */

const COLOURS: Record<string, string> = {
  megacredit: '--mc',
  steel: '--steel',
  titanium: '--ti',
  plants: '--plant',
  energy: '--energy',
  heat: '--heat',
  temperature: '--temp',
  oxygen: '--oxy',
  ocean: '--ocean',
  greenery: '--plant',
  city: '--g-city',
  special: '--g-building',
  tr: '--accent',
  vp: '--accent-2',
  'cube-microbe': '--g-microbe',
  'cube-animal': '--g-animal',
  'cube-science': '--g-science',
  'cube-fighter': '--g-space',
  'cube-preservation': '--g-plant',
  influence: '--accent-2',
};

function familyColour(icon: string): string | undefined {
  if (icon.startsWith('tag-')) return `--g-${icon.slice(4)}`;
  return icon.startsWith('party-') && icon !== 'party-leader' ? `--${icon}` : undefined;
}

export function iconColour(icon: string): string | undefined {
  const found = COLOURS[icon] ?? familyColour(icon);
  return found && `var(${found})`;
}
