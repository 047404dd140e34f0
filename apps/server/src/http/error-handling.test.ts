import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutcomeUnknown } from '../db/database-away.ts';
import { AppError } from '../errors.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { registerErrorHandling } from './error-handling.ts';

describe('refusals', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { BODY_LIMIT_BYTES: '1024' } });
  });
  afterAll(() => server.close());

  it('answers an unknown API path in JSON, not with a page', async () => {
    const response = await server.app.inject('/api/no-such-thing');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      error: 'There is nothing at GET /api/no-such-thing.',
      code: 'NOT_FOUND',
      reason: 'nothing-there',
      values: { method: 'GET', path: '/api/no-such-thing' },
    });
  });

  it('answers a wrong method with a refusal, not with a stack', async () => {
    const response = await server.app.inject({ method: 'DELETE', url: '/api/health' });
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('NOT_FOUND');
  });

  it('keeps the refusal in shape when a path is not even a valid address', async () => {
    const response = await server.app.inject('/api/%E0%A4%A');
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('INVALID_INPUT');
  });

  it('takes a character that no database keeps as the caller’s mistake, not as ours', async () => {
    for (const request of [
      { url: '/api/nfts?search=goat%00goat' },
      {
        method: 'POST' as const,
        url: '/api/subscribe',
        payload: { email: 'billy@goats.example', name: 'Bil\u0000ly' },
      },
    ]) {
      const response = await server.app.inject(request);
      expect([request.url, response.statusCode < 500]).toEqual([request.url, true]);
    }
    const [row] = await server.db.query('select 1 from subscribers');
    expect(row).toBeUndefined();
  });

  it('gives every answer a request id and the security headers', async () => {
    const response = await server.app.inject('/api/health');
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{18}-[0-9a-z]{6}$/);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    const page = await server.app.inject('/api/docs');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.headers['x-frame-options']).toBe('DENY');
  });

  it('follows the request id of a proxy, and ignores one that would forge log lines', async () => {
    const kept = await server.app.inject({
      url: '/api/health',
      headers: { 'x-request-id': 'proxy-12345678' },
    });
    expect(kept.headers['x-request-id']).toBe('proxy-12345678');
    const replaced = await server.app.inject({
      url: '/api/health',
      headers: { 'x-request-id': 'a b\tc{"level":60}' },
    });
    expect(replaced.headers['x-request-id']).not.toContain('level');
  });
});

describe('the log of faults', () => {
  const loggedBy = async (failure: () => Error) => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = Fastify({ logger: { level: 'error', stream } });
    registerErrorHandling(app);
    app.get('/fail', () => {
      throw failure();
    });
    await app.inject('/fail');
    await app.close();
    return lines.length;
  };

  it('does not wake an operator for a sentence that tells a caller how things are', async () => {
    const off = new AppError('CHAIN_OFF', 'The chain is off: the operator plays without it.');
    const full = new AppError('UNAVAILABLE', 'The practice pitch is full right now.');
    expect(await loggedBy(() => off)).toBe(0);
    expect(await loggedBy(() => full)).toBe(0);
  });

  it('keeps what is behind a sentence, and whatever nobody has a sentence for', async () => {
    const cause = new Error('connect ECONNREFUSED');
    const away = new AppError('UNAVAILABLE', 'The database is not answering.', { cause });
    expect(await loggedBy(() => away)).toBe(1);
    expect(await loggedBy(() => new Error('undefined is not a function'))).toBe(1);
  });
});

it('tells whoever may have written something so, and not to try again', async () => {
  const app = Fastify();
  registerErrorHandling(app);
  app.post('/write', () => {
    throw new OutcomeUnknown(new Error('Connection terminated unexpectedly'));
  });
  const response = await app.inject({ method: 'POST', url: '/write' });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({
    error: 'The database went away before it had answered, and this may have counted.',
    ...{ code: 'UNAVAILABLE', reason: 'outcome-unknown' },
  });
  expect(response.headers['retry-after']).toBeUndefined();
  await app.close();
});

describe('a database that makes everybody wait', () => {
  it.each([
    ['a row that is held for too long', '55P03'],
    ['a statement that takes too long', '57014'],
    ['a transaction that stood still for too long', '25P03'],
    ['transactions that stand crosswise again and again', '40P01'],
    ['a state that changes again and again', '40001'],
  ])('is our trouble for a moment, and nobody’s mistake: %s', async (_what, code) => {
    const database = await createTestDatabase();
    const app = Fastify();
    registerErrorHandling(app);
    app.get('/wait', () =>
      database.db.query(`do $$ begin raise exception 'wait' using errcode = '${code}'; end $$`),
    );
    const response = await app.inject('/wait');
    expect([response.statusCode, response.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    await app.close();
    await database.drop();
  });
});
