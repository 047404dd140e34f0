import type { ChannelGreeting } from '@goats/contract';
import {
  type EventLine,
  LOOK_MS,
  OVERDUE_MS,
  openEventLine,
  SILENCE_MS,
} from '@goats/ui/api/event-line.ts';
import { type Balance, type Heard, isNews, type OwnEvent, type Turn } from './channel-events.ts';

/**
 * A browser opens six connections to a server and no more: with a line for every tab the sixth tab
 * could not even load. So one tab of a browser holds the line and passes on what it hears; when it
 * closes, or falls asleep, the next one takes over where it was.
 */
export interface OneLine {
  close(): void;
}

export interface LineParts {
  /** Opens the stream of the server. */
  readonly connect: (after: number | null) => EventSource;
  /** What the tabs of this browser say to each other; absent where a browser has none. */
  readonly tabs: BroadcastChannel | null;
  /**
   * Calls `begin` when this tab may hold the line, which is at once for one that takes it away from
   * another; absent: every tab has its own. Fails when the line was taken away again.
   */
  readonly lock: ((take: boolean, signal: AbortSignal, begin: () => void) => Promise<void>) | null;
}

export interface LineEars {
  hear(heard: Heard): void;
  /** Whether anything would be heard. */
  alive(alive: boolean): void;
}

type Said =
  | { readonly says: 'heard'; readonly heard: Heard }
  /** Also with every beat: a tab that sleeps holds the line and says nothing. */
  | { readonly says: 'alive'; readonly alive: boolean }
  /** Somebody wants to know how things stand. */
  | { readonly says: 'hello' };

const AFTER_REFUSAL_MS = 15_000;

export function openLine(parts: LineParts, ears: LineEars): OneLine {
  const { tabs } = parts;
  const turns = new Map<string, Turn>();
  const known = new Set<number>();
  let greeting: ChannelGreeting | undefined;
  let balance: Balance | undefined;
  let last: number | null = null;
  let line: EventLine | undefined;
  let alive = false;
  let attempt = new AbortController();
  /** When the tab that holds the line said something, and when it was asked whether it is there. */
  let wordAt = Date.now();
  let askedAt = 0;

  const say = (said: Said) => tabs?.postMessage(said);

  function hear(heard: Heard): void {
    if (heard.kind === 'greeting') {
      greeting = heard.greeting;
      for (const id of turns.keys()) if (!greeting.matches.includes(id)) turns.delete(id);
    } else if (heard.kind === 'own') {
      const { event } = heard;
      if (isNews(event)) {
        // Told by the line that was and by the one that took over. A lower number may still be new:
        // the database gives them before it commits.
        if (known.has(event.id)) return;
        known.add(event.id);
        last = Math.max(last ?? 0, event.id);
      } else if (event.type === 'balance') balance = event;
      else if (event.phase === 'finished') turns.delete(event.matchId);
      else turns.set(event.matchId, event);
    }
    ears.hear(heard);
  }

  function live(next: boolean): void {
    alive = next;
    ears.alive(next);
  }

  function liveForAll(next: boolean): void {
    live(next);
    say({ says: 'alive', alive: next });
  }

  function hold(): void {
    // A tab that was closed or crashed has told nobody: what happened until now is lost.
    liveForAll(false);
    const pass = (heard: Heard) => {
      hear(heard);
      say({ says: 'heard', heard });
    };
    line = openEventLine({
      connect: () => parts.connect(last),
      hear: {
        message: (event: OwnEvent) => pass({ kind: 'own', event }),
        greeting: (told: ChannelGreeting) => pass({ kind: 'greeting', greeting: told }),
        lists: ({ topics }: Extract<Heard, { kind: 'lists' }>) => pass({ kind: 'lists', topics }),
        beat: () => say({ says: 'alive', alive: true }),
      },
      alive: liveForAll,
      afterRefusalMs: AFTER_REFUSAL_MS,
    });
  }

  function queue(take = false): void {
    attempt.abort();
    const mine = new AbortController();
    attempt = mine;
    if (!parts.lock) {
      hold();
      return;
    }
    let held = false;
    const begin = () => {
      if (mine.signal.aborted) return;
      held = true;
      hold();
    };
    parts.lock(take, mine.signal, begin).catch(() => {
      if (mine.signal.aborted) return;
      if (!held) return hold();
      // Another tab took this one for asleep; from here on it is told as the others are.
      line?.close();
      line = undefined;
      wordAt = Date.now();
      ask();
      queue();
    });
  }

  function answerHello(): void {
    if (!line) return;
    say({ says: 'alive', alive });
    if (!greeting) return;
    const matches = [...turns.keys()];
    say({ says: 'heard', heard: { kind: 'greeting', greeting: { ...greeting, matches } } });
    for (const event of [...turns.values(), ...(balance ? [balance] : [])]) {
      say({ says: 'heard', heard: { kind: 'own', event } });
    }
  }

  function ask(): void {
    askedAt = Date.now();
    say({ says: 'hello' });
  }

  /** Is anybody there? If nobody answers, the line is taken over. */
  function look(patienceMs: number): void {
    if (line || !tabs) return;
    const asked = askedAt > wordAt;
    if (!asked && Date.now() - wordAt > patienceMs) ask();
    if (asked && Date.now() - askedAt >= LOOK_MS) {
      wordAt = Date.now();
      queue(true);
    }
  }

  tabs?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.says === 'hello') return answerHello();
    if (line) return;
    wordAt = Date.now();
    if (data.says === 'heard') hear(data.heard);
    else if (data.alive !== alive) live(data.alive);
  });
  const looking = setInterval(() => look(SILENCE_MS), LOOK_MS);
  const shown = () => {
    if (document.visibilityState === 'visible') look(OVERDUE_MS);
  };
  document.addEventListener('visibilitychange', shown);
  say({ says: 'hello' });
  queue();

  return {
    close() {
      attempt.abort();
      clearInterval(looking);
      document.removeEventListener('visibilitychange', shown);
      line?.close();
      if (line) say({ says: 'alive', alive: false });
      tabs?.close();
      ears.alive(false);
    },
  };
}

/** The real parts, for one wallet: a tab of another wallet has a line of its own. */
export function lineParts(wallet: string): LineParts {
  const name = `goats-channel-${wallet}`;
  const { locks } = navigator as { locks?: LockManager };
  return {
    // By name: this tab may not know yet that another one has switched the account.
    connect: (after) =>
      new EventSource(`/api/me/events?wallet=${wallet}${after === null ? '' : `&after=${after}`}`, {
        withCredentials: true,
      }),
    tabs: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name),
    // Locks are for secure contexts; without them nobody would know who passes on.
    lock:
      locks && typeof BroadcastChannel !== 'undefined'
        ? (take, signal, begin) =>
            locks.request(name, take ? { steal: true } : { signal }, () => {
              begin();
              return new Promise<void>((free) => {
                if (signal.aborted) free();
                signal.addEventListener('abort', () => free());
              });
            })
        : null,
  };
}
