import type { GoatSlug } from './goat-slugs.ts';

/**
 * What varies from card to card. These words are printed into token metadata, so a word once
 * published is never renamed; new ones go at the end, or every card after them changes.
 */
export const BACKGROUNDS = [
  'Stadium Night',
  'Chalk Pitch',
  'Mountain Pasture',
  'Sunburst',
  'Halftone',
  'City Mural',
  'Rain',
  'Confetti',
  'Trophy Room',
  'Galaxy',
  'Beach Dusk',
  'Snow Match',
] as const;

export const EXPRESSIONS = [
  'Determined',
  'Joyful',
  'Smirk',
  'Roar',
  'Calm',
  'Cheeky Wink',
  'Scowl',
  'Proud',
] as const;

export const ACCESSORIES = [
  'None',
  "Captain's Band",
  'Headband',
  'Sunglasses',
  'Gold Chain',
  'Earring',
  'Scarf',
  'Whistle',
  'Medal',
  'Laurel',
  'Nose Ring',
  'Plaster',
  'Daisy',
] as const;

export const SPECIALS = [
  'None',
  'Aura',
  'Flames',
  'Lightning',
  'Gold Dust',
  'Holographic Foil',
  'Ghost Double',
  'Night Edition',
] as const;

export const KITS = ['Home', 'Away', 'International'] as const;

export const HEADS = ['Three-Quarter', 'Front', 'Profile', 'Thrown Back'] as const;

export const POSES = [
  'Chest Out',
  'Raised Hoof',
  'Folded Arms',
  'Ball Under Arm',
  'Dribble',
  'Volley',
  'Overhead Kick',
  'Header',
  'Slide',
  'Save',
  'Celebration',
  'Cup Lifted',
  'Free Kick',
  'Chip',
  'Scissor Kick',
  'Diving Header',
  'Backheel',
  'Samba',
  'Sprint',
  'Stroll',
  'Step-Over',
  'Foot on the Ball',
  'Juggle',
  'Chest Trap',
  'Balancing Act',
  'Arm in a Sling',
  'Arms Wide',
  'Knee Slide',
  'Leap',
  'Pointing',
  'Ball Held High',
  'Hoof on Heart',
  'At Ease',
  'Recline',
  'On One Knee',
  'Seated',
  'Sling and Salute',
  'Sling and Sprint',
] as const;

/** By trait, everything that can be drawn. */
export const TRAIT_VALUES = {
  background: BACKGROUNDS,
  expression: EXPRESSIONS,
  accessories: ACCESSORIES,
  special: SPECIALS,
  kit: KITS,
  head: HEADS,
  pose: POSES,
} as const;

export const CARD_TYPES = [
  'Goal',
  'Save',
  'Assist',
  'Skill',
  'Celebration',
  'Historic',
  'Special',
] as const;

export type Background = (typeof BACKGROUNDS)[number];
export type Expression = (typeof EXPRESSIONS)[number];
export type Accessory = (typeof ACCESSORIES)[number];
export type Special = (typeof SPECIALS)[number];
export type Kit = (typeof KITS)[number];
export type Head = (typeof HEADS)[number];
export type Pose = (typeof POSES)[number];
export type CardType = (typeof CARD_TYPES)[number];

/** Everything the art engine needs to draw one goat. */
export interface GoatTraits {
  readonly goat: GoatSlug;
  readonly background: Background;
  readonly expression: Expression;
  readonly accessories: Accessory;
  readonly special: Special;
  readonly kit: Kit;
  readonly head: Head;
  readonly pose: Pose;
}
