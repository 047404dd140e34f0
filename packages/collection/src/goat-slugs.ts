/** The ten goats in base-goat order: the first is base goat 1, server goat 'goat-1'. */
export const GOAT_SLUGS = [
  'the-black-pearl',
  'hand-of-horn',
  'the-flea',
  'the-machine',
  'el-fenomeno',
  'the-wizard',
  'flying-dutchman',
  'magic-goat',
  'platinum-prince',
  'kaiser-goat',
] as const;

export type GoatSlug = (typeof GOAT_SLUGS)[number];

/** `isGoatSlug('the-flea') // true` */
export function isGoatSlug(value: unknown): value is GoatSlug {
  return GOAT_SLUGS.some((slug) => slug === value);
}
