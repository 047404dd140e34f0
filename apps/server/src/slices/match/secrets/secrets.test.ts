import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../../clock/housekeeping/run-sweeps.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../../testing/test-players.ts';
import { MATCH_SWEEPS } from '../sweeps.ts';

const LOCKED = { by: 'password', salt: 'c2FsdA==', iv: 'aXY=', box: 'Ym94' };

describe('what a player locked in for other devices', () => {
  let server: TestApp;
  let ada: TestPlayer;
  let bob: TestPlayer;
  let id: string;
  let seats = 0;

  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_REACTIONS_PER_MINUTE: '100000' } });
  });
  beforeEach(async () => {
    seats += 1;
    ada = await seat(server, `ada ${seats}`, ['Common']);
    bob = await seat(server, `bob ${seats}`, ['Common']);
    id = await duelBetween(ada, bob);
  });
  afterAll(() => server.close());

  const keep = (who: TestPlayer, locked: object = LOCKED) =>
    who.call('PUT', `/api/matches/${id}/secret`, locked);
  const read = (who: TestPlayer) => who.call('GET', `/api/matches/${id}/secret`);
  const rows = async () =>
    (await server.db.query('select from sealed_secrets where match_id = $1', [Number(id)])).length;

  it('is there for another session of the same wallet, the newest of it', async () => {
    expect((await read(ada)).body).toEqual({ locked: null });
    expect((await keep(ada)).status).toBe(204);
    expect((await keep(ada, { ...LOCKED, box: 'bmV3' })).status).toBe(204);
    expect((await read(ada)).body).toEqual({ locked: { ...LOCKED, box: 'bmV3' } });
    expect(await rows()).toBe(1);
  });

  it('is told to nobody else: not to the other player, a watcher or a stranger', async () => {
    await keep(ada);
    expect((await read(bob)).body).toEqual({ locked: null });
    const cat = await seat(server, `cat ${seats}`, []);
    expect((await read(cat)).status).toBe(403);
    expect((await keep(cat)).status).toBe(403);
    const nobody = await server.app.inject({ method: 'GET', url: `/api/matches/${id}/secret` });
    expect(nobody.statusCode).toBe(401);
    expect(await rows()).toBe(1);
  });

  it('has bounds: nothing but a small locked box is taken', async () => {
    for (const wrong of [
      { ...LOCKED, box: 'A'.repeat(1_001) },
      { ...LOCKED, box: '{"seed":"in the clear"}' },
      { ...LOCKED, more: 'A' },
      { ...LOCKED, by: 'nothing' },
    ]) {
      expect((await keep(ada, wrong)).status).toBe(400);
    }
    expect(await rows()).toBe(0);
  });

  it('goes when the match is over, and is taken no more', async () => {
    await keep(ada);
    await sweep(server.db, server.clock.now(), MATCH_SWEEPS);
    expect(await rows()).toBe(1);
    await kickOff([ada, bob], id, [ada.cards, bob.cards]);
    await playOut([ada, bob], id);
    expect((await keep(ada)).body).toMatchObject({ code: 'MATCH_FINISHED' });
    // The housekeeping has a pace of its own.
    await sweep(server.db, server.clock.now() + 86_400_000, MATCH_SWEEPS);
    expect(await rows()).toBe(0);
  });
});
