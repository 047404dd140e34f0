import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { giveCard } from '../testing/write-effects.ts';

const ADA = `0x${'ad'.repeat(20)}`;
const BILLY = `0x${'b1'.repeat(20)}`;
const CARD = 7;

describe('what the database itself sees to', () => {
  let database: TestDatabase;
  const query = (sql: string, values?: readonly unknown[]) => database.db.query(sql, values);
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const holding = async () =>
    (
      await query('select owner, busy_with, version from card_holdings where card_id = $1', [CARD])
    )[0];

  it('counts every change of a holding, so that nobody writes over what they have not read', async () => {
    expect(await holding()).toEqual({ owner: null, busy_with: null, version: 0 });
    await giveCard(database.db, ADA, CARD, 0);
    expect(await holding()).toMatchObject({ owner: ADA, version: 1 });
    await query(`update card_holdings set busy_with = 'challenge:1' where card_id = $1`, [CARD]);
    expect(await holding()).toMatchObject({ busy_with: 'challenge:1', version: 2 });
    // A version of one's own is not taken.
    await query('update card_holdings set busy_with = null, version = 0 where card_id = $1', [
      CARD,
    ]);
    expect(await holding()).toMatchObject({ busy_with: null, version: 3 });
  });

  it('lets only card events change whose a card is, and nobody engage a busy one', async () => {
    await expect(
      query('update card_holdings set owner = $2 where card_id = $1', [CARD, BILLY]),
    ).rejects.toMatchObject({ code: 'HF004' });
    await query(`update card_holdings set busy_with = 'request:2' where card_id = $1`, [CARD]);
    await expect(
      query(`update card_holdings set busy_with = 'challenge:3' where card_id = $1`, [CARD]),
    ).rejects.toMatchObject({ code: 'HF006' });
    expect(await holding()).toEqual({ owner: ADA, busy_with: 'request:2', version: 4 });
  });

  const open = (kind: 'challenge' | 'request') =>
    query(
      `insert into openings
         (kind, player, mode, card_ids, card_rarity, rarity, stake, min_pool, created_at, expires_at)
       values ($1, $2, 'duel', '{7}', 'Rare', 'Epic', 1000, 2000, now(), now() + interval '1 hour')
       returning id`,
      [kind, ADA],
    );

  it('numbers challenges and requests from one sequence, so that a vault is never two things', async () => {
    const [challenge, request] = [await open('challenge'), await open('request')];
    expect((request[0]!.id as number) - (challenge[0]!.id as number)).toBe(1);
  });

  it('keeps what was agreed in an opening, and what has ended stays ended', async () => {
    const [opened] = await open('challenge');
    const change = (what: string) =>
      query(`update openings set ${what} where kind = 'challenge' and id = $1`, [opened!.id]);
    for (const what of [
      'stake = 1',
      'min_pool = 0',
      `player = '${BILLY}'`,
      `card_ids = '{8}'`,
      `card_rarity = 'Epic'`,
      `rarity = 'Rare'`,
      `mode = 'squad'`,
      `kind = 'request'`,
      `expires_at = expires_at + interval '1 hour'`,
    ]) {
      await expect(change(what), what).rejects.toMatchObject({ code: 'HF004' });
    }
    await expect(change(`status = 'accepted'`)).rejects.toThrow('openings_accepted_have_match');
    await change(`status = 'cancelled'`);
    await expect(change(`status = 'open'`)).rejects.toMatchObject({ code: 'HF004' });
  });
});
