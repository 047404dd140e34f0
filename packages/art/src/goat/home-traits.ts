import type {
  Accessory,
  Background,
  Expression,
  GoatSlug,
  GoatTraits,
  Pose,
} from '@goats/collection';

const HOME: Readonly<Record<GoatSlug, readonly [Pose, Expression, Background]>> = {
  'the-black-pearl': ['Ball Under Arm', 'Proud', 'Beach Dusk'],
  'hand-of-horn': ['Raised Hoof', 'Joyful', 'Sunburst'],
  'the-flea': ['Chest Out', 'Calm', 'Mountain Pasture'],
  'the-machine': ['Chest Out', 'Determined', 'Stadium Night'],
  'el-fenomeno': ['Raised Hoof', 'Joyful', 'Confetti'],
  'the-wizard': ['Folded Arms', 'Calm', 'Galaxy'],
  'flying-dutchman': ['Ball Under Arm', 'Smirk', 'City Mural'],
  'magic-goat': ['Folded Arms', 'Joyful', 'Halftone'],
  'platinum-prince': ['Chest Out', 'Proud', 'Trophy Room'],
  'kaiser-goat': ['Folded Arms', 'Scowl', 'Chalk Pitch'],
};

/**
 * The portrait a goat is known by: home kit, home pose, its own face.
 * @example homeTraits('the-flea').pose // 'Chest Out'
 */
export function homeTraits(goat: GoatSlug, accessories: Accessory = 'None'): GoatTraits {
  const [pose, expression, background] = HOME[goat];
  return { goat, background, expression, accessories, special: 'None', kit: 'Home', pose };
}
