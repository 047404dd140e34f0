import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditFinding } from '../../audit-check.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  expectCleanBooks,
  mustEnter,
  openCup,
  PLAYED_CHECKS,
  playCup,
  start,
} from '../../testing/test-cups.ts';
import { seat, type TestPlayer } from '../../testing/test-players.ts';
import { runAuditChecks } from '../hoof/audit.ts';

const ZERO = '0'.repeat(64);

/** Breaks the books behind the database's back, as only somebody with all the keys could. */
const SABOTAGE: readonly (readonly [string, readonly string[], string])[] = [
  [
    'a fee is not in the vault',
    ['cup_entries'],
    `update cup_entries set fee = fee + 1 where fee > 0 and cup_id = (select max(id) from cups)`,
  ],
  [
    'an entry disappears and its fee does not',
    ['cup_entries'],
    `delete from cup_entries where fee > 0 and cup_id = (select max(id) from cups)`,
  ],
  [
    'a fee came back to somebody who played',
    ['transfers'],
    `update transfers set reason = 'refund', reference = (
       select min(t.reference) from transfers t where t.reason = 'entry')
      where reason = 'prize' and reference = 'cup:1'
        and id = (select min(id) from transfers where reason = 'prize')`,
  ],
  [
    'somebody has two free entries on a day',
    ['cup_entries'],
    `update cup_entries set fee = 0, free_day = '2026-06-01' where fee > 0`,
  ],
  [
    'a card of the cup plays elsewhere',
    ['card_holdings'],
    `update card_holdings set busy_with = null where busy_with like 'cup:%'`,
  ],
  [
    'a card stays busy with a cup that is over',
    ['card_holdings'],
    `update card_holdings set busy_with = 'cup:1' where card_id = (
       select card_id from card_holdings where owner is not null and busy_with is null limit 1)`,
  ],
  [
    'a match of a cup is no tie of it',
    ['cup_ties'],
    `delete from cup_ties where cup_id = 1 and round = 2`,
  ],
  ['the secret was another one', ['cups'], `update cups set secret = '${ZERO}' where id = 1`],
  [
    'two who were drawn changed places',
    ['cup_ties'],
    `update cup_ties set player_0 = player_1, player_1 = player_0, winner = player_0
      where cup_id = 1 and round = 1`,
  ],
  [
    'somebody without a place was drawn',
    ['cup_entries'],
    `update cup_entries set state = 'not-drawn' where cup_id = 1 and place = 3`,
  ],
  [
    'a tie has another winner than its match',
    ['cup_ties'],
    `update cup_ties set winner = case winner when player_0 then player_1 else player_0 end
      where cup_id = 1 and round = 2`,
  ],
  [
    'a tie was decided by another match',
    ['cup_ties'],
    `update cup_ties set match_id = null, player_1 = null, winner = player_0
      where cup_id = 1 and round = 2`,
  ],
  [
    'a prize was too high',
    ['cup_entries'],
    `update cup_entries set prize = prize + 1 where cup_id = 1 and place = 1`,
  ],
  [
    'a cup counts somebody who is not in it',
    ['cups'],
    `update cups set entered_known = entered_known + 1 where id = 1`,
  ],
  ['the treasury promised more', ['cups'], `update cups set pool = pool + 100 where id = 1`],
  [
    'a prize was not paid',
    ['transfers'],
    `update transfers set reference = 'cup:99' where reason = 'bonus' and reference = 'cup:1'`,
  ],
  [
    'a cup that was called off paid',
    ['cups'],
    `update cups set status = 'cancelled', reason = 'rain', pool = 0 where id = 1`,
  ],
];

describe('the audit of cups', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { CUP_LEAST_PEOPLE: '1', CUP_FEE: '20' } });
    const people: TestPlayer[] = [];
    for (let i = 0; i < 5; i += 1) {
      people.push(await seat(server, `audited ${i}`, ['Common', 'Common', 'Rare'], 1_000));
    }
    const [ada, ...others] = people as [TestPlayer, ...TestPlayer[]];
    const [common, rare] = [0, 2].map((i) => (who: TestPlayer) => [who.cards[i]!]);
    const first = await openCup(server, { size: 4, fee: 20 });
    const second = await openCup(server, { tier: 'Rare', size: 4, fee: 20 });
    for (const who of people) await mustEnter(who, second, rare!(who));
    for (const who of people.slice(0, 4)) await mustEnter(who, first, common!(who));
    await ada.call('DELETE', `/api/cups/${first}/entries`);
    await mustEnter(ada, first, common!(ada));
    await start(server);
    await playCup(server, first, people);
    const third = await openCup(server, { fee: 10 });
    await mustEnter(others[0]!, third, [others[0]!.cards[1]!]);
    await server.app.game.world.run({
      ...{ type: 'cancel-cup', cupId: third, at: server.clock.now() },
      operator: { username: 'admin', address: '::1' },
    });
    const last = await openCup(server, { fee: 30 });
    for (const who of people) await mustEnter(who, last, [who.cards[1]!]);
  });
  afterAll(() => server.close());

  it('finds nothing in honest books: played, running, drawn lots for, called off, open', async () => {
    await expectCleanBooks(server);
    const states = await server.db.query(
      `select status, (select count(*)::int from cup_entries e
                        where e.cup_id = k.id and e.state = 'not-drawn') as left
         from cups k order by id`,
    );
    expect(states).toEqual([
      { status: 'finished', left: 0 },
      { status: 'running', left: 1 },
      { status: 'cancelled', left: 0 },
      { status: 'open', left: 0 },
    ]);
  });

  /** What the audit finds after somebody was at the tables; undone again. */
  async function findingsAfter(tables: readonly string[], sql: string): Promise<AuditFinding[]> {
    let findings: AuditFinding[] = [];
    const undo = new Error('undo');
    const work = server.db.transaction(async (tx) => {
      for (const table of tables) await tx.query(`alter table ${table} disable trigger user`);
      await tx.query(sql);
      findings = await runAuditChecks(tx, PLAYED_CHECKS);
      throw undo;
    });
    await expect(work).rejects.toBe(undo);
    return findings.filter((finding) => finding.wrong > 0);
  }

  it.each(SABOTAGE)('finds out when %s', async (_what, tables, sql) => {
    expect(await findingsAfter(tables, sql)).not.toEqual([]);
  });

  it('finds out when the seed was another one', async () => {
    // One seed in 24 draws four people as the true one did; not several, and not in two cups.
    const found = [];
    for (const digit of '0123') {
      const sql = `update cups set seed = '${digit.repeat(64)}' where id in (1, 2)`;
      found.push(...(await findingsAfter(['cups'], sql)));
    }
    expect(found).not.toEqual([]);
  });
});
