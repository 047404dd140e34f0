import {
  type Attribute,
  apply,
  commitmentOf,
  type FinishedState,
  highestOf,
  housePick,
  type MatchCard,
  type MatchMode,
  type MatchState,
  matchView,
  nextStep,
  type Outcome,
  type PickState,
  pickable,
  SEATS,
  type SeededStream,
  sha256Hex,
  startMatch,
  strikesWith,
  tableOf,
} from '../src/index.ts';
import type { SimulatedCard } from './card-provider.ts';

export const POLICIES = ['best', 'house', 'random'] as const;
export type Policy = (typeof POLICIES)[number];

type Decks = readonly [readonly MatchCard[], readonly MatchCard[]];

function choose(state: PickState, policy: Policy, stream: SeededStream): Attribute {
  const open = pickable(tableOf(state));
  if (policy === 'house') {
    const random = () => stream.int(1_000_000) / 1_000_000;
    return housePick(matchView(state, state.players[state.turn].address), random);
  }
  if (policy === 'random') {
    return open[stream.int(open.length)]!;
  }
  const { cards } = state.openings[state.turn];
  return highestOf(cards[state.mode === 'duel' ? 0 : state.rounds.length]!, open);
}

function must(outcome: Outcome): MatchState {
  if (!outcome.ok) throw new Error(outcome.rejection);
  return outcome.state;
}

/** Whoever brings other cards than announced commits to them and opens; the rest stay silent. */
function bringCards(state: MatchState, brought: Decks): MatchState {
  let current = state;
  const swaps = SEATS.filter((seat) => brought[seat] !== state.players[seat].announced);
  const [seed, salt] = [sha256Hex(`seed ${state.id}`), sha256Hex(`salt ${state.id}`)];
  for (const seat of swaps) {
    const { address } = state.players[seat];
    const cardIds = brought[seat].map((card) => card.id);
    const parts = { mode: state.mode, matchId: state.id, address, cardIds, seed, salt };
    current = must(
      apply(current, { type: 'commit', seat, commitment: commitmentOf(parts), at: 0 }),
    );
  }
  if (current.phase === 'commit')
    current = must(apply(current, { type: 'timeout', at: current.deadline }));
  for (const seat of swaps) {
    const at = state.startedAt;
    current = must(apply(current, { type: 'open', seat, cards: brought[seat], seed, salt, at }));
  }
  return current;
}

/** One whole match through the real engine. */
export function simulateMatch(
  number: number,
  mode: MatchMode,
  decks: Decks,
  swaps: readonly [SimulatedCard | null, SimulatedCard | null],
  policies: readonly [Policy, Policy],
  stream: SeededStream,
): FinishedState {
  const started = startMatch({
    id: String(number),
    mode,
    terms: { kind: 'practice' },
    players: [
      { address: 'seat-0', house: false, announced: decks[0] },
      { address: 'seat-1', house: false, announced: decks[1] },
    ],
    serverSeed: sha256Hex(`simulation ${number}`),
    startedAt: 0,
  });
  if (!started.ok) throw new Error(started.rejection);
  const { state: fresh } = started;
  let state = bringCards(fresh, [
    swaps[0] === null ? fresh.players[0].announced : [swaps[0]],
    swaps[1] === null ? fresh.players[1].announced : [swaps[1]],
  ]);
  while (state.phase === 'pick') {
    const at = state.deadline - 1;
    if (nextStep(tableOf(state)) === 'strike') {
      state = must(apply(state, { type: 'timeout', at: state.deadline }));
      continue;
    }
    const attribute = choose(state, policies[state.turn], stream);
    const strike = strikesWith(tableOf(state), attribute)[0];
    state = must(apply(state, { type: 'pick', seat: state.turn, attribute, strike, at }));
  }
  if (state.phase !== 'finished') throw new Error(`stopped in the ${state.phase} phase`);
  return state;
}
