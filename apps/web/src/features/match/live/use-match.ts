import type { Pair } from '@goats/rules';
import { api } from '@goats/ui/api/client.ts';
import { hearServerTime } from '@goats/ui/server-clock.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sessionSettled } from '../../wallet/sign-in.ts';
import type { Match } from '../match-types.ts';
import { followMatch, type Made, type Presence } from './follow-match.ts';

/** What is said beside the match. */
export interface Stand {
  /** Called with every face that is made from now on. */
  hear(listener: (made: Made) => void): () => void;
  /** Which players want none of those who watch. */
  readonly hushed: Pair<boolean>;
}

const NOBODY: Pair<boolean> = [false, false];

export interface LiveMatch {
  readonly match: Match | undefined;
  readonly error: unknown;
  /** The stream is open; without it the screen asks every five seconds and says so. */
  readonly connected: boolean;
  /** Shows an answer to an own action at once, before the stream repeats it. */
  readonly show: (match: Match) => void;
  /** Asks how it stands; throws when that is not to be learned now. */
  readonly look: () => Promise<void>;
  readonly retry: () => void;
  readonly stand: Stand;
}

/**
 * A match as it happens: the event stream resumes by itself, polling steps in while it is down, and
 * whoever signs in or out meanwhile gets a view of their own. `viewer` is the proven wallet.
 */
export function useMatch(id: string, viewer: string | null): LiveMatch {
  const [match, setMatch] = useState<Match>();
  const [error, setError] = useState<unknown>();
  const [connected, setConnected] = useState(true);
  const latest = useRef<Match>(undefined);
  const [attempt, setAttempt] = useState(0);
  const newest = useRef(0);
  const retry = useCallback(() => {
    newest.current += 1;
    setAttempt(newest.current);
  }, []);

  const there = useRef<Presence>(undefined);
  const [listeners] = useState(() => new Set<(made: Made) => void>());
  const [hushed, setHushed] = useState(NOBODY);
  const hear = useCallback<Stand['hear']>(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    [listeners],
  );
  const stand = useMemo(() => ({ hushed, hear }), [hushed, hear]);

  const show = useCallback(
    (answer: Match) => {
      // What was answered to somebody who has left is for nobody's eyes.
      if (attempt !== newest.current) return;
      // An answer that was overtaken by the stream must not turn the clock back.
      if (answer.lastEventId < (latest.current?.lastEventId ?? -1)) return;
      // Only the stream knows who is there; the answer to a move knows of nobody but its sender.
      const next = there.current ? seated(answer, there.current) : answer;
      latest.current = next;
      hearServerTime(Date.parse(next.now));
      setMatch(next);
      setError(undefined);
    },
    [attempt],
  );

  const look = useCallback(
    async (signal?: AbortSignal) => {
      show(await api('GET /api/matches/:id', { params: { id } }, signal ? { signal } : {}));
    },
    [id, show],
  );

  const seenAs = useRef(viewer);
  useEffect(() => {
    const before = seenAs.current;
    seenAs.current = viewer;
    if (isAnothersView(latest.current, before, viewer)) retry();
  }, [viewer, retry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    latest.current = undefined;
    there.current = undefined;
    setMatch(undefined);
    setError(undefined);
    setHushed(NOBODY);
    const abort = new AbortController();
    const load = () =>
      look(abort.signal).catch((fault) => {
        if (!abort.signal.aborted && !latest.current) setError(fault);
      });
    const follow = () =>
      followMatch(id, {
        load,
        latest: () => latest.current,
        onConnected: setConnected,
        onView: show,
        onPresence: (presence) => {
          there.current = presence;
          setMatch((before) => before && seated(before, presence));
        },
        onReaction: (made) => {
          for (const listener of listeners) listener(made);
        },
        onHushed: setHushed,
      });
    let unfollow: (() => void) | undefined;
    const begin = () => {
      if (!abort.signal.aborted) unfollow = follow();
    };
    // While somebody is being signed out, the server would still show the old player's hand.
    if (attempt === 0) begin();
    else void sessionSettled().then(begin, begin);
    return () => {
      abort.abort();
      unfollow?.();
    };
  }, [id, look]);

  return {
    match,
    error,
    connected: connected || match?.phase === 'finished',
    show,
    look,
    retry,
    stand,
  };
}

/** Whether what is shown belongs to an account that left, or lacks the seat of one that came. */
function isAnothersView(
  match: Match | undefined,
  before: string | null,
  now: string | null,
): boolean {
  if (before === now) return false;
  if (!match) return before !== null;
  if (before !== null && match.you === before) return true;
  return now !== null && match.you !== now && match.players.some(({ address }) => address === now);
}

function seated(match: Match, { watchers, connected }: Presence): Match {
  const [a, b] = match.players;
  return {
    ...match,
    watchers,
    players: [
      { ...a, connected: connected[0] || a.house },
      { ...b, connected: connected[1] || b.house },
    ],
  };
}
