import { type CupTie, roundsIn, winningClub } from '@goats/rules';
import type { ShownCupFacts } from './world/facts.ts';

/** Who lifts a cup in its picture, and with which card. */
export interface Hero {
  readonly wallet: string;
  readonly cardId: number;
  /** Whom they won it for, where two clubs met. */
  readonly club: 0 | 1 | null;
}

/** The winner of the final; of two clubs the best player of the one that won. */
export function heroOf(cup: ShownCupFacts): Hero | undefined {
  if (cup.status !== 'finished') return undefined;
  const club = cup.kind === 'clubs' ? winningClub(cup) : null;
  const tie = club === null ? finalOf(cup) : bestTie(cup.ties, club);
  const wallet = club === null ? tie?.winner : tie?.players[club];
  const entry = cup.entries.find((each) => each.wallet === wallet);
  const seat = tie?.players[0] === wallet ? 0 : 1;
  // Nobody may have put a card on the table: then it was won with the one that was announced.
  const cardId = tie?.brought?.[seat] ?? entry?.cardIds[0];
  return entry && cardId !== undefined ? { wallet: entry.wallet, cardId, club } : undefined;
}

function finalOf(cup: ShownCupFacts): CupTie | undefined {
  const last = roundsIn(cup);
  return cup.ties.find(({ round }) => round === last);
}

/** Most rounds won, then fewest lost, then the first. */
function bestTie(ties: readonly CupTie[], club: 0 | 1): CupTie | undefined {
  const worth = ({ score }: CupTie) => (score ? 10 * score[club] - score[club === 0 ? 1 : 0] : -1);
  return ties
    .filter(({ players }) => players[club] !== null)
    .reduce<CupTie | undefined>(
      (best, tie) => (best && worth(best) >= worth(tie) ? best : tie),
      undefined,
    );
}
