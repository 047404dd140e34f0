import { get } from 'node:http';

/** What a screen that follows a match has seen. */
export interface Watching {
  /** Numbers of the log lines in the order they came, over all connections. */
  readonly seen: number[];
  /** What they said, by number. */
  readonly lines: Map<number, unknown>;
  /** How often it had to connect again. */
  reconnects: number;
  /** True when the match ended before its eyes. */
  readonly over: Promise<void>;
  close(): void;
}

const RETRY_MS = 200;

/** Follows a match as a browser's EventSource does: reconnects with Last-Event-ID until the end. */
export function watch(url: string, matchId: string): Watching {
  let closed = false;
  let current: ReturnType<typeof get> | undefined;
  let finish: () => void = () => {};
  const watching: Watching = {
    seen: [],
    lines: new Map(),
    reconnects: 0,
    over: new Promise<void>((resolve) => {
      finish = resolve;
    }),
    close() {
      closed = true;
      current?.destroy();
    },
  };
  const again = () => {
    if (closed) return;
    watching.reconnects += 1;
    setTimeout(connect, RETRY_MS);
  };
  function end(): void {
    closed = true;
    finish();
  }
  function connect(): void {
    if (closed) return;
    const last = watching.seen.at(-1);
    const target = new URL(`/api/matches/${matchId}/events`, url);
    const headers = {
      accept: 'text/event-stream',
      ...(last === undefined ? {} : { 'last-event-id': String(last) }),
    };
    let done = false;
    const once = (work: () => void) => () => {
      if (!done) work();
      done = true;
    };
    const lost = once(again);
    current = get(target, { headers, agent: false }, (answer) => {
      if (answer.statusCode === 204) return end();
      if (answer.statusCode !== 200) {
        answer.resume();
        return lost();
      }
      let rest = '';
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        const frames = (rest + text).split('\n\n');
        rest = frames.pop() ?? '';
        for (const frame of frames) {
          const id = /^id: (\d+)$/m.exec(frame)?.[1];
          if (id !== undefined) {
            watching.seen.push(Number(id));
            watching.lines.set(Number(id), JSON.parse(/^data: (.*)$/m.exec(frame)?.[1] ?? 'null'));
          }
          if (/^event: end$/m.test(frame)) end();
        }
      });
      answer.once('end', lost);
      answer.once('aborted', lost);
      answer.on('error', lost);
    });
    current.on('error', lost);
  }
  connect();
  return watching;
}
