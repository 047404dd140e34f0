import type { Database } from './database.ts';
import { type KeptLine, keepLine, type LineTimes, type NoticeCarrier } from './notice-line.ts';
import { notifyCarrier } from './notify-carrier.ts';

/**
 * What a cache holds it trusts for so long by itself. A notice is a hint: the instance that should
 * have sent it may have died between its commit and the notice.
 */
export const CACHE_LIFE_MS = 10_000;

type Listener = (topic: string) => void;

/**
 * Tells every instance which topics have changed, never what happened: 'card:17', 'match:7',
 * 'challenges', or 'session:<id>' for a session that has ended. A reaction in a match is kept nowhere,
 * so that its topic says all there is of it.
 */
export interface ChangeBus {
  /**
   * Call it after the commit; `Queryable.announce` does. Listeners of this process hear it at once,
   * so that whoever wrote reads what was written; the other instances within some ten milliseconds.
   */
  publish(topics: readonly string[]): void;
  on(listener: Listener): () => void;
  /** Called whenever notices may have been lost. */
  onGap(listener: () => void): () => void;
  /** False while anything is not heard: then keep nothing that a notice would have to drop. */
  readonly connected: boolean;
  /** What carries notices, the one that is spoken over first. */
  readonly lines: readonly BusLine[];
  close(): Promise<void>;
}

export interface BusLine {
  readonly name: NoticeCarrier['name'];
  readonly open: boolean;
  /** Topics that went out and came in over it since the start. */
  readonly said: number;
  readonly heard: number;
}

export interface BusOptions {
  /** Carries notices as long as it is there; PostgreSQL does when it is not. */
  readonly broker?: NoticeCarrier | undefined;
  /** Of PostgreSQL's line. */
  readonly times?: LineTimes;
}

/** How often something went out and came in over a line. */
interface Counts {
  said: number;
  heard: number;
}

interface Line extends BusLine {
  readonly kept: KeptLine;
  readonly counts: Counts;
}

/**
 * PostgreSQL is listened to in any case: a trigger speaks there, and so does an instance that the
 * broker has lost. A broker that is away at the start is no reason not to start.
 *
 * `const bus = await openChangeBus(db, (error) => console.error(error))`
 */
export async function openChangeBus(
  db: Database,
  onError: (error: unknown) => void,
  { broker, times }: BusOptions = {},
): Promise<ChangeBus> {
  const listeners = new Set<Listener>();
  const gapListeners = new Set<() => void>();
  const waiting = new Set<string>();
  const lines: Line[] = [];
  let sending: Promise<void> | undefined;
  let batch: NodeJS.Timeout | undefined;
  let closed = false;

  function report(error: unknown): void {
    if (!closed) onError(error);
  }

  /** The write that is announced has happened: a listener that throws must not undo its answer. */
  function call<A extends unknown[]>(all: Set<(...args: A) => void>, ...args: A): void {
    for (const listener of all) {
      try {
        listener(...args);
      } catch (error) {
        report(error);
      }
    }
  }

  function publish(topics: readonly string[]): void {
    for (const topic of topics) {
      waiting.add(topic);
      call(listeners, topic);
    }
    sendSoon();
  }

  /** The first that is there; the others only listen. */
  const spokenOver = () => lines.find(({ open }) => open);

  function sendSoon(): void {
    const line = spokenOver();
    if (waiting.size > 0 && line && !sending) batch ??= setTimeout(send, line.kept.batchMs);
  }

  function send(): void {
    clearTimeout(batch);
    batch = undefined;
    const line = spokenOver();
    if (line) sending ??= sendOver(line);
  }

  async function sendOver(line: Line): Promise<void> {
    const topics = [...waiting];
    waiting.clear();
    try {
      await line.kept.say(topics);
      line.counts.said += topics.length;
    } catch (error) {
      report(error);
      for (const topic of topics) waiting.add(topic);
    } finally {
      sending = undefined;
      if (!closed) sendSoon();
    }
  }

  async function add(carrier: NoticeCarrier, must: boolean): Promise<void> {
    const counts: Counts = { said: 0, heard: 0 };
    const kept = await keepLine(
      carrier,
      {
        hear(topic) {
          counts.heard += 1;
          call(listeners, topic);
        },
        onGap() {
          call(gapListeners);
          sendSoon();
        },
        onError: report,
      },
      { must },
    );
    lines.push({
      kept,
      counts,
      name: kept.name,
      get open() {
        return kept.open;
      },
      get said() {
        return counts.said;
      },
      get heard() {
        return counts.heard;
      },
    });
  }

  if (broker) await add(broker, false);
  await add(notifyCarrier(db, times), true);
  const stopHearing = db.onAnnounced(publish);
  return {
    publish,
    on: (listener) => added(listeners, listener),
    onGap: (listener) => added(gapListeners, listener),
    get connected() {
      return lines.every(({ open }) => open);
    },
    lines,
    async close() {
      closed = true;
      stopHearing();
      await sending;
      // Every round either says it all or loses a line.
      while (waiting.size > 0 && spokenOver()) {
        send();
        await sending;
      }
      for (const { kept } of lines) await kept.close();
    },
  };
}

function added<T>(set: Set<T>, item: T): () => void {
  set.add(item);
  return () => set.delete(item);
}
