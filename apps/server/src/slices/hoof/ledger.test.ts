import { type Posting, TREASURY } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { post, writeEffects } from '../../testing/write-effects.ts';
import { commit } from '../world.ts';
import { audit } from './audit.ts';
import { balanceOf } from './balance.ts';

const AT = Date.UTC(2026, 5, 1);
const address = (n: number) => `0x${n.toString(16).padStart(40, '0')}`;

/** A transfer past our own code, between accounts that are opened for it. */
const transferSql = (reason: string, reference: string, from: string, to: string, amount: number) =>
  `insert into accounts (name) values ('${to}') on conflict do nothing;
   insert into transfers (reason, reference, from_account, to_account, amount, at)
   select '${reason}', '${reference}', f.id, t.id, ${amount}, now()
     from accounts f, accounts t where f.name = '${from}' and t.name = '${to}'`;

describe('the ledger', () => {
  let database: TestDatabase;
  let next = 1;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  type Movement = Omit<Posting, 'type'>;
  const run = (movement: Movement) => post(database.db, movement, AT);
  const posts = (movements: readonly Movement[]) =>
    movements.map((movement) => ({ type: 'post', ...movement }) as const);
  const runAll = (movements: readonly Movement[]) =>
    writeEffects(database.db, posts(movements), AT);
  const stake = (vault: string, from: string, amount: number) =>
    run({ reason: 'stake', reference: vault, from, to: vault, amount });
  const out = (reason: 'payout' | 'refund', vault: string, to: string, amount: number) =>
    ({ reason, reference: vault, from: vault, to, amount }) as const;
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

  it('refuses to overdraw and moves nothing, also past our own code', async () => {
    const [a, b] = [await wallet(999), await wallet(1)];
    const move = run({ reason: 'transfer', reference: 'test:2', from: a, to: b, amount: 1000 });
    await expect(move).rejects.toThrow('conflict: funds');
    await expect(
      database.db.query(transferSql('transfer', 'test:2', a, b, 1000)),
    ).rejects.toMatchObject({ code: 'HF001' });
    expect([await balance(a), await balance(b)]).toEqual([999, 1]);
  });

  it('lets several spend from one wallet at one instant as far as it reaches, and no further', async () => {
    const [a, b] = [await wallet(1000), await wallet(0)];
    const spend = (n: number) =>
      ({ reason: 'transfer', reference: `spend:${n}`, from: a, to: b }) as const;
    // In one batch, and in several beside each other.
    const one = await commit(
      database.db,
      [1, 2, 3].map((n) => ({ at: AT, effects: posts([{ ...spend(n), amount: 400 }]), key: null })),
    );
    expect(one).toEqual([null, null, 'funds']);
    await Promise.allSettled([4, 5, 6].map((n) => run({ ...spend(n), amount: 150 })));
    expect([await balance(a), await balance(b)]).toEqual([50, 950]);
  });

  it('refuses a wallet that never held anything in the same way', async () => {
    const [a, b] = [await wallet(0), await wallet(1)];
    await expect(
      run({ reason: 'transfer', reference: 'test:3', from: a, to: b, amount: 1 }),
    ).rejects.toThrow('conflict: funds');
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
    const both = posts([
      { reason: 'transfer', reference: 'test:4', from: a, to: b, amount: 60 },
      { reason: 'transfer', reference: 'test:4', from: a, to: c, amount: 60 },
    ]);
    // Somebody else's beside it in the same batch is none of its business.
    const d = await wallet(70);
    const beside = posts([{ reason: 'transfer', reference: 'test:5', from: d, to: c, amount: 70 }]);
    const changes = [both, beside].map((effects) => ({ at: AT, effects, key: null }));
    expect(await commit(database.db, changes)).toEqual(['funds', null]);
    expect([await balance(a), await balance(b), await balance(c)]).toEqual([100, 0, 70]);
  });

  it('lets two settlements with the same wallets in opposite order pass each other', async () => {
    const [a, b] = [await wallet(100_000), await wallet(100_000)];
    const there = (i: number): Movement[] => [
      { reason: 'transfer', reference: `ab:${i}`, from: a, to: b, amount: 1 },
      { reason: 'bonus', reference: `a:${i}`, from: TREASURY, to: a, amount: 1 },
    ];
    const back = (i: number): Movement[] => [
      { reason: 'bonus', reference: `b:${i}`, from: TREASURY, to: b, amount: 1 },
      { reason: 'transfer', reference: `ba:${i}`, from: b, to: a, amount: 1 },
    ];
    await Promise.all(
      Array.from({ length: 100 }, (_, i) => runAll(i % 2 === 0 ? there(i) : back(i))),
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
    ['more HOOF than there is', transferSql('genesis', 'genesis:more', 'genesis', 'treasury', 1)],
    ['a transfer of nothing', transferSql('house', 'house:zero', 'treasury', address(1), 0)],
    ['a negative transfer', transferSql('house', 'house:minus', 'treasury', address(1), -5)],
    ['HOOF to oneself', transferSql('house', 'house:self', 'treasury', 'treasury', 5)],
    [
      'an operator who helps himself from the treasury to a vault',
      transferSql('stake', 'challenge:9', 'treasury', 'challenge:9', 5),
    ],
    [
      'a wallet address with capitals',
      `insert into accounts (name) values ('0x${'A'.repeat(40)}')`,
    ],
  ])('is kept by the database itself: %s is refused', async (_what, sql) => {
    const before = await balance(TREASURY);
    await expect(database.db.query(sql)).rejects.toThrow();
    expect(await balance(TREASURY)).toBe(before);
  });

  it('holds stakes in a vault and pays them whole, with the bonus, to the winner', async () => {
    const [a, b] = [await wallet(1000), await wallet(1000)];
    const vault = 'challenge:501';
    await stake(vault, a, 1000);
    await stake(vault, b, 1000);
    expect(await balance(vault)).toBe(2000);
    await runAll([
      out('payout', vault, b, 2000),
      { reason: 'bonus', reference: vault, from: TREASURY, to: b, amount: 3000 },
    ]);
    expect([await balance(a), await balance(b), await balance(vault)]).toEqual([0, 5000, 0]);
    const stakes = await database.db.query(
      'select s.state from stakes s join accounts v on v.id = s.vault_account where v.name = $1',
      [vault],
    );
    expect(stakes).toEqual([{ state: 'paid' }, { state: 'paid' }]);
  });

  it('gives every stake back in full, once', async () => {
    const [a, b] = [await wallet(1000), await wallet(2500)];
    const vault = 'request:502';
    await stake(vault, a, 1000);
    await stake(vault, b, 2500);
    const refunds = [out('refund', vault, a, 1000), out('refund', vault, b, 2500)];
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => runAll(refunds)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await balance(a), await balance(b), await balance(vault)]).toEqual([1000, 2500, 0]);
  });

  it('takes one stake per wallet, and none once a vault is closed', async () => {
    const [a, b] = [await wallet(3000), await wallet(3000)];
    const vault = 'challenge:503';
    await stake(vault, a, 1000);
    await expect(stake(vault, a, 500)).rejects.toMatchObject({ code: 'HF003' });
    await run(out('refund', vault, a, 1000));
    await expect(stake(vault, b, 1000)).rejects.toMatchObject({ code: 'HF003' });
    expect(await balance(b)).toBe(3000);
  });

  it('lets nobody who did not stake touch a vault, nor take a part of it', async () => {
    const [a, b, thief] = [await wallet(1000), await wallet(1000), await wallet(1)];
    const vault = 'match:504';
    await stake(vault, a, 1000);
    await stake(vault, b, 1000);
    for (const movement of [
      out('payout', vault, thief, 2000),
      out('refund', vault, thief, 1000),
      out('payout', vault, a, 500),
      out('refund', vault, a, 2000),
    ]) {
      await expect(run(movement)).rejects.toMatchObject({ code: 'HF003' });
    }
    expect(await balance(vault)).toBe(2000);
  });

  it('leaves clean books after all of this', async () => {
    const findings = await audit(database.db);
    expect(findings.filter((finding) => finding.wrong > 0)).toEqual([]);
  });
});
