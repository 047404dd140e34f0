import type { Rarity } from '@goats/rules';

/** The whole card, 500 by 700, with rounded corners. */
export const OUTSIDE = 'M30 4H470Q496 4 496 30V670Q496 696 470 696H30Q4 696 4 670V30Q4 4 30 4Z';

/**
 * What is seen of the scene. Each tier cuts its window differently, so that the frame is told apart
 * without colour; a Legendary has none: its scene runs to the card's edge.
 */
export const WINDOWS: Readonly<Record<Rarity, string>> = {
  Common: 'M38 28H462Q472 28 472 38V546H28V38Q28 28 38 28Z',
  Rare: 'M62 32H438Q442 58 468 62V638Q442 642 438 668H62Q58 642 32 638V62Q58 58 62 32Z',
  Epic: 'M34 120C34 84 60 74 92 66C150 56 200 60 250 34C300 60 350 56 408 66C440 74 466 84 466 120V628C466 650 448 666 426 666H74C52 666 34 650 34 628Z',
  Legendary: OUTSIDE,
};
