import { commitmentOf } from '../../engine/commitment.ts';
import type { FinishedState } from '../../engine/state.ts';
import { secretFor } from '../../engine/test-matches.ts';
import { sha256Hex } from '../../hash/sha256.ts';
import type { AcceptCommand, OpenCommand } from '../opening/commands.ts';
import type { OpeningFacts } from '../opening/facts.ts';
import { NOON, type World, walletNamed } from '../test-facts.ts';
import { done } from '../test-world.ts';
import type { MatchFacts } from './facts.ts';
import type { MoveCommand } from './move.ts';

export const ALICE = walletNamed('a');
export const BILLY = walletNamed('b');
export const CAROL = walletNamed('c');

type Special<C> = Partial<Omit<C, 'type'>>;

/** A duel of 10 HOOF: `open(ALICE, 1, { kind: 'request' })` */
export function open(
  wallet: string,
  cardId?: number,
  special: Special<OpenCommand> = {},
): OpenCommand {
  const duel = { kind: 'challenge', mode: 'duel', house: false, stake: 10, at: NOON } as const;
  return { type: 'open', ...duel, wallet, cardId, ...special };
}

/** `accept(BILLY, opening, 2)` */
export function accept(
  wallet: string,
  { kind, id }: Pick<OpeningFacts, 'kind' | 'id'>,
  cardId?: number,
  special: Special<AcceptCommand> = {},
): AcceptCommand {
  const rest = { house: false, serverSeed: sha256Hex(`server ${id}`), at: NOON };
  return { type: 'accept', kind, id, wallet, cardId, ...rest, ...special };
}

/** Opened by one, taken by the other at once: `startDuel(world, [ALICE, 1], [BILLY, 2])` */
export function startDuel(
  world: World,
  [one, oneCard]: readonly [string, number],
  [other, otherCard]: readonly [string, number],
  special: Special<OpenCommand> = {},
): MatchFacts {
  const { opening } = done(world, open(one, oneCard, { minPool: 0, ...special }));
  const { at = NOON } = special;
  return done(world, accept(other, opening, otherCard, { at })).match;
}

export function matchOf(world: World, id: number): MatchFacts {
  return world.matches.get(id)!;
}

function partsOf(match: MatchFacts, address: string, cardIds: readonly number[]) {
  const { id: matchId, mode, players } = match.state;
  const secret = secretFor(matchId, players[0].address === address ? 0 : 1);
  return { parts: { mode, matchId, address, cardIds, ...secret }, secret };
}

type Moving = Extract<MoveCommand, { type: 'move' }>;

/** The hash of a player's card or line-up. */
export function commitTo(
  match: MatchFacts,
  address: string,
  cardIds: readonly number[],
  at = match.state.startedAt + 1,
): Moving {
  const { parts } = partsOf(match, address, cardIds);
  const move = { type: 'commit', commitment: commitmentOf(parts) } as const;
  return { type: 'move', matchId: match.id, address, move, at };
}

/** What the hash of `commitTo` stands for. */
export function openUp(
  match: MatchFacts,
  address: string,
  cardIds: readonly number[],
  at = match.state.startedAt + 2,
): Moving {
  const { secret } = partsOf(match, address, cardIds);
  const move = { type: 'open', cardIds, ...secret } as const;
  return { type: 'move', matchId: match.id, address, move, at };
}

/** Both bring what is named and open it: round 1 is played. */
export function bring(
  world: World,
  match: MatchFacts,
  cardIds: readonly [readonly number[], readonly number[]],
): void {
  const addresses = match.state.players.map(({ address }) => address);
  for (const [seat, address] of addresses.entries()) {
    done(world, commitTo(match, address, cardIds[seat]!));
  }
  for (const [seat, address] of addresses.entries()) {
    done(world, openUp(match, address, cardIds[seat]!));
  }
}

export function concede(match: MatchFacts, address: string, at = NOON + 5): Moving {
  return { type: 'move', matchId: match.id, address, move: { type: 'concede' }, at };
}

/** Nobody does anything any more: the clock plays the match to its end. */
export function letItRun(world: World, { id }: Pick<MatchFacts, 'id'>): FinishedState {
  for (;;) {
    const { state } = matchOf(world, id);
    if (state.phase === 'finished') return state;
    done(world, { type: 'time-out', matchId: id, at: state.deadline });
  }
}

/** Both bring what they announced, and the clock picks: a match that was played out. */
export function playOut(world: World, match: MatchFacts): FinishedState {
  const [one, other] = match.state.players;
  const ids = ({ announced }: typeof one) => [announced[0]!.id];
  bring(world, match, [ids(one), ids(other)]);
  return letItRun(world, match);
}
