import { type Attribute, isAttribute } from '../attributes.ts';
import { MOST_GIVEN_BACK_MS } from '../economy/deadlines.ts';
import { isStaked } from '../economy/payouts.ts';
import { isHex32 } from '../hash/hex32.ts';
import { highestOf } from './cards.ts';
import { commitmentOf } from './commitment.ts';
import { lowestOf, nextStep, openDeciders, pickable, strikesWith } from './deciders.ts';
import type { Action, MatchEvent } from './events.ts';
import { bothOpen, evolve } from './evolve.ts';
import { drawFate } from './fate.ts';
import { MODES } from './modes.ts';
import { nextToAct } from './next-to-act.ts';
import { playFirstRound, playRound } from './play-round.ts';
import type { Rejection } from './rejections.ts';
import { otherSeat, SEATS, type Seat } from './seats.ts';
import {
  type EndReason,
  type LiveState,
  type OpenState,
  type PickState,
  tableOf,
  usedAttributes,
} from './state.ts';

export type Decision = readonly MatchEvent[] | Rejection;

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** When both are open nobody has anything left to wait for: round 1 is drawn in the same step. */
function kickOffIfReady(state: OpenState, at: number): MatchEvent[] {
  const openings = bothOpen(state.openings);
  if (openings === null) return [];
  const fate = drawFate(state, openings, state.mode === 'squad');
  const { rules, players } = state;
  const table = { rules, players, openings, fate, rounds: [] };
  const round = playFirstRound(state.mode, table);
  const turn = MODES[state.mode].nextTurn([round], fate);
  return [{ type: 'kicked-off', round, turn, deadline: at + state.timing.pickMs, at }];
}

function beginOpening(state: LiveState, at: number): MatchEvent[] {
  const began: MatchEvent = { type: 'opening-began', deadline: at + state.timing.openMs, at };
  const opened = evolve(state, began);
  return opened.phase === 'open' ? [began, ...kickOffIfReady(opened, at)] : [began];
}

function decideCommit(state: LiveState, action: Of<'commit'>): Decision {
  if (state.phase !== 'commit') return 'commit/wrong-phase';
  if (state.commitments[action.seat] !== null) return 'commit/already-committed';
  if (!isHex32(action.commitment)) return 'commit/malformed';
  const { seat, commitment, at } = action;
  const committed: MatchEvent = { type: 'committed', seat, commitment, at };
  if (state.commitments[otherSeat(seat)] === null) return [committed];
  return [committed, ...beginOpening(evolve(state, committed) as LiveState, at)];
}

function decideOpen(state: LiveState, action: Of<'open'>): Decision {
  if (state.phase !== 'open') return 'open/wrong-phase';
  const { seat, seed, salt, at } = action;
  const commitment = state.commitments[seat];
  if (commitment === null) return 'open/nothing-committed';
  if (state.openings[seat] !== null) return 'open/already-opened';
  if (!isHex32(seed) || !isHex32(salt)) return 'open/malformed';
  const { address, announced } = state.players[seat];
  const cardIds = action.cards.map((card) => card.id);
  const parts = { mode: state.mode, matchId: state.id, address, cardIds, seed, salt };
  if (commitmentOf(parts) !== commitment) return 'open/commitment-mismatch';
  const cards = MODES[state.mode].readLineup(announced, action.cards);
  if (typeof cards === 'string') return cards;
  const opened: MatchEvent = { type: 'opened', seat, cards, seed, salt, at };
  return [opened, ...kickOffIfReady(evolve(state, opened) as OpenState, at)];
}

interface Choice {
  readonly attribute: Attribute;
  /** The decider that goes with the pick; null where none does. */
  readonly strike: Attribute | null;
  readonly byClock: boolean;
}

function playPick(state: PickState, { attribute, strike, byClock }: Choice, at: number) {
  const rules = MODES[state.mode];
  const { turn, deadline } = state;
  const struck: MatchEvent[] =
    strike === null
      ? []
      : [{ type: 'struck', seat: turn, attribute: strike, byClock, turn, deadline, at }];
  const table = strike === null ? state : { ...state, strike: { attribute: strike, byClock } };
  const round = playRound(state.mode, table, { attribute, pickedBy: turn, byClock });
  const rounds = [...state.rounds, round];
  const result = rules.resultAfter({ ...state, rounds });
  const next = {
    turn: nextToAct({ ...tableOf(state), fate: state.fate, rounds }),
    deadline: at + state.timing.pickMs,
  };
  const event: MatchEvent =
    result === null
      ? { type: 'round-played', round, ...next, at }
      : { type: 'finished', round, result, at };
  return [...struck, event];
}

function decidePick(state: LiveState, action: Of<'pick'>): Decision {
  if (state.phase !== 'pick') return 'pick/wrong-phase';
  if (state.turn !== action.seat) return 'pick/not-your-turn';
  const { attribute, strike = null } = action;
  if (!isAttribute(attribute)) return 'pick/unknown-attribute';
  if (strike !== null && !isAttribute(strike)) return 'pick/unknown-attribute';
  const table = tableOf(state);
  if (nextStep(table) === 'strike') return 'pick/strike-missing';
  if (usedAttributes(state.rounds).includes(attribute)) return 'pick/attribute-used';
  if (!pickable(table).includes(attribute)) return 'pick/not-a-decider';
  const strikes = strikesWith(table, attribute);
  if (strike === null && strikes.length > 0) return 'pick/strike-missing';
  if (strike !== null && !strikes.includes(strike)) return 'pick/strike-refused';
  return playPick(state, { attribute, strike, byClock: false }, action.at);
}

function strikeOut(state: PickState, attribute: Attribute, byClock: boolean, at: number) {
  const { turn: seat, timing } = state;
  const next = { turn: otherSeat(seat), deadline: at + timing.pickMs };
  const struck: MatchEvent = { type: 'struck', seat, attribute, byClock, ...next, at };
  return [struck];
}

function decideStrike(state: LiveState, action: Of<'strike'>): Decision {
  if (state.phase !== 'pick') return 'pick/wrong-phase';
  if (state.turn !== action.seat) return 'pick/not-your-turn';
  if (!isAttribute(action.attribute)) return 'pick/unknown-attribute';
  const table = tableOf(state);
  const open = nextStep(table) === 'strike' ? openDeciders(table) : [];
  if (!open.includes(action.attribute)) return 'pick/strike-refused';
  return strikeOut(state, action.attribute, false, action.at);
}

/** What the clock does for whoever let the time run out: the best pick, the lowest crossed out. */
function actByClock(state: PickState, at: number): Decision {
  const { cards } = state.openings[state.turn];
  const card = MODES[state.mode].cardFor(cards, state.rounds.length + 1);
  const table = tableOf(state);
  if (nextStep(table) === 'strike') {
    return strikeOut(state, lowestOf(card, openDeciders(table)), true, at);
  }
  const attribute = highestOf(card, pickable(table));
  const strikes = strikesWith(table, attribute);
  const strike = strikes.length === 0 ? null : lowestOf(card, strikes);
  return playPick(state, { attribute, strike, byClock: true }, at);
}

function finishWith(winner: Seat | null, reason: EndReason, at: number) {
  const event: MatchEvent = { type: 'finished', round: null, result: { winner, reason }, at };
  return [event];
}

function decideTimeout(state: LiveState, at: number): Decision {
  if (at < state.deadline) return 'timeout/too-early';
  switch (state.phase) {
    case 'commit':
      return beginOpening(state, at);
    case 'open': {
      const opened = SEATS.filter((seat) => state.openings[seat] !== null);
      return opened[0] === undefined
        ? finishWith(null, 'void', at)
        : finishWith(opened[0], 'forfeited', at);
    }
    case 'pick':
      return actByClock(state, at);
  }
}

function decideGiveBack(state: LiveState, { ms, at }: Of<'give-back'>): Decision {
  if (!Number.isSafeInteger(ms) || ms <= 0) return 'give-back/malformed';
  if (isStaked(state.terms) && (state.givenBack ?? 0) + ms > MOST_GIVEN_BACK_MS) {
    return finishWith(null, 'outage', at);
  }
  return [{ type: 'time-given-back', deadline: state.deadline + ms, at }];
}

/** What an action makes happen, or why it may not. */
export function decide(state: LiveState, action: Action): Decision {
  switch (action.type) {
    case 'concede':
      return finishWith(otherSeat(action.seat), 'conceded', action.at);
    case 'timeout':
      return decideTimeout(state, action.at);
    case 'give-back':
      return decideGiveBack(state, action);
  }
  if (action.at >= state.deadline) return 'match/deadline-passed';
  switch (action.type) {
    case 'commit':
      return decideCommit(state, action);
    case 'open':
      return decideOpen(state, action);
    case 'pick':
      return decidePick(state, action);
    case 'strike':
      return decideStrike(state, action);
  }
}
