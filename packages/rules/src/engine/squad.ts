import { goatScore } from '../attributes.ts';
import { combinedScore, type MatchCard } from './cards.ts';
import type { ModeRules, Table } from './mode-rules.ts';
import {
  type Contest,
  type DrawnMoment,
  higherSeat,
  pointsOf,
  type Round,
  type Verdict,
} from './round.ts';
import { mapPair, otherSeat, type Pair, type Seat } from './seats.ts';
import type { MatchResult } from './state.ts';

/** One card a round. */
export const SQUAD_LINEUP_SIZE = 5;
export const SQUAD_DECK_SIZE = 10;

const ROUNDS = SQUAD_LINEUP_SIZE;

/** One moment a side for every tied round so far; a bench of five can never run dry. */
function momentsDrawn(rounds: readonly Round[]): number {
  return rounds.filter((round) => round.tieBreak?.by === 'moments').length;
}

function judgeMoments(moments: Pair<MatchCard>): Verdict {
  const legendary = mapPair(moments, (card) => card.rarity === 'Legendary');
  const both = legendary[0] && legendary[1];
  const drawn = mapPair(
    moments,
    (card): DrawnMoment => ({
      cardId: card.id,
      rarity: card.rarity,
      value: both ? card.attributes.charisma : goatScore(card.attributes),
    }),
  );
  const outright = both ? null : higherSeat(mapPair(legendary, Number));
  const winner = outright ?? higherSeat(mapPair(drawn, (moment) => moment.value));
  const fought = both ? 'charisma' : 'score';
  const decided = outright !== null ? 'legendary' : winner === null ? 'shared' : fought;
  return { winner, tieBreak: { by: 'moments', decided, moments: drawn } };
}

function compare({ cards, attribute, fate, rounds }: Contest): Verdict {
  const winner = higherSeat(mapPair(cards, (card) => card.attributes[attribute]));
  if (winner !== null) return { winner, tieBreak: null };
  const next = momentsDrawn(rounds);
  return judgeMoments(mapPair(fate.benches, (bench) => bench[next]!));
}

function nextTurn(rounds: readonly Round[], coin: Seat): Seat {
  const last = rounds.at(-1);
  if (last === undefined) return coin;
  if (last.winner !== null) return otherSeat(last.winner);
  return last.pickedBy === null ? coin : otherSeat(last.pickedBy);
}

/** The deck's cards that neither played nor were drawn as a moment. */
function remainingCards(table: Table, seat: Seat): readonly MatchCard[] {
  return table.fate.benches[seat].slice(momentsDrawn(table.rounds));
}

function resultAfter(table: Table): MatchResult | null {
  const points = pointsOf(table.rounds);
  const left = ROUNDS - table.rounds.length;
  const leader = higherSeat(points);
  if (leader !== null && Math.abs(points[0] - points[1]) > left) {
    return { winner: leader, reason: 'points' };
  }
  if (left > 0) return null;
  const richer = higherSeat([
    combinedScore(remainingCards(table, 0)),
    combinedScore(remainingCards(table, 1)),
  ]);
  return richer === null
    ? { winner: table.fate.coin, reason: 'coin' }
    : { winner: richer, reason: 'remaining' };
}

export const SQUAD: ModeRules = {
  deckSize: SQUAD_DECK_SIZE,
  lineupSize: SQUAD_LINEUP_SIZE,
  cardFor: (lineup, round) => lineup[round - 1]!,
  readLineup: (announced, cards) => {
    const lineup = cards.map((card) => announced.find((own) => own.id === card.id));
    const known = lineup.filter((card) => card !== undefined);
    const distinct = new Set(known.map((card) => card.id)).size;
    return known.length === ROUNDS && cards.length === ROUNDS && distinct === ROUNDS
      ? known
      : 'open/wrong-lineup';
  },
  compare,
  nextTurn: (rounds, fate) => nextTurn(rounds, fate.coin),
  resultAfter,
};
