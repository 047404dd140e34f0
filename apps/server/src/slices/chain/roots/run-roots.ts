import type { Chain, ChainKey } from '../../../chain/chain.ts';
import { readLatestTime } from '../../../chain/contract-reads.ts';
import type { Game } from '../../../game.ts';
import { readChainState } from '../chain-info-store.ts';
import { followOutbox } from '../outbox/follow-outbox.ts';
import { noteNothingNew } from './late-roots.ts';
import { makeRoot } from './make-root.ts';
import { activatePending, hasRoom, postWaiting } from './post-root.ts';
import {
  activeRoot,
  countsFrom,
  isAwaited,
  LOCK_MS,
  MOST_PENDING,
  newestRoot,
  pendingRoots,
  waitingRoot,
} from './root-store.ts';

const MINUTE_MS = 60_000;
/** A root that failed is tried again after this; a chain that is away must not be hammered. */
const AGAIN_MS = 15_000;
/** Long before anybody could freeze the Stadium over it, a root says again that nothing changed. */
const SILENCE_SHARE = 4;

/**
 * The duty of the instance that reads the chain: posts a root when it is time, lets one count whose
 * delay is over, and posts again what did not arrive. Called often; it looks at the clock first.
 *
 * `onlyAwaited`: what the chain says is in doubt, and a root is posted for whoever leaves and for nobody
 * else.
 *
 * `if (await holdLease(game, 'chain')) await runRoots(game)`
 */
export async function runRoots(
  game: Game,
  { onlyAwaited = false }: { readonly onlyAwaited?: boolean } = {},
): Promise<void> {
  const { chain, clock, roots } = game;
  const poster = chain?.keys.poster;
  if (!chain || !poster) return;
  const now = clock.now();
  if (now - roots.lookedAt < AGAIN_MS) return;
  // Also after a failure: what failed is tried again then, and not at once.
  roots.lookedAt = now;
  await roots.inTurn(async () => {
    // Before anything new is sent, and with complaints of its own: one that is stuck holds up no other.
    const trouble = await followOutbox(
      { game, chain, key: poster },
      chain.relay ? [chain.relay] : [],
    ).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    await advance(game, chain, { poster, now, onlyAwaited });
    if (trouble) throw trouble.error;
  });
}

async function advance(
  game: Game,
  chain: Chain,
  {
    poster,
    now,
    onlyAwaited,
  }: { readonly poster: ChainKey; readonly now: number; readonly onlyAwaited: boolean },
): Promise<void> {
  const { db } = game;
  // Nothing is ever posted again, and everybody leaves with the last root.
  if ((await readChainState(db))?.frozen) return;
  const waiting = await waitingRoot(db, now);
  if (waiting) {
    await postWaiting(game, chain, poster, waiting);
    return;
  }
  const active = await activeRoot(db);
  // Before the chain was read nothing is known of deposits either.
  if (!active) return;
  if (!(await hasRoom(db, poster))) return;
  const pending = await pendingRoots(db);
  const [oldest] = pending;
  if (oldest && (await readLatestTime(chain.rpc)) >= countsFrom(oldest, chain.terms)) {
    if (await activatePending(game, chain, poster)) return;
  } else if (pending.length >= MOST_PENDING) return;
  const newest = pending.at(-1) ?? active;
  const why = await whyNow(
    game,
    chain,
    { postedAt: newest.at, isPending: pending.length > 0 },
    now,
  );
  if (!why || (onlyAwaited && why !== 'leaving')) return;
  const made = await makeRoot(game, chain, { onlyIfNew: why === 'interval' });
  if (!made) {
    if (why === 'interval') {
      game.roots.nothingNewAt = now;
      await noteNothingNew(db, now);
    }
    return;
  }
  await postWaiting(game, chain, poster, made);
}

/** What calls for a root now: somebody who leaves, a long silence, or the schedule. */
async function whyNow(
  { db, config, roots }: Game,
  { terms }: Chain,
  { postedAt, isPending }: { readonly postedAt: Date; readonly isPending: boolean },
  now: number,
): Promise<'leaving' | 'silence' | 'interval' | undefined> {
  const lastAt = (await newestRoot(db, now))?.made_at.getTime() ?? 0;
  const silence = now - postedAt.getTime();
  if (await isAwaited(db, new Date(now - LOCK_MS), postedAt)) {
    // One for each who asks would fill the queue in minutes, and the next would wait for its oldest.
    const apart = (terms.rootDelaySeconds * 1000) / MOST_PENDING;
    return isPending && silence < apart ? undefined : 'leaving';
  }
  if (silence >= (terms.maxSilenceSeconds * 1000) / SILENCE_SHARE) {
    return 'silence';
  }
  const looked = Math.max(lastAt, roots.nothingNewAt);
  return now - looked >= config.chain.rootMinutes * MINUTE_MS ? 'interval' : undefined;
}
