import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tieSeed } from '@goats/rules';
import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { cupNow, openCup, playCup, start } from '../../testing/test-cups.ts';
import { testOperator } from '../../testing/test-operator.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';
import { follow } from '../../testing/test-streams.ts';

it('[V1] a cup’s seed and secret leave in no answer, stream, proof or log before their time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'goats-cups-'));
  const file = join(folder, 'server.log');
  const env = { LOG_LEVEL: 'trace', LOG_FILE: file, LIMIT_WRITES_PER_MINUTE: '100000' };
  const server = await createTestApp({ env });
  const operator = await testOperator(server);
  const people: TestPlayer[] = [];
  for (let i = 0; i < 4; i += 1) people.push(await seat(server, `secret ${i}`, ['Common']));
  const heard: string[] = [];
  /** Everything that anybody can read, as one text. */
  const listen = async (matches: readonly string[]) => {
    const urls = [
      ...['/api/cups', `/api/cups/${id}`, '/api/cups/schedule', '/api/me/cups', '/api/me/inbox'],
      ...['/api/week', '/api/weeks', '/api/battles/active', '/api/battles/history', '/api/docs'],
      ...['/api/admin/cups/budget', '/api/admin/audit-log', '/api/admin/analytics'],
      ...people.map(({ address }) => `/api/wallets/${address}/movements`),
      ...matches.flatMap((match) => [`/api/matches/${match}`, `/api/matches/${match}/proof`]),
    ];
    const logs = matches.map((match) => ({
      ...{ url: `/api/matches/${match}/events`, headers: { accept: 'application/json' } },
    }));
    for (const read of [...urls.map((url) => ({ url })), ...logs]) {
      const readers = [operator, people[0]!.wallet, people[3]!.wallet];
      for (const reader of readers) heard.push((await reader.send(read)).body);
      heard.push((await server.app.inject(read)).body);
    }
  };
  const id = await openCup(server);
  const [cup] = await server.db.query<{ seed: string; secret: string }>(
    'select seed, secret from cups where id = $1',
    [id],
  );
  const { seed, secret } = cup!;
  await listen([]);
  for (const who of people) {
    const entered = await who.call('POST', `/api/cups/${id}/entries`, { cardIds: who.cards }, 'k');
    heard.push(JSON.stringify(entered.body));
  }
  await listen([]);
  expect(heard.filter((text) => text.includes(seed) || text.includes(secret))).toEqual([]);

  await start(server);
  const begun = await cupNow(server, id);
  expect(begun.seed).toBe(seed);
  const semis: string[] = begun.ties.map((tie: { matchId: string }) => tie.matchId);
  const stream = await follow(server, semis[0]!);
  await listen(semis);
  const serverSeeds = [tieSeed(secret, 1, 0), tieSeed(secret, 1, 1), tieSeed(secret, 2, 0)];
  const early = [secret, ...serverSeeds];
  heard.push(stream.text());
  expect(heard.filter((text) => early.some((each) => text.includes(each)))).toEqual([]);
  // Nothing of it may be in the log, now or ever.
  await playCup(server, id, people);
  const over = await cupNow(server, id);
  expect(over.secret).toBe(secret);
  await server.close();
  const log = readFileSync(file, 'utf8');
  expect(log).toContain(`/api/cups/${id}/entries`);
  expect([seed, ...early].filter((each) => log.includes(each))).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
