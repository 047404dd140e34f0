import type { Rarity } from '@goats/rules';
import { m } from '@goats/words';
import type { GoatSlug } from '../goat-slugs.ts';
import { versioned } from '../picture-version.ts';
import type { GoatTraits } from '../traits.ts';
import { GOAT_FACTS } from './goat-facts.ts';

interface Look {
  readonly file: string;
  readonly name: string;
  readonly rarity: Rarity;
  readonly traits: Omit<GoatTraits, 'goat' | 'head' | 'pose'>;
  /** Left out: the goat's home pose. */
  readonly pose?: GoatTraits['pose'];
}

const HOME_LOOK = {
  background: 'Halftone',
  expression: 'Determined',
  accessories: 'None',
  special: 'None',
  kit: 'Home',
} as const satisfies Look['traits'];

/** The same eight pictures of every goat, in the order of their index. */
const LOOKS: readonly Look[] = [
  { file: 'home', name: m('Home Kit'), rarity: 'Common', traits: HOME_LOOK },
  {
    file: 'away-day',
    name: m('Away Day'),
    rarity: 'Common',
    traits: { ...HOME_LOOK, background: 'Rain', expression: 'Scowl', kit: 'Away' },
  },
  {
    file: 'back-at-the-farm',
    name: m('Back at the Farm'),
    rarity: 'Rare',
    traits: {
      ...HOME_LOOK,
      background: 'Mountain Pasture',
      expression: 'Joyful',
      accessories: 'Daisy',
    },
    pose: 'Ball Under Arm',
  },
  {
    file: 'international-duty',
    name: m('International Duty'),
    rarity: 'Rare',
    traits: { ...HOME_LOOK, background: 'Sunburst', expression: 'Proud', kit: 'International' },
    pose: 'Chest Out',
  },
  {
    file: 'under-the-lights',
    name: m('Under the Lights'),
    rarity: 'Epic',
    traits: { ...HOME_LOOK, background: 'Stadium Night', expression: 'Roar', special: 'Aura' },
    pose: 'Raised Hoof',
  },
  {
    file: 'snow-day',
    name: m('Snow Day'),
    rarity: 'Epic',
    traits: { ...HOME_LOOK, background: 'Snow Match', expression: 'Calm', accessories: 'Scarf' },
    pose: 'Folded Arms',
  },
  {
    file: 'lap-of-honour',
    name: m('Lap of Honour'),
    rarity: 'Legendary',
    traits: {
      ...HOME_LOOK,
      background: 'Confetti',
      expression: 'Joyful',
      accessories: 'Medal',
      special: 'Gold Dust',
    },
  },
  {
    file: 'the-greatest',
    name: m('The Greatest'),
    rarity: 'Legendary',
    traits: {
      ...HOME_LOOK,
      background: 'Galaxy',
      expression: 'Proud',
      accessories: 'Laurel',
      special: 'Holographic Foil',
    },
  },
];

export interface GoatImage {
  readonly url: string;
  readonly path: string;
  readonly filename: string;
  readonly name: string;
  readonly rarity: Rarity;
  readonly index: number;
}

export interface DrawnGoatImage extends GoatImage {
  readonly traits: GoatTraits;
}

/** The traits of the portrait at `/api/goat-images/{slug}.webp`: home kit, home pose, its own face. */
export function portraitTraits(slug: GoatSlug): GoatTraits {
  const { homeHead, homePose, homeExpression, homeBackground } = GOAT_FACTS[slug];
  return {
    goat: slug,
    ...HOME_LOOK,
    expression: homeExpression,
    background: homeBackground,
    head: homeHead,
    pose: homePose,
  };
}

/** `drawnGoatImages('the-flea')[0].filename // 'the-flea_1_common_home.webp'`, with what to draw. */
export function drawnGoatImages(slug: GoatSlug): readonly DrawnGoatImage[] {
  const { homeHead, homePose } = GOAT_FACTS[slug];
  return LOOKS.map((look, position) => {
    const index = position + 1;
    const filename = `${slug}_${index}_${look.rarity.toLowerCase()}_${look.file}.webp`;
    const path = `${slug}/${filename}`;
    return {
      url: versioned(`/api/goat-images/${path}`),
      path,
      filename,
      name: look.name,
      rarity: look.rarity,
      index,
      traits: { goat: slug, ...look.traits, head: homeHead, pose: look.pose ?? homePose },
    };
  });
}

/** `goatImages('the-flea').home.url // '/api/goat-images/the-flea/the-flea_1_common_home.webp'` */
export function goatImages(slug: GoatSlug): Readonly<Record<string, GoatImage>> {
  const images: Record<string, GoatImage> = {};
  for (const { traits: _traits, ...image } of drawnGoatImages(slug)) {
    const key = image.filename.replace(/^.*_/, '').replace('.webp', '');
    images[key] = image;
  }
  return images;
}
