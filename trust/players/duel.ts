import { createHash } from 'node:crypto';
import { anyMove, commitmentOf, type MatchView } from '../../packages/rules/src/index.ts';
import type { HeldCard, Player } from './player.ts';
import type { Answer, Wire } from './wire.ts';

/** A staked duel as its two players remember it; the books must say the same. */
export interface Duel {
  readonly matchId: string;
  readonly challengeId: number;
  readonly stake: number;
  readonly players: readonly [Player, Player];
  readonly cards: readonly [HeldCard, HeldCard];
  /** Who picked what, as far as it was acknowledged. */
  readonly picks: { readonly by: string; readonly attribute: string }[];
}

/** Which wire each of the two speaks through: they may sit at different instances. */
export type Wires = readonly [Wire, Wire];

/** The share of moves that carry a key, as programs send them; browsers send none. */
export const KEYED_SHARE = 0.2;

const hex = (text: string) => createHash('sha256').update(text).digest('hex');

/** Opens a challenge and takes it, with keys, as the lobby's buttons do. */
export async function beginDuel(
  wires: Wires,
  players: readonly [Player, Player],
  stake = 10,
): Promise<Duel> {
  const [one, other] = players;
  const [a, b] = [nextCard(one), nextCard(other)];
  const opened = await one.surely(wires[0], 'POST', '/api/challenges', {
    challengerId: one.address,
    challengerNftId: a.id,
    hoofStake: stake,
    rarity: b.rarity,
    // The same two meet more often than the treasury adds a bonus to.
    minPool: 2 * stake,
  });
  if (opened.status !== 201) throw refused('challenge', opened);
  const accepted = await other.surely(wires[1], 'POST', '/api/challenges/accept', {
    challengeId: opened.body.id,
    accepterId: other.address,
    accepterNftId: b.id,
  });
  if (accepted.status !== 200) throw refused('accept', accepted);
  const { matchId } = accepted.body as { matchId: string };
  return { matchId, challengeId: opened.body.id, stake, players, cards: [a, b], picks: [] };
}

/** As much of a match as a player needs to go on. */
export interface View {
  readonly phase: 'commit' | 'open' | 'pick' | 'finished';
  readonly turn: string | null;
  readonly players: readonly { address: string; committed: boolean; opened: boolean }[];
  readonly rounds: readonly { attribute: string; pickedBy: string | null; byClock: boolean }[];
  readonly mode: MatchView['mode'];
  readonly step: MatchView['step'];
  readonly choices: MatchView['choices'];
  readonly deciders: MatchView['deciders'];
  readonly result?: { winner: string | null; reason: string; payouts: [number, number] };
}

export async function look(wire: Wire, duel: Duel, seat: 0 | 1 = 0): Promise<View> {
  const answer = await duel.players[seat].surely(wire, 'GET', `/api/matches/${duel.matchId}`);
  if (answer.status !== 200) throw refused('look', answer);
  return answer.body as View;
}

/**
 * Whatever the match waits for, by whoever it waits for: without a key, as browsers send it, or with
 * one. A refusal means that the clock was faster, or that a move nobody answered was made after all;
 * the next look tells.
 */
export async function move(wires: Wires, duel: Duel, view: View, keyed = false): Promise<void> {
  const path = `/api/matches/${duel.matchId}/actions`;
  const send = (seat: 0 | 1, body: object) =>
    duel.players[seat][keyed ? 'surely' : 'once'](wires[seat], 'POST', path, body);
  if (view.phase === 'pick') {
    const seat = view.turn === duel.players[0].address ? 0 : 1;
    const made = anyMove(view);
    const answer = await send(seat, made);
    if (answer.status === 200 && made.type === 'pick') {
      duel.picks.push({ by: duel.players[seat].address, attribute: made.attribute });
    }
    return;
  }
  for (const seat of [0, 1] as const) {
    const player = view.players[seat];
    if (view.phase === 'commit' && !player?.committed) await send(seat, commitBody(duel, seat));
    if (view.phase === 'open' && !player?.opened) await send(seat, openBody(duel, seat));
  }
}

export interface Pace {
  /** Sits between two looks. */
  readonly pause?: () => Promise<unknown>;
  /** Whether the next move carries a key. */
  readonly keyed?: () => boolean;
}

/** Plays on to the end, whatever breaks in between. */
export async function playOut(wires: Wires, duel: Duel, pace: Pace = {}): Promise<View> {
  for (let moves = 0; moves < 200; moves += 1) {
    const view = await look(wires[0], duel);
    if (view.phase === 'finished') return view;
    await move(wires, duel, view, pace.keyed?.());
    await pace.pause?.();
  }
  throw new Error(`match ${duel.matchId} does not end`);
}

function commitBody(duel: Duel, seat: 0 | 1): object {
  const { seed, salt } = secretOf(duel, seat);
  const commitment = commitmentOf({
    mode: 'duel',
    matchId: duel.matchId,
    address: duel.players[seat].address,
    cardIds: [duel.cards[seat].id],
    seed,
    salt,
  });
  return { type: 'commit', commitment };
}

function openBody(duel: Duel, seat: 0 | 1): object {
  return { type: 'open', cardId: duel.cards[seat].id, ...secretOf(duel, seat) };
}

function secretOf({ matchId, players }: Duel, seat: 0 | 1): { seed: string; salt: string } {
  const { address } = players[seat];
  return { seed: hex(`seed ${matchId} ${address}`), salt: hex(`salt ${matchId} ${address}`) };
}

function nextCard(player: Player): HeldCard {
  const card = player.cards.pop();
  if (!card) throw new Error('out of cards: play fewer matches or open larger packs');
  return card;
}

function refused(what: string, answer: Answer): Error {
  return new Error(`${what} refused: ${answer.status} ${JSON.stringify(answer.body)}`);
}
