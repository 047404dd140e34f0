import type { GoatSlug } from '@goats/collection';

const NAMES: Readonly<Record<GoatSlug, string>> = {
  'the-black-pearl': 'The Black Pearl',
  'hand-of-horn': 'Hand of Horn',
  'the-flea': 'The Flea',
  'the-machine': 'The Machine',
  'el-fenomeno': 'El Fenómeno',
  'the-wizard': 'The Wizard',
  'flying-dutchman': 'Flying Dutchman',
  'magic-goat': 'Magic Goat',
  'platinum-prince': 'Platinum Prince',
  'kaiser-goat': 'Kaiser Goat',
};

/** `goatName('the-flea') // 'The Flea'`, for a picture's title. */
export function goatName(slug: GoatSlug): string {
  return NAMES[slug];
}
