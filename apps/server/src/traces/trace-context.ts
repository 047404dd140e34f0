import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Where in which trace somebody is, by the names that W3C Trace Context gives it. */
export interface TraceContext {
  /** 32 hexadecimal digits: the one id in the log, in the trace and in the answer. */
  readonly traceId: string;
  readonly spanId: string;
}

/** Version, trace, parent, flags; later versions may say more after that. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;
const TRACE_ID = /^[0-9a-f]{32}$/;
const SAMPLED = 1;

export interface Given {
  readonly traceId: string;
  /** The span of who asked; absent where only an id was given. */
  readonly parentId?: string;
  /** Whether who asked wants it recorded; absent where nobody has decided yet. */
  readonly sampled?: boolean;
}

/**
 * What a request says of the trace it belongs to: a `traceparent`, or an `x-request-id` that can be the
 * id of one, as nginx makes them.
 */
export function givenTrace(headers: IncomingHttpHeaders): Given | undefined {
  const { traceparent, 'x-request-id': id } = headers;
  const found = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent) : null;
  if (found) {
    const [, traceId = '', parentId = '', flags = '0'] = found;
    const sampled = (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED;
    if (!isZero(traceId) && !isZero(parentId)) return { traceId, parentId, sampled };
  }
  if (typeof id === 'string' && TRACE_ID.test(id) && !isZero(id)) return { traceId: id };
  return undefined;
}

/** The id a request goes by where traces are on. */
export function traceIdOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  return givenTrace(headers)?.traceId ?? newTraceId();
}

export const newTraceId = () => randomBytes(16).toString('hex');
export const newSpanId = () => randomBytes(8).toString('hex');

const isZero = (id: string) => /^0+$/.test(id);
