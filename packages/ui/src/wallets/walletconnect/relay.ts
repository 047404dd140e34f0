import { t } from '@goats/words';
import { relayTicket } from './keys.ts';

/** What of a WebSocket is used. */
export type RelaySocket = Pick<WebSocket, 'send' | 'close' | 'addEventListener' | 'readyState'>;

export interface RelayOptions {
  readonly url: string;
  readonly projectId: string;
  /** The key that this browser is known by at the relay. */
  readonly seed: string;
  readonly onMessage: (topic: string, message: string) => void;
  readonly openSocket?: (url: string) => RelaySocket;
}

/** How long the relay keeps a message for whoever is away, and what kind it says that it is. */
export interface Post {
  readonly ttl: number;
  readonly tag: number;
  /** Rings the wallet's phone. */
  readonly prompt?: boolean;
}

export interface Relay {
  /** Kept over every loss of the line, until it is left. */
  listen(topic: string): Promise<void>;
  leave(topic: string): void;
  publish(topic: string, message: string, post: Post): Promise<void>;
  /** A phone puts a page to sleep while its owner is in the wallet; the line is looked at on return. */
  wake(): void;
  close(): void;
}

const noWay = () => t('The way to your wallet is closed right now. Try again later.');

/** There was no line all the while: nobody can have heard it. */
export class NeverSaid extends Error {}

interface Call {
  readonly frame: string;
  /** Whether it has gone out, be it into a dead line. */
  said: boolean;
  readonly done: (answer: unknown) => void;
  readonly failed: (error: Error) => void;
}

const OPEN = 1;
const AGAIN_MS = [500, 1_000, 2_000, 5_000, 15_000];
/** A call that is unanswered for so long was sent into a line that is dead without having said so. */
const ANSWER_MS = 10_000;
/** Whoever waits is told then, instead of waiting for a relay that is away. */
const GIVE_UP_MS = 40_000;

/**
 * The line to a relay: JSON-RPC over a WebSocket, which ends and begins again by itself. What was not
 * answered is said again; the relay and the other side know a message by its number.
 */
export function createRelay({
  url,
  projectId,
  seed,
  onMessage,
  openSocket = (address) => new WebSocket(address),
}: RelayOptions): Relay {
  /** By what the relay calls it: null while it is first asked, '' when it would not. */
  const topics = new Map<string, string | null>();
  const calls = new Map<string, Call>();
  let socket: RelaySocket | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let losses = 0;
  let closed = false;
  let lastId = 0;

  const nextId = () => {
    lastId = Math.max(lastId + 1, Date.now() * 1_000);
    return lastId;
  };

  function connect(): void {
    clearTimeout(again);
    if (closed || socket) return;
    const at = new URL(url);
    at.searchParams.set('auth', relayTicket(seed, url, Date.now()));
    at.searchParams.set('projectId', projectId);
    const mine = openSocket(at.href);
    socket = mine;
    mine.addEventListener('open', () => {
      for (const call of calls.values()) say(mine, call);
      listenAgain();
    });
    mine.addEventListener('message', ({ data }) => socket === mine && hear(String(data)));
    mine.addEventListener('close', () => socket === mine && lose());
    mine.addEventListener('error', () => socket === mine && lose());
  }

  function lose(): void {
    const lost = socket;
    socket = null;
    lost?.close();
    if (closed || (topics.size === 0 && calls.size === 0)) return;
    clearTimeout(again);
    const pause = AGAIN_MS[Math.min(losses, AGAIN_MS.length - 1)]!;
    // Pages that one failure cut off must not come back all at once.
    again = setTimeout(connect, pause * (1 + Math.random() / 2));
    losses += 1;
  }

  function hear(text: string): void {
    const told = parsed(text);
    if (!told) return;
    if (told.method === 'irn_subscription') {
      const { topic, message } = (told.params as { data?: Record<string, unknown> })?.data ?? {};
      socket?.send(JSON.stringify({ id: told.id, jsonrpc: '2.0', result: true }));
      if (typeof topic === 'string' && typeof message === 'string') onMessage(topic, message);
      return;
    }
    const call = calls.get(String(told.id));
    if (!call) return;
    const error = told.error as { message?: unknown } | undefined;
    if (error) {
      call.failed(new Error(String(error.message ?? noWay())));
      return;
    }
    // Not as soon as a line opens: a relay may take everybody in and throw them out at once.
    losses = 0;
    call.done(told.result);
  }

  function say(line: RelaySocket, call: Call): void {
    line.send(call.frame);
    call.said = true;
  }

  function giveUp(call: Call, words: string): void {
    call.failed(call.said ? new Error(words) : new NeverSaid(words));
  }

  function ask(method: string, params: unknown): Promise<unknown> {
    if (closed) return Promise.reject(new NeverSaid(noWay()));
    const id = nextId();
    const key = String(id);
    const frame = JSON.stringify({ id, jsonrpc: '2.0', method, params });
    return new Promise<unknown>((done, failed) => {
      const from = socket;
      const late = setTimeout(() => {
        if (socket === from && from?.readyState === OPEN) lose();
      }, ANSWER_MS);
      const end = setTimeout(() => giveUp(call, noWay()), GIVE_UP_MS);
      const ending =
        <T>(next: (value: T) => void) =>
        (value: T) => {
          clearTimeout(late);
          clearTimeout(end);
          calls.delete(key);
          next(value);
        };
      const call: Call = { frame, said: false, done: ending(done), failed: ending(failed) };
      calls.set(key, call);
      if (socket?.readyState === OPEN) say(socket, call);
      else connect();
    });
  }

  async function subscribe(topic: string): Promise<void> {
    const name = await ask('irn_subscribe', { topic });
    if (topics.has(topic)) topics.set(topic, String(name));
  }

  /** The relay forgets with a line who listened to what; and hands over what came meanwhile. */
  function listenAgain(): void {
    for (const [topic, id] of topics) {
      if (id !== null) void subscribe(topic).catch(() => undefined);
    }
  }

  return {
    async listen(topic) {
      if (topics.has(topic)) return;
      topics.set(topic, null);
      try {
        await subscribe(topic);
      } catch (error) {
        // Said again with the next line: otherwise this page would be deaf for good.
        if (topics.has(topic)) topics.set(topic, '');
        throw error;
      }
    },
    leave(topic) {
      const id = topics.get(topic);
      topics.delete(topic);
      if (id && socket?.readyState === OPEN) {
        void ask('irn_unsubscribe', { topic, id }).catch(() => undefined);
      }
    },
    async publish(topic, message, post) {
      await ask('irn_publish', { topic, message, prompt: false, ...post });
    },
    wake() {
      if (socket && socket.readyState > OPEN) lose();
      // A line that died in its sleep says nothing: a question finds out.
      if (socket?.readyState === OPEN) listenAgain();
      else if (topics.size > 0 || calls.size > 0) connect();
    },
    close() {
      closed = true;
      clearTimeout(again);
      for (const call of [...calls.values()]) giveUp(call, noWay());
      topics.clear();
      socket?.close();
      socket = null;
    },
  };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
