import { openEventLine } from '@goats/ui/api/event-line.ts';
import { serverNow } from '@goats/ui/server-clock.ts';
import type { Match } from '../match-types.ts';

export interface Presence {
  readonly watchers: number;
  readonly connected: readonly [boolean, boolean];
}

interface Follower {
  /** Asks for the whole view. */
  load(): Promise<void>;
  latest(): Match | undefined;
  onConnected(connected: boolean): void;
  onView(match: Match): void;
  onPresence(presence: Presence): void;
}

const FALLBACK_MS = 5_000;
/** A view that is this much past its deadline was missed: a dead line looks like a quiet one. */
const OVERDUE_MS = 4_000;

/**
 * Keeps a screen in step with its match until the answer is called: by the stream, by asking every
 * five seconds while there is none, and at once when the network or the visitor comes back.
 */
export function followMatch(id: string, follower: Follower): () => void {
  let connected = false;

  const line = openEventLine({
    connect: () => {
      const seen = follower.latest()?.lastEventId;
      const after = seen === undefined ? '' : `?after=${seen}`;
      const url = `/api/matches/${encodeURIComponent(id)}/events${after}`;
      return new EventSource(url, { withCredentials: true });
    },
    hear: {
      view: (match: Match) => follower.onView(match),
      presence: (presence: Presence) => follower.onPresence(presence),
      end: () => stop(),
    },
    alive: (alive) => {
      connected = alive;
      follower.onConnected(alive);
      // Whoever has seen the end is refused: there is nothing left to come back for.
      if (!alive && follower.latest()?.phase === 'finished') stop();
    },
    afterRefusalMs: FALLBACK_MS,
  });
  const load = () => void follower.load();
  const looked = () => {
    if (document.visibilityState === 'visible') load();
  };
  const fallback = setInterval(() => {
    const match = follower.latest();
    if (match && (!connected || isOverdue(match))) load();
  }, FALLBACK_MS);
  window.addEventListener('online', load);
  document.addEventListener('visibilitychange', looked);
  load();

  function stop(): void {
    line.close();
    clearInterval(fallback);
    window.removeEventListener('online', load);
    document.removeEventListener('visibilitychange', looked);
  }
  return stop;
}

function isOverdue({ deadline }: Match): boolean {
  return deadline !== null && Date.parse(deadline) + OVERDUE_MS < serverNow();
}
