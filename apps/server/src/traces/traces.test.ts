import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { challengeBody, seat, type TestPlayer } from '../testing/test-players.ts';
import { startCollector, type TraceCollector } from '../testing/trace-collector.ts';
import { createExporter, type EndedSpan } from './otlp-exporter.ts';
import { givenTrace } from './trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

describe('a request that is traced', () => {
  const folder = mkdtempSync(join(tmpdir(), 'goats-traces-'));
  const file = join(folder, 'server.log');
  let collector: TraceCollector;
  let server: TestApp;
  let ada: TestPlayer;
  let answeredId: unknown;
  let refusedId = '';
  beforeAll(async () => {
    collector = await startCollector();
    const env = {
      ...{ LOG_LEVEL: 'info', LOG_FILE: file },
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20goat',
    };
    server = await createTestApp({ env });
    ada = await seat(server, 'ada', ['Common']);
    const { headers } = await ada.wallet.send({
      ...{ method: 'POST', url: '/api/challenges' },
      payload: challengeBody(ada, ada.cards[0]!, 'Common'),
      headers: { traceparent: `00-${TRACE}-${PARENT}-01` },
    });
    answeredId = headers['x-request-id'];
    const unwanted = `00-${'ab'.repeat(16)}-${PARENT}-00`;
    await server.app.inject({ url: '/api/health', headers: { traceparent: unwanted } });
    const refused = await server.app.inject('/api/matches/999999');
    refusedId = String(refused.headers['x-request-id']);
    await server.app.inject({ url: '/api/health', headers: { 'x-request-id': 'cd'.repeat(16) } });
    // The last spans and lines leave with the server.
    await server.close();
  });
  afterAll(async () => {
    await collector.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);

  it('has one id, in the log, in the trace and in the answer', () => {
    expect(answeredId).toBe(TRACE);
    const lines = readFileSync(file, 'utf8').split('\n');
    const answered = lines.filter((line) => line.includes(`"reqId":"${TRACE}"`));
    expect(answered.some((line) => line.includes('"path":"/api/challenges"'))).toBe(true);
    expect(spansOf(TRACE)).not.toEqual([]);
  });

  it('is seen from the request over the queue and the decision to the commit', () => {
    const spans = spansOf(TRACE);
    const [request] = spans.filter(({ kind }) => kind === 2);
    expect(request).toMatchObject({
      name: 'POST /api/challenges',
      parentSpanId: PARENT,
      attributes: { 'http.route': '/api/challenges', 'http.response.status_code': '201' },
    });
    const inside = spans.filter((span) => span !== request);
    expect(inside.map(({ name }) => name)).toEqual(['queue', 'decide', 'commit']);
    const [queue, decide, commit] = inside;
    for (const { parentSpanId, attributes } of inside) {
      expect(parentSpanId).toBe(request?.spanId);
      expect(attributes['goats.try']).toBe('1');
    }
    // One after the other, within the request.
    expect(queue!.began >= request!.began).toBe(true);
    expect(decide!.began).toBe(queue!.ended);
    expect(commit!.began).toBe(decide!.ended);
    expect(request!.ended >= commit!.ended).toBe(true);
    expect(commit!.ended > commit!.began).toBe(true);
  });

  it('is not recorded when who asks does not want it, and has its id all the same', () => {
    expect(spansOf('ab'.repeat(16))).toEqual([]);
    expect(readFileSync(file, 'utf8')).toContain('ab'.repeat(16));
  });

  it('gets an id of its own, or the one that a proxy gave it', () => {
    expect(refusedId).toMatch(/^[0-9a-f]{32}$/);
    expect(spansOf(refusedId)).toMatchObject([
      { name: 'GET /api/matches/:id', attributes: { 'http.response.status_code': '404' } },
    ]);
    expect(spansOf('cd'.repeat(16))).toMatchObject([{ name: 'GET /api/health' }]);
  });

  it('tells the collector who sends it, with the headers it asks for', () => {
    expect(collector.resource).toEqual({
      'service.name': 'legendary-goats',
      'service.version': '0.0.0-test',
    });
    expect(collector.headers).toMatchObject({ authorization: 'Bearer goat' });
  });
});

it('is off by itself: ids are as they were, and nothing is sent', async () => {
  const server = await createTestApp();
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
  const answer = await server.app.inject({ url: '/api/health', headers });
  expect(answer.headers['x-request-id']).not.toBe(TRACE);
  await server.close();
});

it('believes only what is a traceparent', () => {
  expect(givenTrace({ traceparent: `00-${TRACE}-${PARENT}-01` })).toEqual({
    ...{ traceId: TRACE, parentId: PARENT, sampled: true },
  });
  for (const wrong of [
    `ff-${TRACE}-${PARENT}-01`,
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    'a goat',
  ]) {
    expect(givenTrace({ traceparent: wrong }), wrong).toBeUndefined();
  }
});

describe('an exporter', () => {
  const span: EndedSpan = {
    ...{ traceId: TRACE, spanId: PARENT, name: 'a', began: 1, ended: 2 },
    kind: 'internal',
    attributes: {},
    failed: false,
  };

  it('says once that nobody takes its spans, counts them, and keeps none', async () => {
    const collector = await startCollector(503);
    const said: string[] = [];
    const exporter = createExporter({
      ...{ endpoint: collector.url, headers: {}, resource: {} },
      onError: (sentence) => said.push(sentence),
    });
    for (let i = 0; i < 10_000; i += 1) exporter.add(span);
    await exporter.close();
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('answered 503');
    expect(exporter.lost).toBe(10_000);
    await collector.close();
  });

  it('sends everything before it closes', async () => {
    const collector = await startCollector();
    const said: string[] = [];
    const exporter = createExporter({
      ...{ endpoint: `${collector.url}/`, headers: {}, resource: {} },
      onError: (sentence) => said.push(sentence),
    });
    for (let i = 0; i < 1_500; i += 1) exporter.add(span);
    await exporter.close();
    expect(said).toEqual([]);
    expect(collector.spans).toHaveLength(1_500);
    await collector.close();
  });
});
