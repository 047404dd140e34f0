import { ApiError, type LockedSecret } from '@goats/contract';
import { api } from '@goats/ui/api/client.ts';
import type { MatchSecret } from '../match-types.ts';
import { keepLock, keptLock, type Lock, lockSecret, openSecret } from './lock.ts';

const ANSWER_MS = 10_000;

/** Leaves it with the server, locked, for one's other devices. */
export async function leaveLocked(
  lock: Lock,
  matchId: string,
  address: string,
  secret: MatchSecret,
): Promise<void> {
  const body = await lockSecret(lock, { matchId, address }, secret);
  const signal = AbortSignal.timeout(ANSWER_MS);
  await api('PUT /api/matches/:id/secret', { params: { id: matchId }, body }, { signal });
  keepLock(address, lock);
}

/** With the lock of an earlier match, and without a question. False: there is none, or the line is down. */
export async function leaveWithKeptLock(
  matchId: string,
  address: string,
  secret: MatchSecret,
): Promise<boolean> {
  const lock = keptLock(address);
  if (!lock) return false;
  return leaveLocked(lock, matchId, address, secret).then(
    () => true,
    () => false,
  );
}

/** What another device left, and its secret where this one knows the lock already. */
export async function findLocked(
  matchId: string,
  address: string,
): Promise<
  { readonly locked: LockedSecret; readonly secret: MatchSecret | undefined } | undefined
> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await api(
    'GET /api/matches/:id/secret',
    { params: { id: matchId } },
    { signal },
  ).catch((error: unknown) => {
    // A server of the release before keeps none.
    if (error instanceof ApiError && error.status === 404) return { locked: null };
    throw error;
  });
  const { locked } = answer;
  if (!locked) return undefined;
  const lock = keptLock(address);
  return { locked, secret: lock && (await openSecret(lock, { matchId, address }, locked)) };
}
