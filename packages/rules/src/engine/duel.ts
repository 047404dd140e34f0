import { bareCard } from './cards.ts';
import { crowdIn } from './crowd.ts';
import type { ModeRules } from './mode-rules.ts';
import { type Contest, higherSeat, pointsOf, type Round, type Verdict } from './round.ts';
import { mapPair, otherSeat, SEATS } from './seats.ts';
import { tieBreakers } from './tie-breakers.ts';

const ROUNDS_TO_WIN = 2;

/** Equal values: walk the match's order from the tied attribute on, round the table once. */
function breakTie({ cards, attribute, fate, struck }: Contest): Verdict {
  for (const next of tieBreakers(fate.order, attribute, struck)) {
    const values = mapPair(cards, (card) => card.attributes[next]);
    const winner = higherSeat(values);
    if (winner !== null) return { winner, tieBreak: { by: 'attribute', attribute: next, values } };
  }
  return { winner: fate.coin, tieBreak: { by: 'coin' } };
}

function compare(contest: Contest): Verdict {
  const { cards, attribute, crowd, rounds } = contest;
  const added = crowdIn(crowd, rounds.length + 1);
  const winner = higherSeat(
    mapPair(cards, (card, seat) => card.attributes[attribute] + (seat === crowd?.seat ? added : 0)),
  );
  return winner === null ? breakTie(contest) : { winner, tieBreak: null };
}

/** A duel's round always has a winner, so the coin here only satisfies the types. */
function firstWinner(rounds: readonly Round[], coin: 0 | 1): 0 | 1 {
  return rounds[0]?.winner ?? coin;
}

export const DUEL: ModeRules = {
  deckSize: 1,
  lineupSize: 1,
  cardFor: (lineup) => lineup[0]!,
  readLineup: (announced, cards) => {
    const own = announced[0]!;
    const card = cards[0];
    if (cards.length !== 1 || card === undefined) return 'open/wrong-tier';
    // The announced card was frozen at acceptance; a later copy of it counts for nothing.
    if (card.id === own.id) return [own];
    return card.rarity === own.rarity ? [bareCard(card)] : 'open/wrong-tier';
  },
  compare,
  nextTurn: (rounds, fate) => {
    const winner = firstWinner(rounds, fate.coin);
    return rounds.length === 1 ? otherSeat(winner) : winner;
  },
  resultAfter: ({ rounds }) => {
    const points = pointsOf(rounds);
    const winner = SEATS.find((seat) => points[seat] === ROUNDS_TO_WIN);
    return winner === undefined ? null : { winner, reason: 'points' };
  },
};
