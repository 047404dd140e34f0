import { HOOF_SUPPLY, HUNDREDTHS_PER_HOOF, RARITIES } from '../../../src/index.ts';
import { cardsOf, countCards } from './hands.ts';
import type { Wallet, World } from './world.ts';

/** Above this a few have nearly everything that one could play with. */
const MOST_UNEQUAL = 0.75;

export interface Line {
  readonly name: string;
  readonly measured: string;
  readonly holds: boolean;
}

/** 0: everybody has the same; 1: one has it all. */
export function gini(counts: readonly number[]): number {
  const sorted = [...counts].sort((a, b) => a - b);
  const total = sorted.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  const n = sorted.length;
  const weighted = sorted.reduce((sum, count, i) => sum + (2 * (i + 1) - n - 1) * count, 0);
  return weighted / (n * total);
}

export const ownedBy = (wallet: Wallet) =>
  cardsOf(wallet).filter(({ tie }) => tie === 'own').length;

/** What must hold after a year, and at every moment of it. */
export function linesOf({ wallets, counts, pool, preset }: World): readonly Line[] {
  const people = wallets.filter(({ kind }) => kind !== 'farmer');
  const empty = wallets.filter((wallet) => countCards(wallet) === 0).length;
  const unequal = gini(people.map(countCards));
  const unequalOwn = gini(people.map(ownedBy));
  const left = RARITIES.map((rarity) => `${pool[rarity].length} ${rarity}`).join(', ');
  const half = (HOOF_SUPPLY * HUNDREDTHS_PER_HOOF) / 2;
  const treasury = counts.leastTreasury / (HOOF_SUPPLY * HUNDREDTHS_PER_HOOF);
  const stopped = RARITIES.filter((rarity) => pool[rarity].length <= preset.mints.reserved[rarity]);
  return [
    {
      name: 'nobody is turned away',
      measured: `${counts.turnedAway} of ${counts.packs + counts.turnedAway}`,
      holds: counts.turnedAway === 0,
    },
    {
      name: 'no wallet is without a card, own or lent',
      measured: `${empty} of ${wallets.length}`,
      holds: empty === 0,
    },
    {
      name: `Gini of the cards in people's hands, own, bound and lent, at most ${MOST_UNEQUAL}`,
      measured: `${unequal.toFixed(2)} (of own cards alone ${unequalOwn.toFixed(2)})`,
      holds: unequal <= MOST_UNEQUAL,
    },
    {
      name: 'no tier is sold out, and no draw finds its tier empty',
      measured: `${left} left (at the reserve: ${stopped.join(', ') || 'none'}), ${counts.dry} draws found none`,
      holds: counts.dry === 0 && RARITIES.every((rarity) => pool[rarity].length > 0),
    },
    {
      name: 'the treasury is never below half of the supply',
      measured: `${(100 * treasury).toFixed(2)} %`,
      holds: counts.leastTreasury >= half,
    },
  ];
}
