import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

describe('the log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'goats-log-'));
  const file = join(folder, 'log');
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { LOG_LEVEL: 'info', LOG_FILE: file } });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has one line for every request when the server has closed, each of them whole JSON', async () => {
    await Promise.all(
      Array.from({ length: 300 }, (_, i) => server.app.inject(`/api/nfts/${i + 1}?secret=yes`)),
    );
    await server.app.inject({ url: '/api/%22%5C%0a"\\', headers: { 'x-request-id': 'mine-0001' } });
    await server.close();
    const lines = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const answered = lines.filter((line) => line.msg === 'answered');
    expect(answered).toHaveLength(301);
    expect(new Set(answered.map((line) => line.reqId)).size).toBe(301);
    const mine = answered.find((line) => line.reqId === 'mine-0001');
    expect(mine).toMatchObject({ level: 30, status: 404 });
    expect(answered.map((line) => line.path)).toContain('/api/nfts/300');
    expect(JSON.stringify(lines)).not.toContain('secret');
  });
});
