import { Agent, type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer {
  /** 0 when nobody answered. */
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the wire, as a player looks at it
  readonly body: any;
  readonly cookies: readonly string[];
  readonly headers: IncomingHttpHeaders;
}

export interface Sending {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What happened on the wire so far, for the report. */
export interface WireCounts {
  requests: number;
  /** Writes without a key to which nobody answered: their sender cannot know whether they were done. */
  unsure: number;
  /** Answers with 5xx, by status; 0 stands for a connection that broke or stayed silent. */
  readonly troubles: Map<number, number>;
  readonly latencies: number[];
}

export interface Wire {
  /** What everybody on this wire believes to be the site, whichever instance they are connected to. */
  readonly url: URL;
  readonly counts: WireCounts;
  send(sending: Sending): Promise<Answer>;
  /**
   * Again and again, until there is an answer that is not a trouble of the house. Only for what may
   * be repeated: reads, and writes with an Idempotency-Key.
   */
  surely(sending: Sending): Promise<Answer>;
  /** Hangs up in the middle of whatever is under way; the next request connects anew. */
  cut(): void;
  close(): void;
}

/** People reload a page that shows nothing for so long; a frozen instance would never answer. */
const ANSWER_MS = 15_000;
const PATIENCE_MS = 180_000;

/**
 * Requests to one address, or to the next of several as soon as one does not answer or cannot serve,
 * which is what a load balancer's health check makes of it. `from` is the network address they come from; without
 * one, the machine's.
 *
 * `const wire = createWire(['http://127.0.0.1:3001', 'http://127.0.0.1:3002'])`
 */
export function createWire(
  addresses: string | readonly string[],
  connections = 64,
  from?: string,
): Wire {
  const targets = [addresses].flat().map((address) => new URL(address));
  const url = targets[0]!;
  const agent = new Agent({
    keepAlive: true,
    maxSockets: connections,
    ...(from === undefined ? {} : { localAddress: from }),
  });
  const counts: WireCounts = { requests: 0, unsure: 0, troubles: new Map(), latencies: [] };
  let current = 0;

  async function send(sending: Sending): Promise<Answer> {
    const target = targets[current % targets.length]!;
    const began = performance.now();
    counts.requests += 1;
    const answer = await exchange(agent, target, url.host, sending);
    counts.latencies.push(performance.now() - began);
    if (answer.status === 0 || answer.status >= 500) {
      counts.troubles.set(answer.status, (counts.troubles.get(answer.status) ?? 0) + 1);
    }
    const away = answer.status === 0 || answer.status === 503;
    // Others on this wire may have moved on already.
    if (away && target === targets[current % targets.length]) current += 1;
    return answer;
  }

  return {
    url,
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
    cut: () => agent.destroy(),
    close: () => agent.destroy(),
  };
}

function exchange(agent: Agent, target: URL, site: string, sending: Sending): Promise<Answer> {
  const { method, path, body, headers } = sending;
  const text = body === undefined ? '' : JSON.stringify(body);
  const json = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve) => {
    let sent: ClientRequest | undefined;
    const giveUp = setTimeout(() => sent?.destroy(), ANSWER_MS);
    const settle = (answer: Answer) => {
      clearTimeout(giveUp);
      resolve(answer);
    };
    const broken = () => settle({ status: 0, body: undefined, cookies: [], headers: {} });
    sent = request(
      {
        host: target.hostname,
        port: target.port,
        method,
        path,
        agent,
        headers: { host: site, ...headers, ...(text ? json : {}) },
      },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.once('aborted', broken);
        incoming.once('end', () =>
          settle({
            status: incoming.statusCode ?? 0,
            body: parsed(Buffer.concat(parts).toString()),
            cookies: incoming.headers['set-cookie'] ?? [],
            headers: incoming.headers,
          }),
        );
      },
    );
    sent.on('error', broken);
    sent.end(text);
  });
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
