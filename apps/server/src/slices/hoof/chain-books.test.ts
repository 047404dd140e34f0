import { CHAIN, type Effect } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { giveCard, giveHoof, writeEffects } from '../../testing/write-effects.ts';
import { commit } from '../world.ts';
import { runAuditChecks } from './audit.ts';

const AT = Date.UTC(2026, 5, 1);
const BILLY = `0x${'b'.repeat(40)}`;
const NANNY = `0x${'a'.repeat(40)}`;

/** Billy has an open voucher of 50 HOOF (1), one of 20 that was paid (2), and one for card 1 (3); card 2 is outside. */
describe('the books of what leaves', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    await giveHoof(db, BILLY, 1_000, AT);
    for (const card of [1, 2, 3]) await giveCard(db, BILLY, card, AT);
    await db.query(`insert into chain_blocks values (7, sha256('7'), sha256('6'), now())`);
    await db.query(
      `insert into chain_logs (block_number, log_index, tx_hash, contract, event, args, final)
       select 7, i, sha256('t'), 'stadium', 'HoofWithdrawn', '{}', true from generate_series(0, 3) i`,
    );
    await write([sign(1, 5_000), into(1, 5_000)]);
    await write([sign(2, 2_000), into(2, 2_000)]);
    await write([
      { type: 'chain-log-applied', log: { block: 7, index: 0 } },
      { type: 'withdrawal-ended', id: 2, state: 'final' },
      { ...out(2, 2_000), reason: 'withdrawn', to: CHAIN },
    ]);
    await write([
      sign(3, null, 1),
      {
        ...{ type: 'engage', reference: 'withdrawal:3', secretly: false },
        cards: [{ id: 1, owner: BILLY }],
      },
    ]);
    await write([
      { type: 'chain-log-applied', log: { block: 7, index: 1 } },
      { type: 'card-event', kind: 'withdrawn', cardId: 2, reference: 'chain:7-1' },
    ]);
  });
  afterAll(() => database.drop());

  const write = (effects: readonly Effect[]) => writeEffects(database.db, effects, AT);
  const sign = (id: number, hoof: number | null, cardId: number | null = null): Effect => ({
    type: 'withdrawal-signed',
    withdrawal: {
      ...{ id, wallet: BILLY, hoof, cardId, ofDay: hoof ?? 0, exits: 0, deadline: AT + 1_000 },
      ...{ state: 'signed', createdAt: AT },
    },
    within: hoof === null ? null : { hoof: 20_000, ofDay: 10_000 },
  });
  const vault = (id: number) => `withdrawal:${id}`;
  const into = (id: number, amount: number): Effect => ({
    ...{ type: 'post', reason: 'withdraw', reference: vault(id), from: BILLY, to: vault(id) },
    amount,
  });
  const out = (id: number, amount: number) =>
    ({ type: 'post', reference: vault(id), from: vault(id), amount }) as const;

  it('are clean', async () => {
    const findings = await runAuditChecks(database.db);
    expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
  });

  it('let a voucher pay once, whole, and nobody but the chain or whose it was', async () => {
    const refused: Effect[] = [
      { ...out(1, 4_999), reason: 'withdrawn', to: CHAIN },
      { ...out(1, 5_000), reason: 'payout', to: BILLY },
      { ...out(1, 5_000), reason: 'refund', to: NANNY },
      { ...out(1, 5_000), reason: 'sale', to: NANNY },
      { ...into(1, 100), reason: 'stake' } as Effect,
      { ...into(9, 100), reference: 'offer:9', to: 'offer:9' } as Effect,
    ];
    for (const effect of refused) {
      await expect(write([effect])).rejects.toMatchObject({ code: 'HF003' });
    }
    await expect(write([{ ...out(2, 2_000), reason: 'withdrawn', to: CHAIN }])).rejects.toThrow();
  });

  it('apply a final log once, and none that is not final', async () => {
    const applied = (index: number): Effect => ({
      ...{ type: 'chain-log-applied', log: { block: 7, index } },
    });
    const change = (index: number) => {
      const question = { ask: 'log-applied', log: { block: 7, index } } as const;
      return { at: AT, effects: [applied(index)], told: [{ question, answer: false }], key: null };
    };
    await database.db.transaction(async (tx) => {
      const gone = Array(2).fill('log-applied');
      expect(await commit(tx, [change(0), change(99)])).toEqual(gone);
      expect(await commit(tx, [change(2), change(2)])).toEqual([null, 'batch']);
      expect(await commit(tx, [change(2)])).toEqual(['log-applied']);
    });
    await expect(
      database.db.query('update chain_logs set applied_at = now() where log_index = 0'),
    ).rejects.toMatchObject({ code: 'HF004' });
    await expect(database.db.query('delete from chain_logs')).rejects.toMatchObject({
      code: 'HF004',
    });
  });

  it('promise no more than is given, and count what is open', async () => {
    const change = (effect: Effect) => ({ at: AT, effects: [effect], key: null });
    const asked = sign(4, 5_001) as Effect & { type: 'withdrawal-signed' };
    expect(await commit(database.db, [change(asked)])).toEqual(['promised-hoof']);
    const question = { ask: 'open-withdrawals', wallet: BILLY } as const;
    const told = [{ question, answer: [{ id: 1 }] }];
    expect(
      await commit(database.db, [
        { ...change({ ...asked, within: { hoof: 20_000, ofDay: 20_000 } }), told },
      ]),
    ).toEqual(['open-withdrawals']);
  });

  it('keep what is outside off the shelf and out of games, and what is bound inside', async () => {
    const { db } = database;
    const listed = `update card_holdings set asked = 500, listed_at = now() where card_id = `;
    await expect(db.query(`${listed} 2`)).rejects.toMatchObject({ code: 'HF006' });
    await expect(db.query(`${listed} 1`)).rejects.toMatchObject({ code: 'HF006' });
    await expect(
      db.query(`update card_holdings set busy_with = 'challenge:5' where card_id = 2`),
    ).rejects.toMatchObject({ code: 'HF006' });
    const event = { type: 'card-event', reference: 'chain:7-2' } as const;
    for (const effect of [
      { ...event, kind: 'withdrawn', cardId: 2 },
      { ...event, kind: 'deposited', cardId: 3 },
      { ...event, kind: 'moved', cardId: 3, from: BILLY, to: NANNY },
      { ...event, kind: 'sold', cardId: 2, from: BILLY, to: NANNY, price: 5 },
    ] as const) {
      await expect(write([effect])).rejects.toMatchObject({ code: 'HF005' });
    }
    await write([
      { type: 'card-event', kind: 'minted', cardId: 4, reference: 'card:4', to: BILLY, ...BOUND },
    ]);
    await expect(write([{ ...event, kind: 'withdrawn', cardId: 4 }])).rejects.toMatchObject({
      code: 'HF005',
    });
    await write([
      { type: 'post', reason: 'mint', reference: 'card:4', from: BILLY, to: 'treasury', amount: 7 },
    ]);
  });
  const BOUND = { price: 7, bound: true } as const;

  it('let nobody change a voucher that was signed', async () => {
    for (const sql of [
      'update withdrawals set hoof = hoof + 1 where id = 1',
      `update withdrawals set wallet = '${NANNY}' where id = 1`,
      `update withdrawals set state = 'signed', ended_at = null where id = 2`,
      'delete from withdrawals',
    ]) {
      await expect(database.db.query(sql)).rejects.toMatchObject({ code: 'HF004' });
    }
  });

  /** Behind the database's back, as only somebody with all the keys could. */
  it.each([
    ['an open voucher is forgotten', 'withdrawals', 'delete from withdrawals where id = 1'],
    ['a voucher says more', 'withdrawals', 'update withdrawals set hoof = hoof + 1 where id = 1'],
    [
      'a voucher is over and still holds HOOF',
      'withdrawals',
      `update withdrawals set state = 'expired', ended_at = now() where id = 1`,
    ],
    [
      'a voucher was paid and says that it was not',
      'withdrawals',
      `update withdrawals set state = 'void' where id = 2`,
    ],
    [
      'a card’s voucher holds another card',
      'withdrawals',
      'update withdrawals set card_id = 3 where id = 3',
    ],
    [
      'a card is outside that never left',
      'card_holdings',
      `update card_holdings set busy_with = 'chain:1000003' where card_id = 3`,
    ],
    [
      'a card is inside that never came back',
      'card_holdings',
      'update card_holdings set busy_with = null where card_id = 2',
    ],
    [
      'nobody told of a card that left',
      'card_events',
      `update card_events set reference = 'chain:8-1' where kind = 'withdrawn'`,
    ],
  ])('show it when %s', async (_what, table, sql) => {
    const undo = new Error('undone');
    const broken = database.db.transaction(async (tx) => {
      await tx.query(`alter table ${table} disable trigger user`);
      await tx.query(sql);
      const findings = await runAuditChecks(tx);
      expect(findings.filter(({ wrong }) => wrong > 0)).not.toEqual([]);
      throw undo;
    });
    await expect(broken).rejects.toBe(undo);
  });
});
