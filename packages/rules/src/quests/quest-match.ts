import { type Attribute, goatScore } from '../attributes.ts';
import { isForNothing } from '../economy/payouts.ts';
import type { MatchCard } from '../engine/cards.ts';
import { crowdIn, crowdOf } from '../engine/crowd.ts';
import { decidersOf, LAST_ROUND } from '../engine/deciders.ts';
import { otherSeat, type Seat } from '../engine/seats.ts';
import { isPlayedOut } from '../engine/settlement.ts';
import { type FinishedState, type MatchState, seatOf, tableOf } from '../engine/state.ts';
import { tierRank } from '../rarity.ts';

/** A round as one of the two remembers it. */
export interface QuestRound {
  readonly attribute: Attribute;
  /** Null: shared. */
  readonly won: boolean | null;
  /** Null: nobody, or the clock did. */
  readonly picked: 'me' | 'them' | null;
  /** How far apart the two numbers were, the crowd counted. */
  readonly apart: number;
}

/** A match that was played out, as one of the two remembers it. */
export interface QuestMatch {
  readonly id: string;
  readonly won: boolean;
  readonly rounds: readonly QuestRound[];
  readonly wholeDistance: boolean;
  /** Whether this side crossed out, by itself, the decider that the other card was best at. */
  readonly struckTheirBest: boolean;
  readonly against: string;
  /** The first card that was really brought. */
  readonly cardId: number;
  /** How the two line-ups compare: tiers and GOAT Scores of the first cards, theirs less mine. */
  readonly tiersAbove: number;
  readonly pointsAbove: number;
}

/**
 * `seenFrom(state, '0xABC…')`; null for a match that is not over, was not played out, was for nothing,
 * or that somebody else played.
 */
export function seenFrom(state: MatchState, address: string): QuestMatch | null {
  const seat = seatOf(state, address);
  if (state.phase !== 'finished' || seat === null || isForNothing(state.terms)) return null;
  const [mine, theirs] = [state.openings[seat], state.openings[otherSeat(seat)]];
  if (!isPlayedOut(state) || !mine || !theirs) return null;
  const [own, other] = [mine.cards[0]!, theirs.cards[0]!];
  const crowd = crowdOf(state);
  return {
    id: state.id,
    won: state.result.winner === seat,
    rounds: state.rounds.map(({ round, attribute, winner, pickedBy, byClock, values }) => ({
      attribute,
      won: winner === null ? null : winner === seat,
      picked: pickedBy === null || byClock ? null : pickedBy === seat ? 'me' : 'them',
      apart: Math.abs(values[0] - values[1] + (crowd?.seat === 1 ? -1 : 1) * crowdIn(crowd, round)),
    })),
    wholeDistance: state.rounds.length === LAST_ROUND[state.mode],
    struckTheirBest: struckBest(state, seat, theirs.cards),
    against: state.players[otherSeat(seat)].address,
    cardId: own.id,
    tiersAbove: tierRank(other.rarity) - tierRank(own.rarity),
    pointsAbove: goatScore(other.attributes) - goatScore(own.attributes),
  };
}

function struckBest(state: FinishedState, seat: Seat, theirs: readonly MatchCard[]): boolean {
  const { mode, rounds, strike, fate } = state;
  if (!strike || strike.byClock || fate === null) return false;
  const duel = mode === 'duel';
  // In a duel it goes with the pick of round 2; in a squad at 2:2 whoever does not pick does it.
  const picker = rounds[duel ? 1 : LAST_ROUND.squad - 1]?.pickedBy ?? null;
  const striker = picker === null || duel ? picker : otherSeat(picker);
  const card = theirs[duel ? 0 : LAST_ROUND.squad - 1];
  if (striker !== seat || card === undefined) return false;
  const values = decidersOf(tableOf({ ...state, fate })).map(
    ({ attribute }) => card.attributes[attribute],
  );
  return card.attributes[strike.attribute] === Math.max(...values);
}
