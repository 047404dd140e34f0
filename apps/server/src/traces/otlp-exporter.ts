/** One piece of work that is over. Times are milliseconds since 1970, with fractions. */
export interface EndedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId?: string | undefined;
  readonly name: string;
  readonly kind: 'server' | 'internal';
  readonly began: number;
  readonly ended: number;
  readonly attributes: Attributes;
  readonly failed: boolean;
}

export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface ExporterOptions {
  /** As OTEL_EXPORTER_OTLP_ENDPOINT has it: /v1/traces is added. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly resource: Attributes;
  readonly onError: (sentence: string) => void;
}

export interface Exporter {
  add(span: EndedSpan): void;
  /** Spans that nobody took, since the start. */
  readonly lost: number;
  /** Sends what is waiting. */
  close(): Promise<void>;
}

const SEND_EVERY_MS = 1_000;
const MOST_AT_ONCE = 512;
/** A collector that is away must not cost memory: what comes beyond is lost, and counted. */
const MOST_WAITING = 4_096;
const PATIENCE_MS = 5_000;
/** By the numbers of opentelemetry/proto/trace/v1. */
const KINDS = { internal: 1, server: 2 } as const;
const STATUS_ERROR = 2;

/**
 * Sends spans to an OpenTelemetry collector, as OTLP over HTTP with JSON. Nobody ever waits for it.
 *
 * `const exporter = createExporter({ endpoint: 'http://127.0.0.1:4318', … })`
 */
export function createExporter(options: ExporterOptions): Exporter {
  const url = `${options.endpoint.replace(/\/+$/, '')}/v1/traces`;
  const resource = { attributes: attributesOf(options.resource) };
  let waiting: EndedSpan[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let lost = 0;
  let away = false;

  function sendSoon(): void {
    // Unreferenced: waiting spans must not keep a finished process alive.
    timer ??= setTimeout(send, SEND_EVERY_MS).unref();
  }

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) sending ??= sendNext();
  }

  async function sendNext(): Promise<void> {
    const batch = waiting.slice(0, MOST_AT_ONCE);
    waiting = waiting.slice(MOST_AT_ONCE);
    try {
      await post(batch);
      if (away) options.onError('Traces are taken again.');
      away = false;
    } catch (error) {
      lost += batch.length;
      // Once for a time of absence, not once a second.
      if (!away) options.onError(`Traces are not taken, and lost: ${reasonOf(error)}`);
      away = true;
    } finally {
      sending = undefined;
      if (waiting.length > 0) sendSoon();
    }
  }

  async function post(spans: readonly EndedSpan[]): Promise<void> {
    const scopeSpans = [{ scope: { name: 'legendary-goats' }, spans: spans.map(spanOf) }];
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...options.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`);
  }

  return {
    add(span) {
      if (waiting.length >= MOST_WAITING) lost += 1;
      else waiting.push(span);
      if (waiting.length >= MOST_AT_ONCE) send();
      else sendSoon();
    },
    get lost() {
      return lost;
    },
    async close() {
      await sending;
      while (waiting.length > 0 && !away) {
        send();
        await sending;
      }
      clearTimeout(timer);
      lost += waiting.length;
      waiting = [];
    },
  };
}

function spanOf(span: EndedSpan) {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentId === undefined ? {} : { parentSpanId: span.parentId }),
    name: span.name,
    kind: KINDS[span.kind],
    startTimeUnixNano: nanoseconds(span.began),
    endTimeUnixNano: nanoseconds(span.ended),
    attributes: attributesOf(span.attributes),
    ...(span.failed ? { status: { code: STATUS_ERROR } } : {}),
  };
}

/** As text, because the number is beyond what JavaScript counts exactly; to the microsecond. */
function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1_000)}000`;
}

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: typed(value) }));
}

function typed(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return (cause as Error | undefined)?.message || message;
}
