import { ATTRIBUTES, type Attribute, type Attributes } from '../attributes.ts';
import { type SeededStream, seededStream } from '../hash/seeded-stream.ts';
import { sha256Hex } from '../hash/sha256.ts';
import { ATTRIBUTE_RANGES, type Rarity } from '../rarity.ts';
import { apply } from './apply.ts';
import { highestOf, type MatchCard } from './cards.ts';
import { commitmentOf, type MatchMode } from './commitment.ts';
import { lowestOf, nextStep, openDeciders, pickable, strikesWith } from './deciders.ts';
import type { Action } from './events.ts';
import type { Pair, Seat } from './seats.ts';
import { type MatchSetup, startMatch } from './setup.ts';
import { type FinishedState, type MatchState, type PickState, tableOf } from './state.ts';

export const ALICE = '0xA11ce000000000000000000000000000000A11cE';
export const BILLY = '0xB1119000000000000000000000000000000B1119';
export const START = 1_750_000_000_000;

/** `testCard(7, 'Rare', 80, { pace: 90 })` */
export function testCard(
  id: number,
  rarity: Rarity,
  base: number,
  special: Partial<Attributes> = {},
): MatchCard {
  const flat = Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, base]));
  return { id, rarity, attributes: { ...flat, ...special } as Attributes };
}

/** A card inside its tier's range, from a stream. */
export function randomCard(id: number, rarity: Rarity, stream: SeededStream): MatchCard {
  const { min, max } = ATTRIBUTE_RANGES[rarity];
  const values = ATTRIBUTES.map((attribute) => [attribute, min + stream.int(max - min + 1)]);
  return { id, rarity, attributes: Object.fromEntries(values) as Attributes };
}

/** `deck(100, 'Rare', 75)`: ten equal cards with ids 100 to 109. */
export function testDeck(firstId: number, rarity: Rarity, base: number): MatchCard[] {
  return Array.from({ length: 10 }, (_, i) => testCard(firstId + i, rarity, base));
}

export interface TestMatch extends Partial<MatchSetup> {
  readonly cards: Pair<readonly MatchCard[]>;
}

/** A frozen match in the commit phase; a bad setup fails the test at once. */
export function begin({ cards, ...rest }: TestMatch): MatchState {
  const outcome = startMatch(
    {
      id: 'match-1',
      mode: 'duel',
      terms: { kind: 'request', stake: 1000, bonusGranted: true },
      players: [
        { address: ALICE, house: false, announced: cards[0] },
        { address: BILLY, house: true, announced: cards[1] },
      ],
      serverSeed: sha256Hex('server'),
      startedAt: START,
      ...rest,
    },
    { freeze: true },
  );
  if (!outcome.ok) throw new Error(outcome.rejection);
  return outcome.state;
}

/** Applies an action that must be legal. */
export function act(state: MatchState, action: Action): MatchState {
  const outcome = apply(state, action, { freeze: true });
  if (!outcome.ok) throw new Error(outcome.rejection);
  return outcome.state;
}

/** The rejection of an action that must be illegal. */
export function refusal(state: MatchState, action: Action): string {
  const outcome = apply(state, action);
  return outcome.ok ? 'accepted' : outcome.rejection;
}

/** Lets the running deadline pass. */
export function expire(state: MatchState): MatchState {
  if (state.phase === 'finished') throw new Error('already finished');
  return act(state, { type: 'timeout', at: state.deadline });
}

export interface Secret {
  readonly seed: string;
  readonly salt: string;
}

/** `secretFor('m1', 0)`: seeds that differ by match and seat. */
export function secretFor(matchId: string, seat: Seat, salt = ''): Secret {
  return {
    seed: sha256Hex(`seed|${matchId}|${seat}|${salt}`),
    salt: sha256Hex(`salt|${matchId}|${seat}|${salt}`),
  };
}

export function commitAction(
  state: MatchState,
  seat: Seat,
  cards: readonly MatchCard[],
  secret: Secret = secretFor(state.id, seat),
  at = state.startedAt + 1,
): Extract<Action, { type: 'commit' }> {
  const commitment = commitmentOf({
    mode: state.mode,
    matchId: state.id,
    address: state.players[seat].address,
    cardIds: cards.map((card) => card.id),
    ...secret,
  });
  return { type: 'commit', seat, commitment, at };
}

export function openAction(
  state: MatchState,
  seat: Seat,
  cards: readonly MatchCard[],
  secret: Secret = secretFor(state.id, seat),
  at = state.startedAt + 2,
): Extract<Action, { type: 'open' }> {
  return { type: 'open', seat, cards, ...secret, at };
}

/** Commits and opens for both seats: the state is then in the pick phase. */
export function kickOff(match: TestMatch, brought: Pair<readonly MatchCard[]>): MatchState {
  let state = begin(match);
  for (const seat of [0, 1] as const) state = act(state, commitAction(state, seat, brought[seat]));
  for (const seat of [0, 1] as const) state = act(state, openAction(state, seat, brought[seat]));
  return state;
}

/** Picks for whoever is to pick; where a decider must go with it, the first that may. */
export function pick(state: MatchState, attribute: Attribute, strike?: Attribute): MatchState {
  if (state.phase !== 'pick') throw new Error(`cannot pick in the ${state.phase} phase`);
  return act(state, {
    ...{ type: 'pick', seat: state.turn, attribute, at: state.deadline - 1 },
    strike: strike ?? strikesWith(tableOf(state), attribute)[0],
  });
}

/** Crosses out for whoever is to: a squad at 2:2. */
export function strike(state: MatchState, attribute: Attribute): MatchState {
  if (state.phase !== 'pick') throw new Error(`cannot strike in the ${state.phase} phase`);
  return act(state, { type: 'strike', seat: state.turn, attribute, at: state.deadline - 1 });
}

/** One legal step of whoever is to act; `choose` takes one of what may be picked or crossed out. */
export function step(
  state: PickState,
  choose: (among: readonly Attribute[]) => Attribute = ([first]) => first!,
): MatchState {
  const table = tableOf(state);
  if (nextStep(table) === 'strike') return strike(state, choose(openDeciders(table)));
  const attribute = choose(pickable(table));
  const strikes = strikesWith(table, attribute);
  return pick(state, attribute, strikes.length > 0 ? choose(strikes) : undefined);
}

/** The same match as it was before deciders and crowd. */
export function byOlderRules(state: MatchState): MatchState {
  const { rules: _, ...older } = state;
  return older as MatchState;
}

/** The same match as it was when the crowd had one number and ties fell on what was crossed out. */
export function byRules2(state: MatchState): MatchState {
  return { ...state, rules: 2 };
}

/** Plays on, each side with its own best and without its own lowest, until the match is over. */
export function playOn(state: MatchState): FinishedState {
  let current = state;
  while (current.phase === 'pick') {
    const { cards } = current.openings[current.turn];
    const card = cards[current.mode === 'duel' ? 0 : current.rounds.length]!;
    const table = tableOf(current);
    if (nextStep(table) === 'strike') {
      current = strike(current, lowestOf(card, openDeciders(table)));
    } else {
      const attribute = highestOf(card, pickable(table));
      const strikes = strikesWith(table, attribute);
      current = pick(current, attribute, strikes.length > 0 ? lowestOf(card, strikes) : undefined);
    }
  }
  if (current.phase !== 'finished') throw new Error(`stopped in the ${current.phase} phase`);
  return current;
}

/** A whole random match setup, reproducible from its number. */
export function randomMatch(number: number, mode: MatchMode) {
  const stream = seededStream('test-match', String(number), mode, 'setup');
  const tiers = ['Common', 'Rare', 'Epic', 'Legendary'] as const;
  const tier = () => tiers[stream.int(4)]!;
  const hand = (firstId: number) =>
    mode === 'duel'
      ? [randomCard(firstId, tier(), stream)]
      : Array.from({ length: 10 }, (_, i) => randomCard(firstId + i, tier(), stream));
  const announced: Pair<MatchCard[]> = [hand(70_001), hand(80_001)];
  const brought = ([0, 1] as const).map((seat) => {
    const own = announced[seat];
    if (mode === 'squad') return stream.shuffle(own).slice(0, 5);
    const swap = randomCard(own[0]!.id + 5_000, own[0]!.rarity, stream);
    return stream.bit() === 1 ? [swap] : own;
  }) as unknown as Pair<MatchCard[]>;
  const stake = [1000, 2500, 5000, 7500, 10_000][stream.int(5)]!;
  const kind = mode === 'duel' && stream.bit() === 1 ? 'challenge' : 'request';
  const match: TestMatch = {
    id: `fuzz-${mode}-${number}`,
    mode,
    cards: announced,
    terms: { kind, stake, bonusGranted: stream.bit() === 1 },
    serverSeed: sha256Hex(`server ${mode} ${number}`),
  };
  return { match, brought, stream };
}
