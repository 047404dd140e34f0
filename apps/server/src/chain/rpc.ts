import { unescape as unescaped } from 'node:querystring';
import { setTimeout as wait } from 'node:timers/promises';
import { type AppError, refuse } from '../errors.ts';
import type { Rpc } from './chain.ts';
import { callSocket, isSocketUrl, TooLong } from './socket-call.ts';

/** What the node itself said no to: the chain is there, the call was not to its liking. */
export class RpcRefusal extends Error {
  override name = 'RpcRefusal';
  readonly code: number;
  readonly data: unknown;

  constructor(message: string, code: number, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** `throw chainUnreachable('it did not answer within 10 s')` */
export function chainUnreachable(why: string, cause?: unknown): AppError {
  return refuse('chain-silent', {}, { cause: new Error(why, { cause }) });
}

export interface RpcOptions {
  /** For one attempt. */
  readonly timeoutMs?: number;
  /** A node that sends more than this is not believed, and not read to the end. */
  readonly mostBytes?: number;
  /** Beyond the first attempt, and only of what may be asked twice. */
  readonly retries?: number;
}

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 32 * 1_048_576;
const RETRIES = 3;
const PAUSE_MS = 250;
/** However long a node asks us to stay away, somebody waits for the answer. */
const LONGEST_PAUSE_MS = 2_000;

/**
 * Calls that were perhaps heard are not made again: a transaction would be refused the second time
 * as if it had never been taken. Whoever sends one looks for it by its hash.
 */
const ONCE = /^(eth_send|anvil_|evm_)/;

/** `const rpc = createRpc('https://rpc.example'); await rpc.request('eth_chainId', [])` */
export function createRpc(url: string, options: RpcOptions = {}): Rpc {
  const { timeoutMs = TIMEOUT_MS, mostBytes = MOST_BYTES, retries = RETRIES } = options;
  const door = doorOf(url);
  let lastId = 0;
  return {
    async request<T>(method: string, params: readonly unknown[]): Promise<T> {
      lastId += 1;
      const body = JSON.stringify({ jsonrpc: '2.0', id: lastId, method, params });
      const most = ONCE.test(method) ? 0 : retries;
      for (let tries = 0; ; tries += 1) {
        const answer = await ask(door, body, { timeoutMs, mostBytes });
        if ('value' in answer) return resultOf<T>(answer.value, method);
        if (tries >= most || !answer.again) throw chainUnreachable(answer.why, answer.cause);
        await wait(Math.min(LONGEST_PAUSE_MS, answer.afterMs ?? PAUSE_MS * 2 ** tries));
      }
    },
  };
}

type Answer =
  | { readonly value: unknown }
  | {
      readonly why: string;
      readonly again: boolean;
      readonly afterMs?: number | undefined;
      readonly cause?: unknown;
    };

interface Door {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * fetch refuses an address with a user or a password in it, with a sentence that shows both. So they
 * are taken out of it, and sent as what they are.
 */
function doorOf(url: string): Door {
  const headers = { 'content-type': 'application/json' };
  if (isSocketUrl(url)) return { url, headers };
  const bare = new URL(url);
  const { username, password } = bare;
  if (username === '' && password === '') return { url, headers };
  bare.username = '';
  bare.password = '';
  const words = Buffer.from(`${unescaped(username)}:${unescaped(password)}`).toString('base64');
  return { url: bare.href, headers: { ...headers, authorization: `Basic ${words}` } };
}

async function ask(
  { url, headers }: Door,
  body: string,
  { timeoutMs, mostBytes }: { timeoutMs: number; mostBytes: number },
): Promise<Answer> {
  try {
    if (isSocketUrl(url)) return parsed(await callSocket(url, body, { timeoutMs, mostBytes }), 200);
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      // It covers the reading of the body too: a node that trickles is one that stalls.
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 429 || response.status >= 500) {
      await response.body?.cancel();
      const why = `it answered ${response.status}`;
      return { why, again: true, afterMs: retryAfterMs(response) };
    }
    const text = await readAtMost(response, mostBytes);
    if (text === undefined) return { why: 'its answer was too long', again: false };
    return parsed(text, response.status);
  } catch (error) {
    if (error instanceof TooLong) return { why: error.message, again: false };
    const timedOut = (error as Error).name === 'TimeoutError';
    // After a time limit the next attempt would make somebody wait as long again.
    return { why: whyOf(error, timeoutMs), again: !timedOut, cause: error };
  }
}

function parsed(text: string, status: number): Answer {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { why: `its answer (${status}) was not JSON`, again: false };
  }
}

function whyOf(error: unknown, timeoutMs: number): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return `it did not answer within ${timeoutMs / 1000} s`;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
}

function retryAfterMs(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

/** Undefined when there is more; the rest is not waited for. */
export async function readAtMost(
  response: Response,
  mostBytes: number,
): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function resultOf<T>(value: unknown, method: string): T {
  const { result, error } = (value ?? {}) as { result?: unknown; error?: unknown };
  if (typeof error === 'object' && error !== null) {
    const { message, code, data } = error as { message?: unknown; code?: unknown; data?: unknown };
    const words = typeof message === 'string' ? message : 'no reason given';
    throw new RpcRefusal(words, typeof code === 'number' ? code : 0, data);
  }
  if (result === undefined) throw chainUnreachable(`its answer to ${method} was no JSON-RPC`);
  return result as T;
}
