/** What carries notices between instances: PostgreSQL always, a broker where one is configured. */
export interface NoticeCarrier {
  /** As people and metrics call it. */
  readonly name: 'PostgreSQL' | 'NATS';
  readonly times: LineTimes;
  /**
   * Opens one line and listens on it. `hear` is called with what others said, never with what came
   * from here; `lost` when the line is over, whoever ended it.
   */
  open(hear: (payload: string) => void, lost: (error?: unknown) => void): Promise<OpenLine>;
}

export interface OpenLine {
  /** Sends, and waits for the other end's word that it came. Nothing to send is a heartbeat. */
  say(payloads: readonly string[]): Promise<unknown>;
  close(): Promise<void>;
}

export interface LineTimes {
  /** What comes meanwhile goes along. */
  readonly batchMs: number;
  /** How often the other end is asked whether it is still there. */
  readonly heartbeatMs: number;
  /** How long it may take to answer; then the line is given up. */
  readonly answerMs: number;
  /** How soon a lost line is opened again: twice as late with every failure, until the most. */
  readonly reconnectMs: number;
  readonly mostReconnectMs: number;
}

/** A line that is opened again whenever it is lost. */
export interface KeptLine {
  readonly name: NoticeCarrier['name'];
  readonly batchMs: number;
  readonly open: boolean;
  /** Rejects when nobody answered in time. Then the line is over, and nobody knows what has arrived. */
  say(topics: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

interface KeptFor {
  readonly hear: (topic: string) => void;
  /** The line was lost, or is there again: what was said in between was not heard. */
  readonly onGap: () => void;
  readonly onError: (error: unknown) => void;
}

/** PostgreSQL takes 8,000 bytes at most, and for a broker it is a small message. */
const MOST_BYTES = 7_900;

/**
 * Whether the other end is there is asked again and again: a connection whose other end went without
 * a word looks alive for ever. `must`: without the line there is nothing to keep, and the first
 * failure is the caller's; else it is tried again.
 *
 * `const line = await keepLine(notifyCarrier(db), { hear, onGap, onError }, { must: true })`
 */
export async function keepLine(
  carrier: NoticeCarrier,
  { hear, onGap, onError }: KeptFor,
  { must }: { readonly must: boolean },
): Promise<KeptLine> {
  const { name, times } = carrier;
  let line: OpenLine | undefined;
  let answered: Promise<void> | undefined;
  let again: NodeJS.Timeout | undefined;
  let pauseMs = times.reconnectMs;
  let closed = false;

  async function open(): Promise<void> {
    let over = false;
    let next: OpenLine | undefined;
    next = await carrier.open(
      (payload) => {
        for (const topic of payload.split(' ')) hear(topic);
      },
      (error) => {
        over = true;
        if (error !== undefined) onError(error);
        if (next) lose(next);
      },
    );
    if (over) throw new Error(`${name} hung up`);
    if (closed) return next.close();
    line = next;
    pauseMs = times.reconnectMs;
    // What happened between losing the old line and now was not heard.
    onGap();
  }

  function lose(which: OpenLine): void {
    if (line !== which) return;
    line = undefined;
    onGap();
    openSoon();
  }

  function openSoon(): void {
    if (closed) return;
    again = setTimeout(() => {
      pauseMs = Math.min(pauseMs * 2, times.mostReconnectMs);
      open().catch(tryAgain);
    }, pauseMs);
  }

  function tryAgain(error: unknown): void {
    onError(error);
    openSoon();
  }

  async function say(topics: readonly string[]): Promise<void> {
    const speaking = line;
    if (!speaking) throw new Error(`The line to ${name} is not open`);
    answered = speaking.say(payloadsOf(topics)).then(() => undefined);
    try {
      await answered;
    } catch (error) {
      lose(speaking);
      await speaking.close();
      throw error;
    } finally {
      answered = undefined;
    }
  }

  try {
    await open();
  } catch (error) {
    if (must) throw error;
    tryAgain(error);
  }
  const heartbeat = setInterval(() => {
    if (line && !answered) say([]).catch(onError);
  }, times.heartbeatMs);

  return {
    name,
    batchMs: times.batchMs,
    get open() {
      return line !== undefined;
    },
    say,
    async close() {
      closed = true;
      clearInterval(heartbeat);
      clearTimeout(again);
      await answered?.catch(() => {});
      await line?.close();
    },
  };
}

function payloadsOf(topics: readonly string[]): string[] {
  const payloads: string[] = [];
  let current = '';
  for (const topic of topics) {
    if (current !== '' && current.length + topic.length + 1 > MOST_BYTES) {
      payloads.push(current);
      current = '';
    }
    current += current === '' ? topic : ` ${topic}`;
  }
  return current === '' ? payloads : [...payloads, current];
}
