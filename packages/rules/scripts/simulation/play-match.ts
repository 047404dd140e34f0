import { decide } from '../../src/engine/decide.ts';
import { evolve } from '../../src/engine/evolve.ts';
import { benchOf } from '../../src/engine/fate.ts';
import { MODES } from '../../src/engine/modes.ts';
import { playFirstRound } from '../../src/engine/play-round.ts';
import { mapPair } from '../../src/engine/seats.ts';
import {
  ATTRIBUTES,
  type CrowdLead,
  crowdLead,
  crowdOf,
  highestOf,
  houseCard,
  houseLineup,
  houseMove,
  lowestOf,
  type MatchCard,
  type MatchMode,
  type MatchResult,
  type MatchState,
  type MatchView,
  type Move,
  matchView,
  type Pair,
  type PickState,
  type Round,
  RULES,
  STRENGTHS,
  type Strength,
  strikeGoesWith,
  TIMING,
} from '../../src/index.ts';
import type { Random } from './random.ts';

/** `best` is a player without judgement: its own highest, its own lowest crossed out. */
export const POLICIES = ['random', 'best', ...STRENGTHS] as const;
export type Policy = (typeof POLICIES)[number];

export interface Table {
  readonly mode: MatchMode;
  /** What either side could bring, the announced card first; a squad's deck of ten. */
  readonly hands: Pair<readonly MatchCard[]>;
  readonly policies: Pair<Policy>;
  /** What is really brought; left to the policies when absent. */
  readonly brought?: Pair<readonly MatchCard[]>;
}

const ADDRESSES: Pair<string> = ['seat-0', 'seat-1'];

function bring(table: Table, seat: 0 | 1, lead: CrowdLead, random: Random): readonly MatchCard[] {
  const own = table.hands[seat];
  const policy = table.policies[seat];
  if (table.mode === 'squad') return houseLineup(own, random.number);
  if (policy === 'best') return [own[0]!];
  if (policy === 'random') return [own[random.below(own.length)]!];
  const theirs = table.hands[seat === 0 ? 1 : 0];
  return [houseCard(policy, { own, theirs, lead }, random.number)];
}

/**
 * The state after kick-off, round 1 played by the engine itself. Only chance is drawn here instead
 * of hashed: a match costs a hundred hashes otherwise, and the rules do not care where it is from.
 */
export function kickOff(table: Table, random: Random): PickState {
  const { mode, hands } = table;
  const players = mapPair(hands, (hand, seat) => ({
    address: ADDRESSES[seat],
    house: false,
    announced: hand.slice(0, MODES[mode].deckSize),
  }));
  const crowd = crowdOf({ mode, rules: RULES, players }) ?? undefined;
  const cards = table.brought ?? [
    bring(table, 0, crowdLead({ crowd }, 0), random),
    bring(table, 1, crowdLead({ crowd }, 1), random),
  ];
  const openings = mapPair(cards, (own) => ({ cards: own, seed: null, salt: null }));
  const fate = {
    order: random.shuffle(ATTRIBUTES),
    coin: random.below(2) as 0 | 1,
    benches: mapPair(cards, (own, seat) =>
      mode === 'squad' ? random.shuffle(benchOf(players[seat].announced, own)) : [],
    ),
  };
  const first = playFirstRound(mode, { rules: RULES, players, openings, fate, rounds: [] });
  // One literal: a million states are copied from it, and the engine copies plain ones fastest.
  return {
    id: 'simulated',
    mode,
    rules: RULES,
    terms: { kind: 'practice' },
    timing: TIMING,
    players,
    serverSeed: '',
    serverSeedHash: '',
    startedAt: 0,
    commitments: [null, null],
    phase: 'pick',
    deadline: 1,
    openings,
    fate,
    rounds: [first],
    turn: MODES[mode].nextTurn([first], fate),
  };
}

function plainMove(state: PickState, view: MatchView, policy: 'best' | 'random', random: Random) {
  const { cards } = state.openings[state.turn];
  const card = MODES[state.mode].cardFor(cards, state.rounds.length + 1);
  const any = <T>(among: readonly T[]) => among[random.below(among.length)]!;
  if (view.step === 'strike') {
    const attribute = policy === 'best' ? lowestOf(card, view.choices) : any(view.choices);
    return { type: 'strike', attribute } as const;
  }
  const attribute = policy === 'best' ? highestOf(card, view.choices) : any(view.choices);
  if (!strikeGoesWith(view, attribute)) return { type: 'pick', attribute } as const;
  const strikes = view.deciders.map((decider) => decider.attribute);
  const strike = policy === 'best' ? lowestOf(card, strikes) : any(strikes);
  return { type: 'pick', attribute, strike } as const;
}

function choose(state: PickState, table: Table, random: Random): Move {
  const view = matchView(state, ADDRESSES[state.turn]);
  const policy = table.policies[state.turn];
  return policy === 'best' || policy === 'random'
    ? plainMove(state, view, policy, random)
    : houseMove(policy satisfies Strength, view, table.hands, random.number);
}

export interface Played {
  readonly rounds: readonly Round[];
  readonly result: MatchResult;
}

/** The state after a move that must be legal, or how the match ended with it. */
export function afterMove(state: PickState, move: Move): PickState | Played {
  const decision = decide(state, { ...move, seat: state.turn, at: 0 });
  if (typeof decision === 'string') throw new Error(decision);
  const last = decision.at(-1);
  if (last?.type === 'finished') {
    return { rounds: [...state.rounds, last.round!], result: last.result };
  }
  return decision.reduce<MatchState>(evolve, state) as PickState;
}

/** Plays on from any point of a match, every move decided by the engine. */
export function playOn(from: PickState | Played, table: Table, random: Random): Played {
  let state = from;
  while (!('result' in state)) state = afterMove(state, choose(state, table, random));
  return state;
}

export function playMatch(table: Table, random: Random): Played {
  return playOn(kickOff(table, random), table, random);
}
