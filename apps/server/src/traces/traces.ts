import { AsyncLocalStorage } from 'node:async_hooks';
import { type Attributes, createExporter, type ExporterOptions } from './otlp-exporter.ts';
import { type Given, newSpanId, type TraceContext } from './trace-context.ts';

/** A piece of work that is under way in a trace that is recorded. */
export interface Span extends TraceContext {
  end(attributes?: Attributes, failed?: boolean): void;
}

export interface Traces {
  /** The first span of ours in a trace; undefined when it is not recorded. */
  begin(name: string, given: Given, attributes?: Attributes, began?: number): Span | undefined;
  /** A piece of work inside of another that is over already, by `now()`. */
  note(parent: TraceContext, span: Noted): void;
  /** Milliseconds since 1970, with fractions, by a clock that never goes back. */
  now(): number;
  /** What runs inside, also later, finds the span as `current()`. */
  within<T>(span: Span, work: () => T): T;
  current(): Span | undefined;
  readonly lost: number;
  close(): Promise<void>;
}

interface Noted {
  readonly name: string;
  readonly began: number;
  readonly ended: number;
  readonly attributes?: Attributes;
  readonly failed?: boolean;
}

export interface TracesTo extends Pick<ExporterOptions, 'endpoint' | 'headers'> {
  readonly service: string;
  /** Which share is recorded of traces that begin here; who asks decides of its own. */
  readonly ratio: number;
}

/** `const traces = openTraces(config.traces, version, (sentence) => console.error(sentence))` */
export function openTraces(
  { service, ratio, ...to }: TracesTo,
  version: string,
  onError: (sentence: string) => void,
): Traces {
  const resource = { 'service.name': service, 'service.version': version };
  const exporter = createExporter({ ...to, resource, onError });
  const spans = new AsyncLocalStorage<Span>();
  const now = () => performance.timeOrigin + performance.now();

  /** By the id, so that every house on the way decides the same. */
  function isRecorded(traceId: string): boolean {
    return Number.parseInt(traceId.slice(-8), 16) < ratio * 2 ** 32;
  }

  return {
    begin(name, { traceId, parentId, sampled }, attributes = {}, began = now()) {
      if (!(sampled ?? isRecorded(traceId))) return undefined;
      const spanId = newSpanId();
      return {
        traceId,
        spanId,
        end(more = {}, failed = false) {
          exporter.add({
            ...{ traceId, spanId, parentId, name, kind: 'server', began, failed },
            ended: now(),
            attributes: { ...attributes, ...more },
          });
        },
      };
    },
    note({ traceId, spanId: parentId }, { name, began, ended, attributes = {}, failed = false }) {
      const spanId = newSpanId();
      const kind = 'internal';
      exporter.add({ traceId, spanId, parentId, name, kind, began, ended, attributes, failed });
    },
    now,
    within: (span, work) => spans.run(span, work),
    current: () => spans.getStore(),
    get lost() {
      return exporter.lost;
    },
    close: exporter.close,
  };
}
