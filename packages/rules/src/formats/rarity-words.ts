import { m } from '@goats/words';
import type { Rarity } from '../rarity.ts';

/** What a tier is called where a person reads it; on the wire and in sealed metadata it stays English. */
export const RARITY_WORDS = {
  Common: m('Common@@tier of a card'),
  Rare: m('Rare@@tier of a card'),
  Epic: m('Epic@@tier of a card'),
  Legendary: m('Legendary@@tier of a card'),
} as const satisfies Record<Rarity, string>;
