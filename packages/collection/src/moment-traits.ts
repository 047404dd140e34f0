import type { Rarity } from '@goats/rules';

/** Printed on cards: like the words in traits.ts, never renamed, new ones at the end. */
export const COMPETITIONS = [
  'Hoof Cup',
  'Hoof Cup Qualifier',
  'Continental Clover Cup',
  'Champions Pasture',
  'Golden Meadow League',
  'Hay Bale Trophy',
  'Alpine Super Shield',
  'Copa del Pasto',
  'Intercontinental Trough',
  'Barn Door Derby',
  'Harvest Festival Cup',
  "Farmers' Invitational",
] as const;

export const CARD_STYLES = [
  'Match Programme',
  'Floodlit',
  'Chalkboard',
  'Comic Panel',
  'Back Page',
  'Watercolour',
  'Sticker Album',
  'Stained Glass',
] as const;

/** The first of each tier is its plain frame. */
export const FRAME_COLORS = {
  Common: ['Steel', 'Pewter', 'Galvanised'],
  Rare: ['Blue Enamel', 'Cobalt', 'Teal'],
  Epic: ['Violet Inlay', 'Amethyst', 'Damson'],
  Legendary: ['Gold Foil', 'Rose Gold', 'White Gold'],
} as const satisfies Record<Rarity, readonly string[]>;

export const EFFECTS = [
  'None',
  'Floodlight Flare',
  'Mud Splash',
  'Net Ripple',
  'Motion Trail',
  'Ticker Tape',
  'Sparks',
  'Shooting Star',
] as const;

export const SPECIAL_EDITIONS = [
  'Match Worn',
  'Golden Hay',
  'Midnight Graze',
  "Captain's Copy",
] as const;

export type Competition = (typeof COMPETITIONS)[number];
export type CardStyle = (typeof CARD_STYLES)[number];
export type FrameColor = (typeof FRAME_COLORS)[Rarity][number];
export type Effect = (typeof EFFECTS)[number];
export type SpecialEdition = (typeof SPECIAL_EDITIONS)[number];
