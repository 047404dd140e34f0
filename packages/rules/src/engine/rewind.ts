import { TIMING } from '../economy/deadlines.ts';
import { bothOpen } from './evolve.ts';
import { drawFate } from './fate.ts';
import { MODES } from './modes.ts';
import { nextToAct } from './next-to-act.ts';
import { type MatchProof, openingsOf } from './proof.ts';
import { mapPair } from './seats.ts';
import type { FinishedState, PickState } from './state.ts';

/**
 * A finished match as it stood when round `next` was about to be chosen, a squad's strike included;
 * null when it never got there. Whoever asks 'what if' plays on from it with `apply`.
 */
export function rewind(state: FinishedState, next: number): PickState | null {
  const { fate, mode, rules, commitments, strike, result: _, finishedAt, ...base } = state;
  const openings = bothOpen(state.openings);
  const rounds = state.rounds.slice(0, next - 1);
  if (fate === null || openings === null || next < 2 || rounds.length < next - 1) return null;
  if (MODES[mode].resultAfter({ ...base, rules, openings, fate, rounds }) !== null) return null;
  const table = { mode, rules, fate, rounds, strike: null };
  // A duel's strike came with round 2; a squad's comes before round 5, and is chosen again.
  const struck = strike !== undefined && mode === 'duel' && next > 2;
  return {
    ...base,
    ...{ mode, commitments, openings, fate, rounds, phase: 'pick' },
    ...(rules === undefined ? {} : { rules }),
    ...(struck ? { strike } : {}),
    turn: nextToAct(table),
    deadline: finishedAt + base.timing.pickMs,
  };
}

/** The match that a proof speaks of: `matchOfProof(proof)`, once `verifyProof` has found it true. */
export function matchOfProof(proof: MatchProof): FinishedState {
  const { matchId: id, mode, rules, terms, players, serverSeed, strike, rounds, result } = proof;
  const openings = openingsOf(players);
  const open = bothOpen(openings);
  return {
    ...{ id, mode, terms, serverSeed, openings, rounds, result, timing: TIMING },
    ...(rules === undefined ? {} : { rules }),
    ...(strike === undefined ? {} : { strike }),
    players: mapPair(players, ({ address, house, announced }) => ({ address, house, announced })),
    commitments: mapPair(players, ({ commitment }) => commitment),
    fate: open && drawFate({ id, serverSeed, players }, open, mode === 'squad'),
    phase: 'finished',
    serverSeedHash: proof.serverSeedHash,
    startedAt: proof.startedAt,
    finishedAt: proof.finishedAt,
  };
}
