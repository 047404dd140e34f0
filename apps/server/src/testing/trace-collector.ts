import { once } from 'node:events';
import { createServer } from 'node:http';

/** A span as it arrives over OTLP/HTTP, with its attributes as one object. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly began: bigint;
  readonly ended: bigint;
  readonly attributes: Readonly<Record<string, string | boolean>>;
  readonly status?: { readonly code: number };
}

/** What takes OTLP over HTTP, as a collector of OpenTelemetry does. */
export interface TraceCollector {
  readonly url: string;
  readonly spans: CollectedSpan[];
  /** Attributes of who sent them, of the last request. */
  resource: Readonly<Record<string, string | boolean>>;
  /** Headers of the last request. */
  headers: Readonly<Record<string, unknown>>;
  close(): Promise<void>;
}

/** `const collector = await startCollector()`; with a status, it takes nothing and answers so. */
export async function startCollector(status = 200): Promise<TraceCollector> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (request.method !== 'POST' || request.url !== '/v1/traces') response.statusCode = 404;
    else {
      response.statusCode = status;
      collector.headers = request.headers;
      if (status === 200) take(JSON.parse(Buffer.concat(parts).toString()));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });

  // biome-ignore lint/suspicious/noExplicitAny: the wire, as a collector looks at it
  function take({ resourceSpans }: any): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      collector.resource = valuesOf(resource.attributes);
      for (const { spans } of scopeSpans) {
        for (const { startTimeUnixNano, endTimeUnixNano, attributes, ...span } of spans) {
          const [began, ended] = [BigInt(startTimeUnixNano), BigInt(endTimeUnixNano)];
          collector.spans.push({ ...span, began, ended, attributes: valuesOf(attributes) });
        }
      }
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const collector: TraceCollector = {
    url: `http://127.0.0.1:${port}`,
    spans: [],
    resource: {},
    headers: {},
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return collector;
}

// biome-ignore lint/suspicious/noExplicitAny: one of stringValue, intValue, boolValue, doubleValue
function valuesOf(attributes: any[]) {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
