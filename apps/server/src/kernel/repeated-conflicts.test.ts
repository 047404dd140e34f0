import { type Command, TIMING } from '@goats/rules';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Row } from '../db/database.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { duelBetween, seat } from '../testing/test-players.ts';

describe('a command that can never be written', () => {
  let server: TestApp;
  let id = 0;
  beforeAll(async () => {
    server = await createTestApp();
    const ada = await seat(server, 'ada', ['Common']);
    const bob = await seat(server, 'bob', ['Common']);
    id = Number(await duelBetween(ada, bob));
    server.clock.advance(TIMING.commitMs + 1);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(() => server.close());

  /** Whatever is written, the commit says that a card had changed. */
  function alwaysInConflict(): () => number {
    const prepared = server.db.prepared.bind(server.db);
    let commits = 0;
    vi.spyOn(server.db, 'prepared').mockImplementation(
      async <R extends Row>(...[name, text, values]: Parameters<typeof prepared>) => {
        if (name !== 'commit-effects') return prepared<R>(name, text, values);
        commits += 1;
        return [{ place: 0, conflict: 'card' }] as unknown as R[];
      },
    );
    return () => commits;
  }
  const timeOut = (): Command => ({ type: 'time-out', matchId: id, at: server.clock.now() });

  it('is refused with the name of the fact and of the command, logged once and counted', async () => {
    const { world, log } = server.app.game;
    const warn = vi.spyOn(log, 'warn');
    alwaysInConflict();
    for (let i = 0; i < 2; i += 1) {
      await expect(world.run(timeOut())).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        details: { command: 'time-out', conflict: 'card' },
        cause: { fact: 'card' },
      });
    }
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]![0]).toMatchObject({
      ...{ command: 'time-out', fact: 'card', about: [`match:${id}`] },
    });
    expect(world.repeatedConflicts()).toEqual([{ command: 'time-out', fact: 'card', times: 2 }]);
  });

  it('costs one decision and one write when it is tried once more, not twenty', async () => {
    const commits = alwaysInConflict();
    await expect(server.app.game.world.run(timeOut(), { once: true })).rejects.toMatchObject({
      details: { conflict: 'card' },
    });
    expect(commits()).toBe(1);
    vi.restoreAllMocks();
    // Decided on fresh facts, it is done as soon as it can be.
    await server.app.game.world.run(timeOut(), { once: true });
  });
});
