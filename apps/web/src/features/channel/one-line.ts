import { type Heard, isNews, type OwnEvent } from './channel-events.ts';

/**
 * A browser opens six connections to a server and no more: with a line for every tab the sixth tab
 * could not even load. So one tab of a browser holds the line and passes on what it hears; when it
 * closes, the next one takes over where it was.
 */
export interface OneLine {
  close(): void;
}

export interface LineParts {
  /** Opens the stream of the server. */
  readonly connect: (after: number | null) => EventSource;
  /** What the tabs of this browser say to each other; absent where a browser has none. */
  readonly tabs: BroadcastChannel | null;
  /** Resolves when this tab may hold the line; absent: every tab has its own. */
  readonly whenFirst: ((signal: AbortSignal) => Promise<void>) | null;
}

export interface LineEars {
  hear(heard: Heard): void;
  /** Whether anything would be heard. */
  alive(alive: boolean): void;
}

type Said =
  | { readonly says: 'heard'; readonly heard: Heard }
  | { readonly says: 'alive'; readonly alive: boolean }
  /** A new tab wants to know how things stand. */
  | { readonly says: 'hello' };

/** The browser itself tries again after a broken connection, and never after a refusal. */
const AFTER_REFUSAL_MS = 15_000;
/** `EventSource.CLOSED`, also where there is no EventSource. */
const CLOSED = 2;

export function openLine(parts: LineParts, ears: LineEars): OneLine {
  const { tabs } = parts;
  const closing = new AbortController();
  const turns = new Map<string, OwnEvent>();
  const known = new Set<number>();
  let balance: OwnEvent | undefined;
  let last: number | null = null;
  let stream: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let alive = false;

  const say = (said: Said) => tabs?.postMessage(said);

  function hear(heard: Heard): void {
    if (heard.kind === 'greeting') {
      for (const id of turns.keys()) if (!heard.greeting.matches.includes(id)) turns.delete(id);
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

  function hold(): void {
    if (closing.signal.aborted) return;
    stream = parts.connect(last);
    stream.onopen = () => {
      live(true);
      say({ says: 'alive', alive: true });
    };
    const pass = (heard: Heard) => {
      hear(heard);
      say({ says: 'heard', heard });
    };
    stream.onmessage = ({ data }) => pass({ kind: 'own', event: JSON.parse(data) });
    stream.addEventListener('greeting', ({ data }) =>
      pass({ kind: 'greeting', greeting: JSON.parse(data) }),
    );
    stream.addEventListener('lists', ({ data }) =>
      pass({ kind: 'lists', topics: JSON.parse(data).topics }),
    );
    stream.onerror = () => {
      live(false);
      say({ says: 'alive', alive: false });
      if (stream?.readyState === CLOSED) again = setTimeout(hold, AFTER_REFUSAL_MS);
    };
  }

  function answerHello(): void {
    if (!stream) return;
    say({ says: 'alive', alive });
    for (const event of [...turns.values(), ...(balance ? [balance] : [])]) {
      say({ says: 'heard', heard: { kind: 'own', event } });
    }
  }

  tabs?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.says === 'hello') answerHello();
    else if (stream) return;
    else if (data.says === 'alive') live(data.alive);
    else hear(data.heard);
  });
  say({ says: 'hello' });
  if (parts.whenFirst) parts.whenFirst(closing.signal).then(hold, () => {});
  else hold();

  return {
    close() {
      closing.abort();
      clearTimeout(again);
      stream?.close();
      if (stream) say({ says: 'alive', alive: false });
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
    whenFirst:
      locks && typeof BroadcastChannel !== 'undefined'
        ? (signal) =>
            new Promise((resolve, reject) => {
              const held = () =>
                new Promise<void>((free) => {
                  signal.addEventListener('abort', () => free());
                  resolve();
                });
              locks.request(name, { signal }, held).catch(reject);
            })
        : null,
  };
}
