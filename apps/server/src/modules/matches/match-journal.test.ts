import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { duelBetween, kickOff, playOut, seat } from '../../testing/test-players.ts';

it('lets an operator follow one match among others through the log, by its id', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'goats-logs-'));
  const file = join(folder, 'server.log');
  const server = await createTestApp({ env: { LOG_LEVEL: 'info', LOG_FILE: file } });
  const ada = await seat(server, 'ada', ['Common']);
  const bob = await seat(server, 'bob', ['Common']);
  const cat = await seat(server, 'cat', ['Common']);
  const dan = await seat(server, 'dan', ['Common']);
  const id = await duelBetween(ada, bob);
  const other = await duelBetween(cat, dan);
  await kickOff([ada, bob], id, [ada.cards, bob.cards]);
  await kickOff([cat, dan], other, [cat.cards, dan.cards]);
  await playOut([ada, bob], id);
  await server.close();
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"match":${id},`))
    .map((line) => JSON.parse(line));
  rmSync(folder, { recursive: true, force: true });
  expect(lines[0]).toMatchObject({ kind: 'challenge', by: ada.address, events: ['committed'] });
  expect(lines.at(-1)).toMatchObject({ phase: 'finished' });
  expect(lines.at(-1).events).toContain('finished');
  // Which card was brought is nobody's business while the match is on, and never the log's.
  expect(lines.flatMap(Object.keys)).not.toContain('cards');
});
