import { GOAT_COUNT } from '../admin/generation-settings.ts';

export type DemoRole = 'auction' | 'house' | 'market' | 'free';

/**
 * `demoRole(63) // 'house'`: what a card id may be in the demo world, so that no card is on
 * auction, in a house player's hand and sold last week all at once. Of every ten variations of a
 * goat one may be auctioned, one is for the house, two are traded, and six stay free for packs.
 */
export function demoRole(cardId: number): DemoRole {
  const variationNumber = Math.floor((cardId - 1) / GOAT_COUNT) + 1;
  switch (variationNumber % 10) {
    case 3:
      return 'auction';
    case 7:
      return 'house';
    case 0:
    case 5:
      return 'market';
    default:
      return 'free';
  }
}
