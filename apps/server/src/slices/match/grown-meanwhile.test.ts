import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  commit,
  duelBetween,
  kickOff,
  open,
  playOut,
  seat,
  sensibleMove,
} from '../../testing/test-players.ts';
import { setLevel } from '../../testing/write-effects.ts';

describe('a card that grows in one match while it is in the hand of another', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000' } });
  });
  afterAll(() => server.close());

  it('can be brought to the other, and that one ends: both stakes go to somebody', async () => {
    const ada = await seat(server, 'ada', ['Common', 'Common']);
    const bob = await seat(server, 'bob', ['Common']);
    const cat = await seat(server, 'cat', ['Common']);
    for (const id of ada.cards) await setLevel(server.db, id, 60);
    for (const id of [...bob.cards, ...cat.cards]) await setLevel(server.db, id, 50);
    const brought = ada.cards[1]!;
    const first = await duelBetween(ada, bob);
    await commit(ada, first, [brought]);
    await commit(bob, first, bob.cards);
    const second = await duelBetween(ada, cat, { cards: [brought, cat.cards[0]!] });
    await kickOff([ada, cat], second, [[brought], cat.cards]);
    await playOut([ada, cat], second);
    await open(ada, first, [brought]);
    await open(bob, first, bob.cards);
    for (let move = 0; move < 3; move += 1) {
      const view = (await ada.call('GET', `/api/matches/${first}`)).body;
      if (view.phase === 'finished') break;
      const who = [ada, bob].find(({ address }) => address === view.turn)!;
      const own = (await who.call('GET', `/api/matches/${first}`)).body;
      const moved = await who.call(
        ...(['POST', `/api/matches/${first}/actions`, sensibleMove(own, who.address)] as const),
      );
      expect(moved.status).toBe(200);
    }
    expect((await bob.call('GET', `/api/matches/${first}`)).body.phase).toBe('finished');
    const [card] = await server.db.query('select grown from cards where id = $1', [brought]);
    expect(card).toEqual({ grown: 2 });
    expect([await ada.balance(), await bob.balance(), await cat.balance()]).toEqual([
      ...[1020, 990, 990],
    ]);
  });
});
