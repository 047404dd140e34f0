import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import { type DeciderTable, nextStep, openDeciders, pickable } from '../engine/deciders.ts';
import type { Table } from '../engine/mode-rules.ts';
import { MODES } from '../engine/modes.ts';
import { playRound } from '../engine/play-round.ts';
import { mapPair, otherSeat, type Pair, type Seat } from '../engine/seats.ts';
import { seededStream } from '../hash/seeded-stream.ts';
import { guessedWorld, type SquadPosition } from './squad-worlds.ts';

export interface SquadChoice {
  readonly attribute: Attribute;
  /** The chance to win the match, 0 to 1: a share of imagined matches. */
  readonly odds: number;
}

/** Imagined matches a choice; their share strays by about three in a hundred. */
export const IMAGINED = 150;

const SQUAD = MODES.squad;

type Means = Pair<Readonly<Record<Attribute, number>>>;

/** What a deck has on each attribute on average: all that a simple player goes by. */
function meansOf({ decks }: SquadPosition): Means {
  return mapPair(decks, (deck) => {
    const mean = (attribute: Attribute) =>
      deck.reduce((sum, card) => sum + card.attributes[attribute], 0) / deck.length;
    return Object.fromEntries(ATTRIBUTES.map((each) => [each, mean(each)])) as Means[0];
  });
}

interface Moment {
  readonly table: Table;
  readonly strike: DeciderTable['strike'];
}

function decidersAt({ table, strike }: Moment): DeciderTable {
  return { mode: 'squad', rules: table.rules, fate: table.fate, rounds: table.rounds, strike };
}

/** Whose move it is, and what may be chosen. */
function moveAt(moment: Moment) {
  const deciders = decidersAt(moment);
  const step = nextStep(deciders);
  const picker = SQUAD.nextTurn(moment.table.rounds, moment.table.fate);
  return step === 'strike'
    ? { step, seat: otherSeat(picker), among: openDeciders(deciders) }
    : { step, seat: picker, among: pickable(deciders) };
}

function choose(moment: Moment, step: 'pick' | 'strike', seat: Seat, attribute: Attribute): Moment {
  if (step === 'strike') return { ...moment, strike: { attribute, byClock: false } };
  const { table } = moment;
  const round = playRound('squad', table, { attribute, pickedBy: seat, byClock: false });
  return { ...moment, table: { ...table, rounds: [...table.rounds, round] } };
}

/** Both play on by the lead of their own card over the other deck's average. */
function playOut(from: Moment, means: Means): Seat | null {
  let moment = from;
  let result = SQUAD.resultAfter(moment.table);
  while (result === null) {
    const { step, seat, among } = moveAt(moment);
    const card = SQUAD.cardFor(moment.table.openings[seat].cards, moment.table.rounds.length + 1);
    const theirs = means[otherSeat(seat)];
    const lead = (attribute: Attribute) => card.attributes[attribute] - theirs[attribute];
    const sign = step === 'strike' ? -1 : 1;
    const best = among.reduce((one, two) => (sign * (lead(two) - lead(one)) > 0 ? two : one));
    moment = choose(moment, step, seat, best);
    result = SQUAD.resultAfter(moment.table);
  }
  return result.winner;
}

/**
 * The chance to win the match with each legal pick or strike, best first: the share of matches won
 * that were imagined to the end, over line-ups that explain every value shown. The same position
 * imagines the same matches, and every choice is tried in each of them.
 */
export function squadOdds(position: SquadPosition): readonly SquadChoice[] {
  const { seat, rounds, struck } = position;
  const stream = seededStream('squad odds', JSON.stringify([seat, rounds, struck]), '', '');
  const strike = struck === null ? null : { attribute: struck, byClock: false };
  const means = meansOf(position);
  const won = new Map<Attribute, number>();
  for (let world = 0; world < IMAGINED; world += 1) {
    const moment = { table: guessedWorld(position, stream), strike };
    const { step, among } = moveAt(moment);
    for (const attribute of among) {
      const winner = playOut(choose(moment, step, seat, attribute), means);
      won.set(attribute, (won.get(attribute) ?? 0) + (winner === seat ? 1 : 0));
    }
  }
  return [...won]
    .map(([attribute, count]) => ({ attribute, odds: count / IMAGINED }))
    .sort((one, other) => other.odds - one.odds);
}
