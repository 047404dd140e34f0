import type { CallAnswer, CallInput } from './call.ts';
import type { Calls } from './calls/index.ts';
import type { ErrorAnswer, ErrorCode } from './error-codes.ts';

/**
 * A refusal. The message is what SPEC words as "status code, a colon and the response body";
 * `sentence` is the part a person should read.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly code: ErrorCode | undefined;
  readonly sentence: string | undefined;
  readonly details: unknown;

  /** `worded` is the sentence in another language than the server's. */
  constructor(status: number, body: string, statusText: string, worded?: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.statusText = statusText;
    const answer = parseErrorAnswer(body);
    this.code = answer?.code;
    this.sentence = worded ?? answer?.error;
    this.details = answer?.details;
  }
}

export interface ClientOptions {
  /** Empty for the same origin. */
  readonly baseUrl?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Says a refusal in the language of the page; without it the server's English is shown. */
  readonly wordRefusal?: (answer: ErrorAnswer) => Promise<string>;
}

export interface RequestExtras {
  readonly signal?: AbortSignal;
  /** A repeated key answers the first result instead of doing the thing twice. */
  readonly idempotencyKey?: string;
  /** Arrives also when the page is left in the same moment. */
  readonly keepalive?: boolean;
}

export type Client = <N extends keyof Calls>(
  name: N,
  input: CallInput<Calls[N]>,
  extras?: RequestExtras,
) => Promise<CallAnswer<Calls[N]>>;

/**
 * The typed client. It carries no schema at run time, so a page that uses it does not load Zod.
 *
 * `await createClient()('GET /api/nfts/:id', { params: { id: '7' } })`
 */
export function createClient(options: ClientOptions = {}): Client {
  // Looked up when it is called: whatever stands in front of fetch may come after this.
  const send: typeof fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  return async (name, input, extras = {}) => {
    const [method, template] = name.split(' ') as [string, string];
    const { params, query, body } = input as UntypedInput;
    const url = (options.baseUrl ?? '') + fillPath(template, params ?? {}) + queryString(query);
    const headers: Record<string, string> = {};
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (extras.idempotencyKey) headers['idempotency-key'] = extras.idempotencyKey;
    const response = await send(url, {
      method,
      headers,
      credentials: 'include',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(extras.signal ? { signal: extras.signal } : {}),
      ...(extras.keepalive ? { keepalive: true } : {}),
    });
    const text = await response.text();
    if (!response.ok) {
      const { status, statusText } = response;
      throw new ApiError(status, text, statusText, await wordedBy(options, text));
    }
    return text ? JSON.parse(text) : undefined;
  };
}

/** Words that do not arrive must not hide the refusal: its English is better than nothing. */
async function wordedBy({ wordRefusal }: ClientOptions, body: string): Promise<string | undefined> {
  const answer = wordRefusal && parseErrorAnswer(body);
  return answer && wordRefusal(answer).catch(() => undefined);
}

interface UntypedInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function fillPath(template: string, params: Record<string, string | number>): string {
  return template.replace(/:([A-Za-z]+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key] ?? '')),
  );
}

function queryString(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs.map(([key, value]): [string, string] => [key, String(value)]))}`;
}

function parseErrorAnswer(body: string): ErrorAnswer | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    const hasShape = typeof parsed === 'object' && parsed !== null && 'code' in parsed;
    return hasShape ? (parsed as ErrorAnswer) : undefined;
  } catch {
    // A proxy in between may answer with HTML; the raw body is in the message then.
    return undefined;
  }
}
