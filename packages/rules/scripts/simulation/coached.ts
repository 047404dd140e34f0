import {
  type DuelChoice,
  duelOdds,
  duelPosition,
  matchView,
  type PickState,
  RARITIES,
} from '../../src/index.ts';
import { afterMove, kickOff, playOn, type Table } from './play-match.ts';
import type { Random } from './random.ts';
import { deal, type Shelf } from './shelf.ts';
import { count, type Tally } from './tally.ts';

const HAND = 3;
/** From here on the coach says that one choice is better than another. */
const CLEARLY = 0.03;
/** A difference below this is a small one. */
const PLAINLY = 0.15;

function tryOut(state: PickState, { attribute, strike }: DuelChoice, table: Table, random: Random) {
  const pick = { type: 'pick', attribute } as const;
  const after = afterMove(state, strike === null ? pick : { ...pick, strike });
  return playOn(after, table, random).result.winner === state.turn;
}

/** At one decision: its best choice and the next that is said to be worse, both played out. */
function compare(state: PickState, table: Table, random: Random, tally: Tally): void {
  const view = matchView(state, state.players[state.turn].address);
  const choices = duelOdds(duelPosition(view, table.hands));
  const best = choices[0]!;
  const second = choices.find(({ odds }) => odds < best.odds - CLEARLY);
  if (second === undefined) return;
  const gap = best.odds - second.odds < PLAINLY ? 'small' : 'plain';
  const wins = tryOut(state, best, table, random);
  count(tally, `${gap}, best`, wins);
  count(tally, `${gap}, second`, tryOut(state, second, table, random));
  count(tally, 'promised', best.odds);
  count(tally, 'kept', wins);
}

/** Is the coach right? Sharp players on both sides, decisions of rounds 2 and 3. */
export function coached(shelf: Shelf, random: Random, matches: number): Tally {
  const tally: Tally = {};
  for (let number = 0; number < matches; number += 1) {
    const rarity = RARITIES[number % RARITIES.length]!;
    const taken = new Set<number>();
    const hands = [
      deal(shelf, rarity, HAND, random, taken),
      deal(shelf, rarity, HAND, random, taken),
    ] as const;
    const table: Table = { mode: 'duel', hands, policies: ['sharp', 'sharp'] };
    const state = kickOff(table, random);
    compare(state, table, random, tally);
  }
  return tally;
}
