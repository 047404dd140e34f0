import { TREASURY } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditFinding } from '../../audit-check.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { giveCard, giveHoof, post, writeEffects } from '../../testing/write-effects.ts';
import { audit, runAuditChecks } from './audit.ts';

const AT = Date.UTC(2026, 5, 1);
const BILLY = `0x${'b'.repeat(40)}`;
const NANNY = `0x${'a'.repeat(40)}`;

/** Breaks the books behind the database's back, as only somebody with all the keys could. */
const SABOTAGE: readonly (readonly [string, string, string])[] = [
  [
    'HOOF appears in a wallet',
    'accounts',
    `update accounts set balance = balance + 1 where name = '${BILLY}'`,
  ],
  [
    'a transfer is rewritten',
    'transfers',
    `update transfers set amount = amount - 1 where reason = 'house'`,
  ],
  ['a transfer disappears', 'transfers', `delete from transfers where reason = 'stake'`],
  [
    'an entry forgets the one before it',
    'transfers',
    `update transfers set from_previous = null where reason = 'stake'`,
  ],
  ['a vault says less than it holds', 'stakes', `update stakes set amount = amount - 1`],
  ['a stake is marked as paid and was not', 'stakes', `update stakes set state = 'paid'`],
  [
    'a card changes hands without a trace',
    'card_holdings',
    `update card_holdings set owner = '${NANNY}' where card_id = 1`,
  ],
  [
    'a card’s history is rewritten',
    'card_events',
    `update card_events set to_wallet = '${NANNY}' where card_id = 1`,
  ],
  ['a card’s history disappears', 'card_events', `delete from card_events where card_id = 2`],
  ['a card has grown without a trace', 'cards', `update cards set grown = 1 where id = 1`],
  [
    'a card has grown beyond its tier',
    'card_events',
    `with played as (
       insert into matches (mode, kind, player_0, player_1, stake, phase, server_seed, state, reason,
                            started_at, finished_at)
       values ('duel', 'practice', '${BILLY}', '${NANNY}', 0, 'finished', repeat('0', 64),
               '{"rules":2}', 'points', now(), now())
       returning id
     ), counted as (update cards set grown = 1 where id = 1)
     insert into card_events (card_id, kind, attribute, value, reference, at)
     select 1, 'levelled', 'pace', 101, 'match:' || id, now() from played`,
  ],
  [
    'a mint was not paid',
    'card_events',
    `update card_events set price = price + 1 where kind = 'minted'`,
  ],
  [
    'a card is busy with nothing',
    'card_holdings',
    `update card_holdings set busy_with = 'challenge:99' where card_id = 2`,
  ],
  [
    'a starter grant never happened',
    'starter_grants',
    `insert into starter_grants values ('${NANNY}', 5, '{}', false, now())`,
  ],
  ['an offer says more than it put aside', 'offers', `update offers set amount = amount + 1`],
  [
    'an offer is over and its HOOF still there',
    'offers',
    `update offers set status = 'withdrawn', ended_at = now()`,
  ],
  [
    'an offer stands for another’s card',
    'offers',
    `update offers set owner = '0x${'c'.repeat(40)}'`,
  ],
  ['a swap says more than it put aside', 'swaps', `update swaps set hoof = hoof + 1 where id = 1`],
  [
    'a swap is over and its HOOF still there',
    'swaps',
    `update swaps set status = 'withdrawn', ended_at = now() where id = 1`,
  ],
  [
    'a swap was made and nothing moved',
    'swaps',
    `insert into swaps (id, proposer, addressee, give, take, hoof, status, created_at, expires_at, ended_at)
     overriding system value values (9, '${BILLY}', '${NANNY}', '{2}', '{3}', 0, 'accepted', now(), now() + interval '1 day', now())`,
  ],
  [
    'a card was swapped for nothing',
    'card_events',
    `delete from card_events where reference = 'swap:2' and from_wallet = '${NANNY}'`,
  ],
  ['a sale was not paid', 'card_events', `update card_events set price = 999 where kind = 'sold'`],
  ['a sale disappears', 'sales', `delete from sales`],
  [
    'the shelf shows what is not for sale',
    'shelf',
    `insert into shelf select 1, facet_id, strong_in, background, expression, accessories, special,
       kit, head, pose, goat_score, price_hoof, 5, 0 from cards where id = 1`,
  ],
  [
    'a card at stake is for sale',
    'card_holdings',
    `update card_holdings set asked = 5, listed_at = now(), busy_with = 'request:7' where card_id = 3`,
  ],
];

describe('the audit', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    await giveHoof(db, BILLY, 9_000, AT);
    const vault = 'challenge:1';
    const staked = { reason: 'stake', reference: vault, from: BILLY, to: vault } as const;
    await post(db, { ...staked, amount: 1000 }, AT);
    const card = { cardId: 1, reference: 'card:1' };
    const paid = { reason: 'mint', reference: 'card:1', from: BILLY, to: TREASURY } as const;
    await writeEffects(
      db,
      [
        { type: 'card-event', kind: 'minted', ...card, to: BILLY, price: 500 },
        { type: 'post', ...paid, amount: 500 },
      ],
      AT,
    );
    await giveCard(db, BILLY, 2, AT);
    await giveCard(db, NANNY, 3, AT);
    await giveCard(db, NANNY, 4, AT);
    await giveCard(db, BILLY, 5, AT);
    await giveCard(db, NANNY, 6, AT);
    const terms = { id: 1, cardId: 3, bidder: BILLY, owner: NANNY, amount: 700 } as const;
    const offer = { ...terms, status: 'open', createdAt: AT, expiresAt: AT + 1 } as const;
    const sale = { reference: 'sale:4-1', from: BILLY } as const;
    const sold = { seller: NANNY, buyer: BILLY, reference: 'sale:4-1', leftOut: null };
    await writeEffects(
      db,
      [
        { type: 'offer-made', offer },
        {
          ...{ type: 'post', reason: 'offer', reference: 'offer:1' },
          ...{ from: BILLY, to: 'offer:1', amount: 700 },
        },
        {
          ...{ type: 'card-event', kind: 'sold', cardId: 4, reference: 'sale:4-1' },
          ...{ from: NANNY, to: BILLY, price: 1000 },
        },
        { type: 'post', reason: 'sale', ...sale, to: NANNY, amount: 975 },
        { type: 'post', reason: 'fee', ...sale, to: TREASURY, amount: 25 },
        {
          ...{ type: 'sale-recorded', cardId: 4, kind: 'listing', amount: 10, currency: 'HOOF' },
          ...{ worth: 0.0001, ...sold },
        },
      ],
      AT,
    );
    const swap = { proposer: BILLY, addressee: NANNY, give: [2], take: [3], hoof: 300 } as const;
    const open = { ...swap, status: 'open', createdAt: AT, expiresAt: AT + 1 } as const;
    const swapped = { type: 'card-event', kind: 'sold', reference: 'swap:2' } as const;
    const aside = { type: 'post', reason: 'offer', from: BILLY, amount: 300 } as const;
    const paid2 = { type: 'post', reference: 'swap:2', from: 'swap:2' } as const;
    await writeEffects(
      db,
      [
        { type: 'swap-made', swap: { ...open, id: 1 } },
        { ...aside, reference: 'swap:1', to: 'swap:1' },
        { type: 'swap-made', swap: { ...open, id: 2, give: [5], take: [6] } },
        { ...aside, reference: 'swap:2', to: 'swap:2' },
      ],
      AT,
    );
    await writeEffects(
      db,
      [
        { type: 'swap-ended', id: 2, status: 'accepted', pair: [BILLY, NANNY] },
        { ...swapped, cardId: 5, from: BILLY, to: NANNY },
        { ...swapped, cardId: 6, from: NANNY, to: BILLY },
        { ...paid2, reason: 'sale', to: NANNY, amount: 293 },
        { ...paid2, reason: 'fee', to: TREASURY, amount: 7 },
      ],
      AT,
    );
  });
  afterAll(() => database.drop());

  const wrong = async () => (await audit(database.db)).filter((finding) => finding.wrong > 0);

  it('finds nothing in honest books', async () => {
    expect(await wrong()).toEqual([]);
  });

  it.each(SABOTAGE)('finds out when %s', async (_what, table, sql) => {
    let findings: AuditFinding[] = [];
    const undo = new Error('undo');
    const work = database.db.transaction(async (tx) => {
      await tx.query(`alter table ${table} disable trigger user`);
      await tx.query(sql);
      findings = await runAuditChecks(tx);
      throw undo;
    });
    await expect(work).rejects.toBe(undo);
    expect(findings.filter((finding) => finding.wrong > 0)).not.toEqual([]);
  });
});
