import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { audit } from './audit.ts';
import { balanceOf, TREASURY, type Transfer, transfer, transferAll } from './balance.ts';
import { payOut, refund, stake, stakesOf } from './vaults.ts';

const AT = Date.UTC(2026, 5, 1);
const address = (n: number) => `0x${n.toString(16).padStart(40, '0')}`;

describe('the ledger', () => {
  let database: TestDatabase;
  let next = 1;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const run = (movement: Transfer) => transfer(database.db, movement, AT);
  const balance = (name: string) => balanceOf(database.db, name);

  /** A wallet nobody has used, with so many hundredths in it. */
  async function wallet(amount: number): Promise<string> {
    const name = address(next);
    next += 1;
    if (amount > 0) {
      const reference = `house:w${next}`;
      await run({ reason: 'house', reference, from: TREASURY, to: name, amount });
    }
    return name;
  }

  it('moves HOOF from one wallet to another and loses none', async () => {
    const [a, b] = [await wallet(5000), await wallet(0)];
    await run({ reason: 'transfer', reference: 'test:1', from: a, to: b, amount: 1250 });
    expect([await balance(a), await balance(b)]).toEqual([3750, 1250]);
  });

  it('refuses to overdraw, says by how much, and moves nothing', async () => {
    const [a, b] = [await wallet(999), await wallet(1)];
    const move = run({ reason: 'transfer', reference: 'test:2', from: a, to: b, amount: 1000 });
    await expect(move).rejects.toMatchObject({
      code: 'INSUFFICIENT_HOOF',
      message: 'Insufficient HOOF balance. Required: 10, Available: 9.99',
      details: { required: 10, available: 9.99 },
    });
    expect([await balance(a), await balance(b)]).toEqual([999, 1]);
  });

  it('refuses a wallet that never held anything with the same words', async () => {
    const [a, b] = [await wallet(0), await wallet(1)];
    await expect(
      run({ reason: 'transfer', reference: 'test:3', from: a, to: b, amount: 1 }),
    ).rejects.toMatchObject({ code: 'INSUFFICIENT_HOOF' });
  });

  it('pays the same thing once, however often it is tried at once', async () => {
    const [a, b] = [await wallet(10_000), await wallet(0)];
    const again = () =>
      run({ reason: 'transfer', reference: 'test:once', from: a, to: b, amount: 10 });
    const tries = await Promise.allSettled(Array.from({ length: 10 }, again));
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(await balance(b)).toBe(10);
  });

  it('never moves part of several movements', async () => {
    const [a, b, c] = [await wallet(100), await wallet(0), await wallet(0)];
    await expect(
      transferAll(
        database.db,
        [
          { reason: 'transfer', reference: 'test:4', from: a, to: b, amount: 60 },
          { reason: 'transfer', reference: 'test:4', from: a, to: c, amount: 60 },
        ],
        AT,
      ),
    ).rejects.toMatchObject({ code: 'INSUFFICIENT_HOOF' });
    expect([await balance(a), await balance(b), await balance(c)]).toEqual([100, 0, 0]);
  });

  it('lets two settlements with the same wallets in opposite order pass each other', async () => {
    const [a, b] = [await wallet(100_000), await wallet(100_000)];
    const there = (i: number): Transfer[] => [
      { reason: 'transfer', reference: `ab:${i}`, from: a, to: b, amount: 1 },
      { reason: 'bonus', reference: `a:${i}`, from: TREASURY, to: a, amount: 1 },
    ];
    const back = (i: number): Transfer[] => [
      { reason: 'bonus', reference: `b:${i}`, from: TREASURY, to: b, amount: 1 },
      { reason: 'transfer', reference: `ba:${i}`, from: b, to: a, amount: 1 },
    ];
    await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        transferAll(database.db, i % 2 === 0 ? there(i) : back(i), AT),
      ),
    );
    expect([await balance(a), await balance(b)]).toEqual([100_050, 100_050]);
  });

  it.each([
    [
      'a balance changed by hand',
      `update accounts set balance = balance + 1 where name = 'treasury'`,
    ],
    ['an account that starts with HOOF', `insert into accounts (name, balance) values ('x:1', 5)`],
    ['a transfer rewritten', `update transfers set amount = 1 where id = 1`],
    ['a transfer deleted', `delete from transfers where id = 1`],
    ['all transfers dropped', `truncate transfers`],
    ['an account deleted', `delete from accounts where name = 'treasury'`],
    ['a stake changed by hand', `insert into stakes values (1, 2, 5)`],
    [
      'more HOOF than there is',
      `select transfer('genesis', 'genesis:more', 'genesis', 'treasury', 1, now())`,
    ],
    [
      'a transfer of nothing',
      `select transfer('house', 'house:zero', 'treasury', '${address(1)}', 0, now())`,
    ],
    [
      'a negative transfer',
      `select transfer('house', 'house:minus', 'treasury', '${address(1)}', -5, now())`,
    ],
    ['HOOF to oneself', `select transfer('house', 'house:self', 'treasury', 'treasury', 5, now())`],
    [
      'an operator who helps himself from the treasury to a vault',
      `select transfer('stake', 'challenge:9', 'treasury', 'challenge:9', 5, now())`,
    ],
    ['a wallet address with capitals', `select open_account('0x${'A'.repeat(40)}')`],
  ])('is kept by the database itself: %s is refused', async (_what, sql) => {
    const before = await balance(TREASURY);
    await expect(database.db.query(sql)).rejects.toThrow();
    expect(await balance(TREASURY)).toBe(before);
  });

  it('holds stakes in a vault and pays them whole, with the bonus, to the winner', async () => {
    const [a, b] = [await wallet(1000), await wallet(1000)];
    const vault = 'challenge:501';
    await stake(database.db, vault, a, 1000, AT);
    await stake(database.db, vault, b, 1000, AT);
    expect(await balance(vault)).toBe(2000);
    const paid = await database.db.transaction((tx) =>
      payOut(tx, vault, { winner: b, bonus: 3000 }, AT),
    );
    expect(paid).toBe(5000);
    expect([await balance(a), await balance(b), await balance(vault)]).toEqual([0, 5000, 0]);
    expect((await stakesOf(database.db, vault)).map((entry) => entry.state)).toEqual([
      'paid',
      'paid',
    ]);
  });

  it('gives every stake back in full, once', async () => {
    const [a, b] = [await wallet(1000), await wallet(2500)];
    const vault = 'request:502';
    await stake(database.db, vault, a, 1000, AT);
    await stake(database.db, vault, b, 2500, AT);
    await Promise.all(
      Array.from({ length: 4 }, () =>
        database.db.transaction((tx) => refund(tx, vault, AT)).catch(() => undefined),
      ),
    );
    expect([await balance(a), await balance(b), await balance(vault)]).toEqual([1000, 2500, 0]);
  });

  it('takes one stake per wallet, and none once a vault is closed', async () => {
    const [a, b] = [await wallet(3000), await wallet(3000)];
    const vault = 'challenge:503';
    await stake(database.db, vault, a, 1000, AT);
    await expect(stake(database.db, vault, a, 500, AT)).rejects.toMatchObject({
      code: expect.stringMatching(/^(ALREADY_STAKED|CONFLICT)$/),
    });
    await database.db.transaction((tx) => refund(tx, vault, AT));
    await expect(stake(database.db, vault, b, 1000, AT)).rejects.toMatchObject({
      code: 'VAULT_CLOSED',
    });
    expect(await balance(b)).toBe(3000);
  });

  it('lets nobody who did not stake touch a vault, nor take a part of it', async () => {
    const [a, b, thief] = [await wallet(1000), await wallet(1000), await wallet(1)];
    const vault = 'match:504';
    await stake(database.db, vault, a, 1000, AT);
    await stake(database.db, vault, b, 1000, AT);
    const take = (reason: 'payout' | 'refund', to: string, amount: number) =>
      run({ reason, reference: vault, from: vault, to, amount });
    await expect(take('payout', thief, 2000)).rejects.toMatchObject({ code: 'VAULT_CLOSED' });
    await expect(take('refund', thief, 1000)).rejects.toMatchObject({ code: 'VAULT_CLOSED' });
    await expect(take('payout', a, 500)).rejects.toMatchObject({ code: 'VAULT_CLOSED' });
    await expect(take('refund', a, 2000)).rejects.toMatchObject({ code: 'VAULT_CLOSED' });
    expect(await balance(vault)).toBe(2000);
  });

  it('leaves clean books after all of this', async () => {
    const findings = await audit(database.db);
    expect(findings.filter((finding) => finding.wrong > 0)).toEqual([]);
  });
});
