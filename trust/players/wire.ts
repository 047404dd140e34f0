import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer {
  /** 0 when nobody answered. */
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the wire, as a player looks at it
  readonly body: any;
  readonly cookies: readonly string[];
}

export interface Sending {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What happened on the wire so far, for the report. */
export interface WireCounts {
  requests: number;
  /** Answers with 5xx, by status; 0 stands for a connection that broke. */
  readonly troubles: Map<number, number>;
  readonly latencies: number[];
}

export interface Wire {
  readonly url: URL;
  readonly counts: WireCounts;
  send(sending: Sending): Promise<Answer>;
  /**
   * Again and again, until there is an answer that is not a trouble of the house. Only for what may
   * be repeated: reads, and writes with an Idempotency-Key.
   */
  surely(sending: Sending): Promise<Answer>;
  close(): void;
}

const PATIENCE_MS = 90_000;

/** `const wire = createWire('http://127.0.0.1:3000', 64)` */
export function createWire(url: string, connections = 64): Wire {
  const target = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const counts: WireCounts = { requests: 0, troubles: new Map(), latencies: [] };

  function send({ method, path, body, headers }: Sending): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const began = performance.now();
    counts.requests += 1;
    return new Promise((resolve) => {
      const answered = (answer: Answer) => {
        counts.latencies.push(performance.now() - began);
        if (answer.status === 0 || answer.status >= 500) {
          counts.troubles.set(answer.status, (counts.troubles.get(answer.status) ?? 0) + 1);
        }
        resolve(answer);
      };
      const broken = () => answered({ status: 0, body: undefined, cookies: [] });
      const sent = request(
        {
          host: target.hostname,
          port: target.port,
          method,
          path,
          agent,
          headers: {
            ...headers,
            ...(text
              ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
              : {}),
          },
        },
        (incoming) => {
          const parts: Buffer[] = [];
          incoming.on('data', (part: Buffer) => parts.push(part));
          incoming.once('aborted', broken);
          incoming.once('end', () =>
            answered({
              status: incoming.statusCode ?? 0,
              body: parsed(Buffer.concat(parts).toString()),
              cookies: incoming.headers['set-cookie'] ?? [],
            }),
          );
        },
      );
      sent.on('error', broken);
      sent.end(text);
    });
  }

  return {
    url: target,
    counts,
    send,
    async surely(sending) {
      const giveUpAt = Date.now() + PATIENCE_MS;
      for (let pause = 50; ; pause = Math.min(pause * 1.5, 1_000)) {
        const answer = await send(sending);
        const trouble = answer.status === 0 || answer.status >= 500 || answer.status === 429;
        if (!trouble || Date.now() > giveUpAt) return answer;
        await sleep(pause);
      }
    },
    close: () => agent.destroy(),
  };
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
