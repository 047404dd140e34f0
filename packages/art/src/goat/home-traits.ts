import { type Accessory, type GoatSlug, type GoatTraits, portraitTraits } from '@goats/collection';

/**
 * The portrait a goat is known by, with something to wear.
 * @example homeTraits('the-flea').pose // 'Chest Out'
 */
export function homeTraits(goat: GoatSlug, accessories: Accessory = 'None'): GoatTraits {
  return { ...portraitTraits(goat), accessories };
}
