import { CLUB_PLACES } from '../../economy/cups.ts';
import { bareCard } from '../../engine/cards.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import type { CupEntry, CupFacts } from './facts.ts';

/** Cards in the hand of a house player that fills in. */
const HOUSE_HAND = 2;

/** House players for the places that are left, each with cards that are nobody's. */
export function* fillCup(cup: CupFacts): Asking<CupEntry[]> {
  const places = placesLeft(cup);
  if (places.length === 0) return [];
  const except = cup.entries.map(({ wallet }) => wallet);
  const { houses } = yield* ask({
    houses: { ask: 'house-players', count: places.length, except },
  });
  const { hands, ids } = yield* ask({
    hands: houses.map((_, i) => {
      const club = places[i]!.club;
      const goats = club === null ? null : cup.clubs![club];
      return { ask: 'pool-hand', rarity: cup.rarity, cards: HOUSE_HAND, goats } as const;
    }),
    ids: houses.map(() => ({ ask: 'new-id', of: 'entry' }) as const),
  });
  return houses.flatMap((wallet, i) => {
    const hand = hands[i]!;
    if (hand.length === 0) return [];
    const { club } = places[i]!;
    return [
      {
        ...{ id: ids[i]!, wallet, house: true, known: true, club, fee: 0, freeDay: null },
        state: 'in' as const,
        // Nobody's cards, which a second house player may hold as well.
        hand: hand.map((card) => bareCard({ ...card, bond: 'lent' })),
      },
    ];
  });
}

/** The two clubs by turns, so that both are short alike when there are not enough. */
function placesLeft({ kind, size, entries }: CupFacts): { readonly club: 0 | 1 | null }[] {
  if (kind === 'knockout') {
    return Array.from({ length: Math.max(0, size - entries.length) }, () => ({ club: null }));
  }
  const taken = (club: 0 | 1) => entries.filter((entry) => entry.club === club).length;
  return Array.from({ length: CLUB_PLACES }, (_, i) =>
    ([0, 1] as const).filter((club) => taken(club) <= i).map((club) => ({ club })),
  ).flat();
}
