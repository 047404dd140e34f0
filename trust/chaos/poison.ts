import type { Database } from '../../apps/server/src/db/database.ts';
import { beginDuel, look, move, type View } from '../players/duel.ts';
import type { Player } from '../players/player.ts';
import type { Wire } from '../players/wire.ts';
import type { Memory } from './season.ts';

/** The clock picks twice in a duel that nobody plays on, and then tries to settle it again and again. */
const TRIED_FOR_MS = 90_000;

/**
 * A match that can never be settled: behind the servers' back its vault lacks a hundredth, so that
 * whatever ends it meets a conflict, however often it is decided again. Everybody else has to get on;
 * and once the vault is whole again, the match has to end like any other.
 */
export async function poisonMatch(
  { db, wire, memory }: { readonly db: Database; readonly wire: Wire; readonly memory: Memory },
  players: readonly [Player, Player],
  meanwhile: (how: string, ms: number) => Promise<void>,
): Promise<void> {
  const wires = [wire, wire] as const;
  const duel = await beginDuel(wires, players);
  memory.duels.push({ duel, end: undefined as View | undefined });
  for (let view = await look(wire, duel); view.phase === 'commit' || view.phase === 'open'; ) {
    await move(wires, duel, view);
    view = await look(wire, duel);
  }
  await changeVault(db, duel.challengeId, -1);
  try {
    const path = `/api/matches/${duel.matchId}/actions`;
    const { status } = await players[0].once(wire, 'POST', path, { type: 'concede' });
    if (status === 200) memory.surprises.push('a vault that lacked something was paid out');
    await meanwhile('a match could not be settled', TRIED_FOR_MS);
  } finally {
    await changeVault(db, duel.challengeId, 1);
  }
}

/** No trigger would let this pass, so that none is asked. */
async function changeVault(db: Database, challenge: number, by: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query('update accounts set balance = balance + $2 where name = $1', [
      `challenge:${challenge}`,
      by,
    ]);
  });
}
