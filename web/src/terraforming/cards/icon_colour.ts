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
};

export function iconColour(icon: string): string | undefined {
  const found = COLOURS[icon] ?? (icon.startsWith('tag-') ? `--g-${icon.slice(4)}` : undefined);
  return found && `var(${found})`;
}
