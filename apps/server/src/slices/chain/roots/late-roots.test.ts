import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { challengeBody, seat } from '../../../testing/test-players.ts';
import { createChainLoop } from '../run-chain.ts';
import { LATE_AFTER_MS, noteLateRoots, noteNothingNew } from './late-roots.ts';

const MINUTE = 60_000;

describe('a chain that hears no root of ours', () => {
  let server: TestApp;
  let began: number;

  beforeAll(async () => {
    server = await createTestApp();
    await server.db.query(
      `insert into chain_state (chain_id, embedded, stadium) values (1, false, '0x' || repeat('ab', 20))`,
    );
  });
  beforeEach(async () => {
    await server.db.query(
      'update chain_state set said_at = null, roots_late = false, embedded = false',
    );
    began = server.clock.now();
    await noteLateRoots(server.db, began);
  });
  afterAll(() => server.close());

  const lateAt = async (now: number) => {
    await noteLateRoots(server.db, now);
    const [row] = await server.db.query<{ late: boolean }>(
      'select roots_late as late from chain_state',
    );
    return row!.late;
  };
  const rootMade = (at: number, state: string, number: number) =>
    server.db.query(
      `insert into chain_roots (accounts_root, cards_root, sum, deposits, card_deposits, data_hash,
                                leaves, accounts, cards, cut_block, state, made_at)
       select h, h, 0, 0, 0, h, '', 0, 0, 0, $2::root_state, $1
         from (select decode(lpad($3::text, 64, '0'), 'hex') as h) x`,
      [new Date(at), state, number],
    );

  it('is late half a day after it began, and not a minute before', async () => {
    expect(await lateAt(began + LATE_AFTER_MS - MINUTE)).toBe(false);
    expect(await lateAt(began + LATE_AFTER_MS + MINUTE)).toBe(true);
  });

  it('is not late where nothing changed that a root would say', async () => {
    await noteNothingNew(server.db, began + LATE_AFTER_MS);
    expect(await lateAt(began + 2 * LATE_AFTER_MS - MINUTE)).toBe(false);
  });

  it('counts from a root on the chain, not from one that never got there', async () => {
    await rootMade(began + 6 * 60 * MINUTE, 'made', 1);
    expect(await lateAt(began + LATE_AFTER_MS + MINUTE)).toBe(true);
    await rootMade(began + 6 * 60 * MINUTE, 'dropped', 3);
    expect(await lateAt(began + LATE_AFTER_MS + MINUTE)).toBe(true);
    await rootMade(began + 6 * 60 * MINUTE, 'posted', 2);
    expect(await lateAt(began + LATE_AFTER_MS + MINUTE)).toBe(false);
    expect(await lateAt(began + 2 * LATE_AFTER_MS)).toBe(true);
  });

  it('is late also while the chain is switched off: its contracts let people go all the same', async () => {
    server.clock.advance(2 * LATE_AFTER_MS);
    await createChainLoop({ ...server.app.game, chain: undefined }, () => {}).round();
    const [row] = await server.db.query<{ late: boolean }>(
      'select roots_late as late from chain_state',
    );
    expect(row!.late).toBe(true);
  });

  it('is never late where everything is worth nothing', async () => {
    await server.db.query('update chain_state set embedded = true');
    expect(await lateAt(began + 9 * LATE_AFTER_MS)).toBe(false);
  });

  it('stops stakes with a sentence, and lets them begin again', async () => {
    const ada = await seat(server, 'ada', ['Common']);
    const challenge = () =>
      ada.call('POST', '/api/challenges', challengeBody(ada, ada.cards[0]!, 'Common'));
    await lateAt(server.clock.now() + 9 * LATE_AFTER_MS);
    expect(await challenge()).toMatchObject({ status: 409, body: { code: 'ROOTS_LATE' } });
    await noteNothingNew(server.db, server.clock.now());
    await lateAt(server.clock.now());
    expect((await challenge()).status).toBe(201);
  });
});
