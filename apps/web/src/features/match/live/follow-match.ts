import { serverNow } from '../../../ui/server-clock.ts';
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
  let stream: EventSource | undefined;
  let ended = false;

  function open(): void {
    stream?.close();
    stream = new EventSource(`/api/matches/${encodeURIComponent(id)}/events`, {
      withCredentials: true,
    });
    stream.addEventListener('open', () => follower.onConnected(true));
    stream.addEventListener('error', () => follower.onConnected(false));
    stream.addEventListener('view', (event) => {
      follower.onConnected(true);
      follower.onView(JSON.parse(event.data) as Match);
    });
    stream.addEventListener('presence', (event) =>
      follower.onPresence(JSON.parse(event.data) as Presence),
    );
    stream.addEventListener('end', () => {
      ended = true;
      stream?.close();
    });
  }

  function catchUp(): void {
    if (ended) return;
    void follower.load();
    if (stream?.readyState !== EventSource.OPEN) open();
  }
  // A phone that changes networks leaves a stream behind that nobody writes to any more.
  function cameOnline(): void {
    if (ended) return;
    open();
    void follower.load();
  }
  function wentOffline(): void {
    if (ended) return;
    stream?.close();
    follower.onConnected(false);
  }
  const looked = () => {
    if (document.visibilityState === 'visible') catchUp();
  };

  void follower.load();
  open();
  const fallback = setInterval(() => {
    const match = follower.latest();
    if (!match || ended) return;
    if (stream?.readyState === EventSource.OPEN && !isOverdue(match)) return;
    void follower.load();
    // A refusal closes a stream for good; only what is still trying is left to itself.
    if (stream?.readyState === EventSource.CLOSED) open();
  }, FALLBACK_MS);
  window.addEventListener('online', cameOnline);
  window.addEventListener('offline', wentOffline);
  document.addEventListener('visibilitychange', looked);
  return () => {
    stream?.close();
    clearInterval(fallback);
    window.removeEventListener('online', cameOnline);
    window.removeEventListener('offline', wentOffline);
    document.removeEventListener('visibilitychange', looked);
  };
}

function isOverdue({ deadline }: Match): boolean {
  return deadline !== null && Date.parse(deadline) + OVERDUE_MS < serverNow();
}
