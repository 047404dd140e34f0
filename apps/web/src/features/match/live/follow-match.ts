import { type Pair, REACTIONS_AFTER_MS, type Reaction, reactionsShut } from '@goats/rules';
import { openEventLine } from '@goats/ui/api/event-line.ts';
import { serverNow } from '@goats/ui/server-clock.ts';
import type { Match } from '../match-types.ts';

export interface Presence {
  readonly watchers: number;
  readonly connected: readonly [boolean, boolean];
}

/** A face that somebody has just made, on the pitch or in the stand. */
export interface Made {
  readonly from: string;
  readonly reaction: Reaction;
}

interface Follower {
  /** Asks for the whole view. */
  load(): Promise<void>;
  latest(): Match | undefined;
  onConnected(connected: boolean): void;
  onView(match: Match): void;
  onPresence(presence: Presence): void;
  onReaction(made: Made): void;
  /** Which players want no faces of those who watch. */
  onHushed(by: Pair<boolean>): void;
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
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const line = openEventLine({
    connect: () => {
      const seen = follower.latest()?.lastEventId;
      const after = seen === undefined ? '' : `&after=${seen}`;
      const url = `/api/matches/${encodeURIComponent(id)}/events?stay=true${after}`;
      return new EventSource(url, { withCredentials: true });
    },
    hear: {
      view: (match: Match) => follower.onView(match),
      presence: (presence: Presence) => follower.onPresence(presence),
      reaction: (made: Made) => follower.onReaction(made),
      hushed: ({ by }: { by: Pair<boolean> }) => follower.onHushed(by),
      end: () => {
        stopLooking();
        leaving = setTimeout(stop, loudFor(follower.latest()));
      },
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
    clearTimeout(leaving);
    stopLooking();
  }

  function stopLooking(): void {
    clearInterval(fallback);
    window.removeEventListener('online', load);
    document.removeEventListener('visibilitychange', looked);
  }
  return stop;
}

/** For so long 'well played' may still be said. */
function loudFor(match: Match | undefined): number {
  if (!match?.result) return 0;
  const [finishedAt, now] = [Date.parse(match.result.finishedAt), serverNow()];
  const shut = reactionsShut({ kind: match.kind, finishedAt }, true, now) !== null;
  return shut ? 0 : finishedAt + REACTIONS_AFTER_MS - now;
}

function isOverdue({ deadline }: Match): boolean {
  return deadline !== null && Date.parse(deadline) + OVERDUE_MS < serverNow();
}
