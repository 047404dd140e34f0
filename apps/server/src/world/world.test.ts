import { sha256Hex } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../testing/test-app.ts';
import { commit, duelBetween, seat } from '../testing/test-players.ts';

describe('commands of one batch', () => {
  let server: TestApp;
  let pairs = 0;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
  });
  afterAll(() => server.close());

  async function duel() {
    pairs += 1;
    const ada = await seat(server, `ada ${pairs}`, ['Common']);
    const bob = await seat(server, `bob ${pairs}`, ['Common']);
    return { ada, bob, id: await duelBetween(ada, bob) };
  }

  it('fails a decision that throws alone: a broken match must not stop the others', async () => {
    const broken = await duel();
    const sound = await duel();
    await server.db.query(`update matches set state = '{}' where id = $1`, [broken.id]);
    const at = server.clock.now() + 60_000;
    // This one has never seen either match.
    const other = await secondInstance(server);
    const { world } = other.app.game;
    const results = await Promise.allSettled(
      [broken, sound].map(({ id }) => world.run({ type: 'time-out', matchId: Number(id), at })),
    );
    await other.close();
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('counts a commitment that two matches make at one instant once', async () => {
    const [one, other] = [await duel(), await duel()];
    const move = { type: 'commit', commitment: sha256Hex('the same') } as const;
    const at = server.clock.now();
    const results = await Promise.allSettled(
      [one, other].map(({ ada, id }) =>
        server.app.game.world.run({
          type: 'move',
          ...{ matchId: Number(id), address: ada.address, move, at },
        }),
      ),
    );
    expect(results).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'COMMITMENT_REPLAYED' } },
    ]);
    expect((await commit(other.ada, other.id, other.ada.cards)).status).toBe(200);
  });

  it('ends as many matches of one player at one instant as there are', async () => {
    const many = 25;
    const host = await seat(
      server,
      'host',
      Array.from({ length: many }, () => 'Common' as const),
    );
    const ids: number[] = [];
    for (const [i, card] of host.cards.entries()) {
      const guest = await seat(server, `guest ${i}`, ['Common']);
      ids.push(Number(await duelBetween(host, guest, { cards: [card, guest.cards[0]!] })));
    }
    const { world } = server.app.game;
    const at = server.clock.now();
    const { address } = host;
    await Promise.all(
      ids.map((matchId) =>
        world.run({ type: 'move', matchId, address, move: { type: 'concede' }, at }),
      ),
    );
    const [row] = await server.db.query<{ losses: number }>(
      'select losses from battlers where address = $1',
      [address],
    );
    expect(row?.losses).toBe(many);
  }, 60_000);
});
