/** closed, then 2 s of shaking, 1.5 s of opening, then opened. */
export type PackStage = 'closed' | 'shaking' | 'opening' | 'opened';

export const SHAKE_MS = 2000;
export const OPENING_MS = 1500;

export interface RevealedCard {
  name: string;
  description: string;
  imageUrl: string;
  rarity: string;
  iconicMoment: string;
  baseGoatId: number | null;
}

const listed = (name: string, rarity: string): RevealedCard => ({
  name,
  rarity,
  description: '',
  imageUrl: '/api/goat-images/default',
  iconicMoment: 'Trading Card',
  baseGoatId: null,
});

/** Shown when no cards were captured. */
export const PLACEHOLDER_CARDS: readonly RevealedCard[] = [
  listed('Striker Goat', 'Common'),
  listed('Defender Goat', 'Common'),
  listed('Midfield Maestro', 'Rare'),
  listed('Goal Machine', 'Rare'),
  listed('The Commander', 'Epic'),
];
