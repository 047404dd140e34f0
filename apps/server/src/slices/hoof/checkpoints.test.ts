import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditFinding } from '../../audit-check.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { giveHoof, post } from '../../testing/write-effects.ts';
import { auditSince } from './audit.ts';
import { readCheckpoints, writeCheckpoint } from './checkpoints.ts';

const AT = Date.UTC(2026, 5, 1);
const BILLY = `0x${'b'.repeat(40)}`;
const NANNY = `0x${'a'.repeat(40)}`;

const wrongOf = (findings: readonly AuditFinding[]) =>
  findings.filter(({ wrong }) => wrong > 0).map(({ name }) => name);

describe('an audit since the last one', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await giveHoof(database.db, BILLY, 9_000, AT);
    await giveHoof(database.db, NANNY, 9_000, AT);
  });
  afterAll(() => database.drop());

  let gift = 0;
  /** A gift, and a stake that is given back: its vault is closed. */
  const play = async () => {
    gift += 1;
    const { db } = database;
    const reference = `gift:${gift}`;
    await post(db, { reason: 'transfer', reference, from: BILLY, to: NANNY, amount: 5 }, AT);
    const vault = `challenge:${gift}`;
    await post(db, { reason: 'stake', reference: vault, from: BILLY, to: vault, amount: 7 }, AT);
    await post(db, { reason: 'refund', reference: vault, from: vault, to: BILLY, amount: 7 }, AT);
  };
  const seal = async (whole = false) => {
    const { findings, before, next } = await auditSince(database.db, [], { whole });
    expect(wrongOf(findings)).toEqual([]);
    return writeCheckpoint(database.db, before, next);
  };
  /** What an audit finds after somebody with all the keys has been at a table; then it is undone. */
  const found = async (table: string, sql: string, whole: boolean) => {
    const { db } = database;
    const kept = `kept_${table}`;
    await db.query(`create table ${kept} as table ${table}`);
    await db.query(`alter table ${table} disable trigger user`);
    await db.query(sql);
    const { findings } = await auditSince(db, [], { whole });
    await db.query(`delete from ${table}`);
    await db.query(`insert into ${table} overriding system value select * from ${kept}`);
    await db.query(`alter table ${table} enable trigger user`);
    await db.query(`drop table ${kept}`);
    return wrongOf(findings);
  };

  it('begins where the last clean one ended, and reads nothing before it', async () => {
    await play();
    const first = await seal();
    await play();
    const [asked, read] = [[] as unknown[], [] as number[]];
    const query = database.db.query.bind(database.db);
    database.db.query = (async (text: string, values?: unknown[]) => {
      const rows = await query(text, values);
      if (text.includes('concat_ws')) {
        asked.push(values);
        read.push(...rows.map(({ id }) => Number(id)));
      }
      return rows;
    }) as typeof query;
    const { findings, next } = await auditSince(database.db, [], { whole: false });
    database.db.query = query;
    expect(wrongOf(findings)).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(Math.min(...read)).toBe(first.transfer + 1);
    expect(next.transfers).toBe(3);
  });

  it('finds HOOF that appeared in a wallet that nobody has touched since', async () => {
    await seal();
    const sql = `update accounts set balance = balance + 1 where name = '${NANNY}'`;
    expect(await found('accounts', sql, false)).toContain(
      'every balance is the sum of its entries',
    );
    expect(wrongOf((await auditSince(database.db, [], { whole: true })).findings)).toEqual([]);
  });

  it('finds a transfer that was taken out or forged since', async () => {
    await play();
    for (const sql of [
      'delete from transfers where id = (select max(id) from transfers)',
      'update transfers set amount = amount + 1 where id = (select max(id) from transfers)',
      'update transfers set from_previous = null where id = (select max(id) from transfers)',
    ]) {
      expect(await found('transfers', sql, false)).not.toEqual([]);
    }
  });

  it('finds out when the checkpoint itself, or what it holds, was edited', async () => {
    await seal();
    await play();
    const forged = `update audit_checkpoints set upto_transfer = upto_transfer + 1
                     where id = (select max(id) from audit_checkpoints)`;
    expect(await found('audit_checkpoints', forged, false)).toContain(
      'every audit’s seal follows from the one before',
    );
    const missing =
      'delete from audit_checkpoints where id = (select min(id) from audit_checkpoints)';
    expect(await found('audit_checkpoints', missing, false)).toContain(
      'every audit’s seal follows from the one before',
    );
    const sums = 'update audit_sums set balance = balance + 1 where account_id > 2';
    expect(await found('audit_sums', sums, false)).toContain('what was sealed is as it was');
    await expect(database.db.query('delete from audit_checkpoints')).rejects.toThrow('append-only');
  });

  it('with everything: a stretch that was sealed is held against its seal, also when it adds up', async () => {
    await play();
    await seal();
    const rewritten = `update transfers set reference = 'gift:999' where reference = 'gift:1'`;
    expect(await found('transfers', rewritten, false)).toEqual([]);
    expect(await found('transfers', rewritten, true)).toEqual(['what was sealed is as it was']);
  });

  it('forgets vaults that are closed, and no two audits seal behind the same one', async () => {
    const sums = await database.db.query<{ name: string }>(
      'select a.name from audit_sums s join accounts a on a.id = s.account_id order by s.account_id',
    );
    expect(sums.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['genesis', 'treasury', BILLY, NANNY]),
    );
    expect(sums).toHaveLength(4);
    await play();
    const { before, next } = await auditSince(database.db, [], { whole: true });
    await writeCheckpoint(database.db, before, next);
    await expect(writeCheckpoint(database.db, before, next)).rejects.toThrow('Another audit');
    expect((await readCheckpoints(database.db)).at(-1)!.transfer).toBe(next.transfer);
    expect(wrongOf((await auditSince(database.db, [], { whole: false })).findings)).toEqual([]);
  });
});
