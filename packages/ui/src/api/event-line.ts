import { BEAT_MS } from '@goats/contract';

/** A stream of the server's events that is kept alive until it is closed. */
export interface EventLine {
  close(): void;
}

export interface LineEnds {
  /** Opens the stream, from wherever its listener is by then. */
  readonly connect: () => EventSource;
  /** What is heard, by the name of the event; those without one are called `message`. */
  readonly hear: Readonly<Record<string, (data: never) => void>>;
  /** Whether anything would be heard; said when it changes. */
  readonly alive: (alive: boolean) => void;
  /** The browser itself tries again after a broken connection, and never after a refusal. */
  readonly afterRefusalMs: number;
}

/** Silence for longer than a few beats: nobody is at the other end any more. */
export const SILENCE_MS = 3 * BEAT_MS;
/** Whoever looks at the page again does not wait for so many: one beat is overdue. */
export const OVERDUE_MS = BEAT_MS + 5_000;
export const LOOK_MS = 5_000;
/** `EventSource.CLOSED`, also where there is no EventSource. */
const CLOSED = 2;

/**
 * A phone that changes networks, a laptop that slept and a proxy that forgot leave a stream behind
 * that stays open and never speaks again. So silence is death, and the network or the visitor coming
 * back is a reason to look.
 */
export function openEventLine({ connect, hear, alive, afterRefusalMs }: LineEnds): EventLine {
  let stream: EventSource;
  let heardAt: number;
  /** A line that is refused at once has to say so, too. */
  let living: boolean | undefined;

  function live(next: boolean): void {
    if (next === living) return;
    living = next;
    alive(next);
  }

  function open(): void {
    stream?.close();
    heardAt = Date.now();
    const mine = connect();
    stream = mine;
    // One that was given up may still have something in its pocket.
    const on = (name: string, take: (event: MessageEvent<string>) => void) =>
      mine.addEventListener(name, (event) => {
        if (mine === stream) take(event as MessageEvent<string>);
      });
    const sound = () => {
      heardAt = Date.now();
      live(true);
    };
    on('open', sound);
    on('error', () => {
      if (mine.readyState === CLOSED) heardAt = Date.now();
      live(false);
    });
    if (!hear.beat) on('beat', sound);
    for (const [name, take] of Object.entries(hear)) {
      on(name, ({ data }) => {
        sound();
        take(JSON.parse(data) as never);
      });
    }
  }

  function anew(): void {
    live(false);
    open();
  }

  const silence = () => Date.now() - heardAt;
  const look = setInterval(() => {
    if (silence() >= (stream.readyState === CLOSED ? afterRefusalMs : SILENCE_MS)) anew();
  }, LOOK_MS);
  const shown = () => {
    if (document.visibilityState !== 'visible') return;
    if (stream.readyState === CLOSED || silence() > OVERDUE_MS) anew();
  };
  const offline = () => {
    heardAt = Date.now();
    stream.close();
    live(false);
  };
  window.addEventListener('online', anew);
  window.addEventListener('offline', offline);
  document.addEventListener('visibilitychange', shown);
  open();

  return {
    close() {
      clearInterval(look);
      window.removeEventListener('online', anew);
      window.removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', shown);
      stream.close();
    },
  };
}
