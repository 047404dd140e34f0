import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { withoutSecrets } from './without-secrets.ts';

describe('what broke on somebody’s screen', () => {
  const folder = mkdtempSync(join(tmpdir(), 'goats-faults-'));
  const file = join(folder, 'log');
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({
      env: { LOG_LEVEL: 'info', LOG_FILE: file, LIMIT_FAULTS_PER_HOUR: '3' },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const FAULT = { part: 'bell', name: 'TypeError', message: 'x is undefined', path: '/battle' };
  const report = (payload: object) =>
    server.app.inject({ method: 'POST', url: '/api/faults', payload });

  it('is in the log with its place, and neither a query nor a secret is', async () => {
    const secret = 'ab'.repeat(32);
    const answer = await report({
      ...FAULT,
      message: `no answer for billy@pasture.example at /api/x?token=hush key 0x${secret}`,
      stack: 'TypeError\n at ring (https://goats.example/assets/shell-Ab12.js:1:22)',
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    for (const refused of [
      { ...FAULT, path: '/battle?match=7' },
      { ...FAULT, message: 'x'.repeat(301) },
      { ...FAULT, stack: 'x'.repeat(9_000) },
    ]) {
      expect((await report(refused)).statusCode).toBeGreaterThanOrEqual(400);
    }
    await report(FAULT);
    await report(FAULT);
    // The fourth of this hour: a page that breaks with every frame must not fill the disk.
    expect((await report(FAULT)).statusCode).toBe(429);
    // However many addresses join in.
    const strangers = [];
    for (let i = 0; i < 60; i += 1) {
      const remoteAddress = `203.0.113.${i}`;
      const options = {
        method: 'POST',
        url: '/api/faults',
        payload: FAULT,
        remoteAddress,
      } as const;
      strangers.push((await server.app.inject(options)).statusCode);
    }
    expect(strangers.filter((status) => status === 204)).toHaveLength(57);
    await server.close();
    const log = readFileSync(file, 'utf8');
    const lines = log
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter((line) => line.msg === 'a page broke');
    expect(lines).toHaveLength(60);
    expect(lines[0].fault).toEqual({
      ...FAULT,
      message: 'no answer for [cut] at /api/x key [cut]',
      stack: 'TypeError\n at ring (https://goats.example/assets/shell-Ab12.js:1:22)',
    });
    for (const hidden of ['hush', 'billy', secret]) expect(log).not.toContain(hidden);
  });
});

it.each([
  [
    'ring@https://goats.example/assets/shell-Ab12.js?try=1:1:22',
    'ring@https://goats.example/assets/shell-Ab12.js',
  ],
  ['a?.b is not a function', 'a?.b is not a function'],
  [`Bearer ${'q'.repeat(40)}`, 'Bearer [cut]'],
  ['/player/0x91fa33be00000000000000000000000008a42c07', '/player/[cut]'],
])('%j is logged as %j', (text, logged) => {
  expect(withoutSecrets(text)).toBe(logged);
});
