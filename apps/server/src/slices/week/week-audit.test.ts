import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditFinding } from '../../audit-check.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { expectCleanBooks, PLAYED_CHECKS } from '../../testing/test-cups.ts';
import { duelBetween, kickOff, playOut, seat } from '../../testing/test-players.ts';
import { runAuditChecks } from '../hoof/audit.ts';
import { payWeeks } from './pay-weeks.ts';

/** Breaks the books behind the database's back, as only somebody with all the keys could. */
const SABOTAGE: readonly (readonly [string, string, string])[] = [
  ['a point too many', 'week_points', 'update week_points set points = points + 1'],
  [
    'somebody who never played',
    'week_points',
    `insert into week_points select week, '0x${'f'.repeat(40)}', 9, 1, 0 from weeks`,
  ],
  ['a match that does not count', 'match_ratings', 'update match_ratings set week = null'],
  ['more meetings than there were', 'week_meetings', 'update week_meetings set counted = 2'],
  ['a prize that nobody got', 'week_prizes', 'update week_prizes set amount = amount + 1'],
  [
    'a payment for another week',
    'transfers',
    `update transfers set reference = 'week:2026-W01' where reason = 'prize'`,
  ],
  ['a player too many', 'weeks', 'update weeks set players = players + 1'],
  ['a match that was never settled', 'battlers', 'update battlers set settled = settled + 1'],
  ['another budget', 'weeks', 'update weeks set budget = budget * 2'],
  [
    'a week that is not paid',
    'weeks',
    'update weeks set paid_at = null, budget = null, players = null',
  ],
];

describe('the audit of weeks', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
    const ada = await seat(server, 'ada', ['Common']);
    const bob = await seat(server, 'bob', ['Common']);
    const id = await duelBetween(ada, bob);
    await kickOff([ada, bob], id, [ada.cards, bob.cards]);
    await playOut([ada, bob], id);
    server.clock.advance(7 * 86_400_000);
    await payWeeks(server.app.game);
  });
  afterAll(() => server.close());

  it('finds nothing in honest books', () => expectCleanBooks(server));

  it.each(SABOTAGE)('finds %s', async (_what, table, sql) => {
    let findings: AuditFinding[] = [];
    const undo = new Error('undo');
    const work = server.db.transaction(async (tx) => {
      await tx.query(`alter table ${table} disable trigger user`);
      await tx.query(sql);
      findings = await runAuditChecks(tx, PLAYED_CHECKS);
      throw undo;
    });
    await expect(work).rejects.toBe(undo);
    expect(findings.filter((finding) => finding.wrong > 0)).not.toEqual([]);
  });
});
