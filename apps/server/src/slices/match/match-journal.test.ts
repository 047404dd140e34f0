import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beatAndGiveBack } from '../../clock/heartbeat/heartbeat.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import {
  commit,
  commitmentBy,
  duelBetween,
  kickOff,
  open,
  playOut,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';

describe('the log of an instance', () => {
  const folder = mkdtempSync(join(tmpdir(), 'goats-logs-'));
  const file = join(folder, 'server.log');
  let server: TestApp;
  let other: TestApp;
  let duels = 0;
  beforeAll(async () => {
    server = await createTestApp({ env: { LOG_LEVEL: 'info', LOG_FILE: file } });
    other = await secondInstance(server, { LOG_FILE: join(folder, 'other.log') });
  });
  afterAll(async () => {
    await other.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function duel() {
    duels += 1;
    const ada = await seat(server, `ada ${duels}`, ['Common']);
    const bob = await seat(server, `bob ${duels}`, ['Common']);
    return { ada, bob, id: await duelBetween(ada, bob) };
  }

  const linesNow = (id: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes(`"match":${id},`))
      .map((line) => JSON.parse(line));
  let asked = 0;
  /** Everything about a match so far. The log is written behind the requests, in their order. */
  async function lines(id: string) {
    asked += 1;
    const mark = `mark-${asked}`;
    server.app.log.info(mark);
    await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 20_000 }).toContain(mark);
    return linesNow(id);
  }

  it('lets an operator follow one match among others, by its id', async () => {
    const { ada, bob, id } = await duel();
    const beside = await duel();
    await kickOff([ada, bob], id, [ada.cards, bob.cards]);
    await kickOff([beside.ada, beside.bob], beside.id, [beside.ada.cards, beside.bob.cards]);
    await playOut([ada, bob], id);
    const told = await lines(id);
    expect(told[0]).toMatchObject({ kind: 'challenge', by: ada.address, events: ['committed'] });
    expect(told.at(-1)).toMatchObject({ phase: 'finished' });
    expect(told.at(-1).events).toContain('finished');
    // Which card was brought is nobody's business while the match is on, and never the log's.
    expect(told.flatMap(Object.keys)).not.toContain('cards');
  });

  const move = (player: TestPlayer, id: string, body: object) =>
    player.call('POST', `/api/matches/${id}/actions`, body);

  it('says nothing of a move that was refused, and once what was decided twice', async () => {
    const { ada, bob, id } = await duel();
    expect((await open(ada, id, ada.cards)).body.code).toBe('OPEN_WRONG_PHASE');
    expect((await commit(ada, id, ada.cards)).status).toBe(200);
    expect((await commit(ada, id, ada.cards)).body.code).toBe('ALREADY_COMMITTED');
    const copied = commitmentBy(ada, id, ada.cards);
    expect((await move(bob, id, { type: 'commit', commitment: copied })).body.code).toBe(
      'COMMITMENT_REPLAYED',
    );
    expect((await lines(id)).map(({ events }) => events)).toEqual([['committed']]);

    // Behind this instance's back: what it remembers is old, and its next move is decided twice.
    const commitment = commitmentBy(bob, id, bob.cards);
    const payload = { type: 'commit', commitment };
    const actions = `/api/matches/${id}/actions`;
    await bob.wallet.send({ method: 'POST', url: actions, payload }, other);
    expect((await move(ada, id, { type: 'concede' })).status).toBe(200);
    const told = await lines(id);
    expect(told.map(({ from, events }) => [from, events.at(-1)])).toEqual([
      [0, 'committed'],
      [3, 'finished'],
    ]);
  });

  it('tells of time that was given back', async () => {
    await beatAndGiveBack(server.app.game);
    const { id } = await duel();
    server.clock.advance(60_000);
    await beatAndGiveBack(server.app.game);
    expect(await lines(id)).toMatchObject([{ by: 'clock', events: ['time-given-back'] }]);
  });
});
