import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import type { Match } from './match-types.ts';

export interface LiveMatch {
  readonly match: Match | undefined;
  readonly error: unknown;
  /** The stream is open; without it the screen asks every five seconds and says so. */
  readonly connected: boolean;
  /** Server time minus ours: a phone with a wrong clock still counts down right. */
  readonly clockOffset: number;
  /** Shows an answer to an own action at once, before the stream repeats it. */
  readonly show: (match: Match) => void;
}

const FALLBACK_MS = 5_000;

/** A match as it happens: the event stream resumes by itself, polling steps in while it is down. */
export function useMatch(id: string): LiveMatch {
  const [match, setMatch] = useState<Match>();
  const [error, setError] = useState<unknown>();
  const [connected, setConnected] = useState(false);
  const [clockOffset, setClockOffset] = useState(0);
  const latest = useRef(-1);

  const show = useCallback((next: Match) => {
    // An answer that was overtaken by the stream must not turn the clock back.
    if (next.lastEventId < latest.current) return;
    latest.current = next.lastEventId;
    setClockOffset(Date.parse(next.now) - Date.now());
    setMatch(next);
    setError(undefined);
  }, []);

  useEffect(() => {
    latest.current = -1;
    setMatch(undefined);
    const abort = new AbortController();
    const load = () =>
      api('GET /api/matches/:id', { params: { id } }, { signal: abort.signal }).then(
        show,
        (fault) => {
          if (!abort.signal.aborted && latest.current === -1) setError(fault);
        },
      );
    void load();

    const stream = new EventSource(`/api/matches/${encodeURIComponent(id)}/events`, {
      withCredentials: true,
    });
    stream.addEventListener('open', () => setConnected(true));
    stream.addEventListener('error', () => setConnected(false));
    stream.addEventListener('view', (event) => {
      setConnected(true);
      show(JSON.parse(event.data) as Match);
    });
    stream.addEventListener('presence', (event) => {
      const { watchers, connected: there } = JSON.parse(event.data) as {
        watchers: number;
        connected: [boolean, boolean];
      };
      setMatch((before) => before && { ...before, watchers, players: seated(before, there) });
    });
    stream.addEventListener('end', () => stream.close());
    const fallback = setInterval(() => {
      if (stream.readyState !== EventSource.OPEN && latest.current >= 0) void load();
    }, FALLBACK_MS);
    return () => {
      abort.abort();
      stream.close();
      clearInterval(fallback);
    };
  }, [id, show]);

  return { match, error, connected: connected || match?.phase === 'finished', clockOffset, show };
}

function seated(match: Match, there: [boolean, boolean]): Match['players'] {
  const [a, b] = match.players;
  return [
    { ...a, connected: there[0] || a.house },
    { ...b, connected: there[1] || b.house },
  ];
}
