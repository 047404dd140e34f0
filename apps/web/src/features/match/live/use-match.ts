import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../api/client.ts';
import type { Match } from '../match-types.ts';
import { followMatch, type Presence } from './follow-match.ts';

export interface LiveMatch {
  readonly match: Match | undefined;
  readonly error: unknown;
  /** The stream is open; without it the screen asks every five seconds and says so. */
  readonly connected: boolean;
  /** Server time minus ours: a phone with a wrong clock still counts down right. */
  readonly clockOffset: number;
  /** Shows an answer to an own action at once, before the stream repeats it. */
  readonly show: (match: Match) => void;
  readonly retry: () => void;
}

/** A match as it happens: the event stream resumes by itself, polling steps in while it is down. */
export function useMatch(id: string): LiveMatch {
  const [match, setMatch] = useState<Match>();
  const [error, setError] = useState<unknown>();
  const [connected, setConnected] = useState(true);
  const [clockOffset, setClockOffset] = useState(0);
  const latest = useRef<Match>(undefined);
  const offset = useRef(0);
  const [attempt, setAttempt] = useState(0);

  const there = useRef<Presence>(undefined);

  const show = useCallback((answer: Match) => {
    // An answer that was overtaken by the stream must not turn the clock back.
    if (answer.lastEventId < (latest.current?.lastEventId ?? -1)) return;
    // Only the stream knows who is there; the answer to a move knows of nobody but its sender.
    const next = there.current ? seated(answer, there.current) : answer;
    latest.current = next;
    offset.current = Date.parse(next.now) - Date.now();
    setClockOffset(offset.current);
    setMatch(next);
    setError(undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    latest.current = undefined;
    there.current = undefined;
    setMatch(undefined);
    setError(undefined);
    const abort = new AbortController();
    const load = () =>
      api('GET /api/matches/:id', { params: { id } }, { signal: abort.signal }).then(
        show,
        (fault) => {
          if (!abort.signal.aborted && !latest.current) setError(fault);
        },
      );
    const unfollow = followMatch(id, {
      load,
      latest: () => latest.current,
      serverNow: () => Date.now() + offset.current,
      onConnected: setConnected,
      onView: show,
      onPresence: (presence) => {
        there.current = presence;
        setMatch((before) => before && seated(before, presence));
      },
    });
    return () => {
      abort.abort();
      unfollow();
    };
  }, [id, show, attempt]);

  return {
    match,
    error,
    connected: connected || match?.phase === 'finished',
    clockOffset,
    show,
    retry: () => setAttempt((before) => before + 1),
  };
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
