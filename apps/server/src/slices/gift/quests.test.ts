import { createHmac } from 'node:crypto';
import { calls } from '@goats/contract';
import { drawQuests, QUEST_KINDS, type QuestName, questId, utcDay } from '@goats/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { sweep } from '../../clock/housekeeping/run-sweeps.ts';
import { dateOf } from '../../kernel/dates.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import {
  type Answer,
  duelBetween,
  kickOff,
  playOut,
  seat,
  type TestPlayer,
} from '../../testing/test-players.ts';
import { audit } from '../hoof/audit.ts';
import { AUDIT_CHECKS } from '../hoof/audit-checks.ts';
import { WEEK_AUDIT_CHECKS } from '../week/week-audit.ts';
import { GIFT_AUDIT_CHECKS } from './gift-audit.ts';
import { GIFT_SWEEPS } from './sweeps.ts';

const DAY = 86_400_000;
const CARDS = ['Common', 'Common', 'Common'] as const;

describe('the quests of a day', () => {
  let server: TestApp;
  const today = () => utcDay(server.clock.now());

  /** A server whose quests of today are among these, however they are drawn. */
  async function start(wanted: readonly QuestName[], env: Record<string, string> = {}) {
    server = await createTestApp({ env });
    const day = today();
    for (let n = 0; ; n += 1) {
      const secret = Buffer.alloc(32, `secret ${n}`);
      const seed = createHmac('sha256', secret).update(dateOf(day)).digest('hex');
      const drawn = drawQuests(seed, day).map(({ quest }) => quest);
      if (!wanted.every((name) => drawn.includes(name))) continue;
      await server.db.query(`insert into server_secrets (name, value) values ('quests', $1)`, [
        secret,
      ]);
      return;
    }
  }
  afterEach(async () => {
    const checks = [...GIFT_AUDIT_CHECKS, ...AUDIT_CHECKS, ...WEEK_AUDIT_CHECKS];
    const findings = (await audit(server.db, checks)).filter(({ wrong }) => wrong > 0);
    await server.close();
    expect(findings).toEqual([]);
  });

  const look = async (player: TestPlayer) => (await player.call('GET', '/api/me/quests')).body;
  const idOf = (name: QuestName) => questId(today(), name);
  const questOf = async (player: TestPlayer, name: QuestName) =>
    (await look(player)).quests.find(({ id }: { id: string }) => id === idOf(name));
  const claim = (player: TestPlayer, name: QuestName, key?: string): Promise<Answer> =>
    player.call('POST', `/api/me/quests/${idOf(name)}/claim`, undefined, key);
  const change = (player: TestPlayer, name: QuestName): Promise<Answer> =>
    player.call('POST', `/api/me/quests/${idOf(name)}/change`);

  /** A duel of two, played to its end; answers the number of the match. */
  async function play(one: TestPlayer, other: TestPlayer, n = 0): Promise<string> {
    const cards = [one.cards[n]!, other.cards[n]!] as const;
    const id = await duelBetween(one, other, { cards });
    await kickOff([one, other], id, [[cards[0]], [cards[1]]]);
    await playOut([one, other], id);
    return id;
  }
  const two = async () =>
    [await seat(server, 'ada', CARDS), await seat(server, 'bob', CARDS)] as const;

  it('are three, the same for everybody, from a seed that was published the day before', async () => {
    await start([]);
    const published = (await server.app.inject('/api/quests')).json();
    expect(calls['GET /api/quests'].answer.safeParse(published).success).toBe(true);
    const [ada, bob] = await two();
    expect(published.quests).toHaveLength(3);
    const texts = ({ quests }: { quests: { text: string }[] }) => quests.map(({ text }) => text);
    expect(texts(await look(ada))).toEqual(texts(published));
    expect(texts(await look(bob))).toEqual(texts(published));
    const drawn = drawQuests(published.seed, today()).map(({ quest }) => QUEST_KINDS[quest].text);
    expect(texts(published)).toEqual(drawn);

    server.clock.advance(DAY);
    const next = (await server.app.inject('/api/quests')).json();
    expect([next.day, next.seed]).toEqual([published.next.day, published.next.seed]);
    expect(next.seed).not.toBe(published.seed);
  });

  it('count matches that were played out, and say which of them', async () => {
    await start(['two-matches']);
    const [ada, bob] = await two();
    const mine = await look(ada);
    expect(calls['GET /api/me/quests'].answer.safeParse(mine).success).toBe(true);
    expect(mine).toMatchObject({ day: dateOf(today()), hoof: 5, change: true, why: null });
    expect(await questOf(ada, 'two-matches')).toMatchObject({ done: 0, goal: 2, paid: false });
    const first = await play(ada, bob);
    expect(await questOf(ada, 'two-matches')).toMatchObject({ done: 1, by: [first] });
    // Given up: nobody has played it out.
    const given = await duelBetween(ada, bob, { cards: [ada.cards[1]!, bob.cards[1]!] });
    const gaveUp = await ada.call('POST', `/api/matches/${given}/actions`, { type: 'concede' });
    expect(gaveUp.body.phase).toBe('finished');
    expect(await questOf(bob, 'two-matches')).toMatchObject({ done: 1 });
    const second = await play(ada, bob, 2);
    expect(await questOf(ada, 'two-matches')).toMatchObject({ done: 2, by: [first, second] });
    expect(await questOf(bob, 'two-matches')).toMatchObject({ done: 2, by: [first, second] });
  });

  it('do not count practice or friendlies', async () => {
    await start(['two-matches']);
    const ada = await seat(server, 'ada', CARDS);
    for (const [kind, origin] of [
      ['practice', null],
      ['friendly', 1],
    ] as const) {
      await server.db.query(
        `insert into matches (mode, kind, origin_id, player_0, player_1, stake, phase, server_seed, state,
                              reason, winner, started_at, finished_at)
         values ('duel', $3, $4, $1, $2, 0, 'finished', repeat('0', 64), '{}', 'points', 0, $5, $5)`,
        [ada.address, `0x${'2'.repeat(40)}`, kind, origin, new Date(server.clock.now())],
      );
    }
    expect(await questOf(ada, 'two-matches')).toMatchObject({ done: 0 });
  });

  it('are paid when asked for, in locked HOOF, and not before they are done', async () => {
    await start(['two-matches']);
    const [ada, bob] = await two();
    const early = await claim(ada, 'two-matches');
    expect([early.status, early.body.code]).toEqual([409, 'NOT_DUE']);
    expect(early.body.details).toEqual({ because: 'not-done', nextAt: null });
    await play(ada, bob);
    await play(ada, bob, 1);
    const before = await ada.balance();
    expect(await claim(ada, 'two-matches')).toMatchObject({ status: 200, body: { hoof: 5 } });
    expect(await ada.balance()).toBe(before + 5);
    expect(await questOf(ada, 'two-matches')).toMatchObject({ done: 2, paid: true });
    const [paid] = await server.db.query(
      `select amount, locked_in, reference from transfers where reference like 'quest:%'`,
    );
    expect(paid).toEqual({
      ...{ amount: 500, locked_in: 500, reference: `quest:${idOf('two-matches')}` },
    });
    const again = await claim(ada, 'two-matches');
    expect([again.status, again.body.details.because]).toEqual([409, 'paid']);
    for (const id of ['nothing', `${dateOf(today())}-toString`, idOf('win').replace('20', '19')]) {
      const answer = await ada.call('POST', `/api/me/quests/${id}/claim`);
      expect([answer.status, answer.body.details.because]).toEqual([409, 'not-todays']);
    }
  });

  it('are paid once to ten requests and two instances at the same instant', async () => {
    await start(['two-matches']);
    const other = await secondInstance(server);
    try {
      const [ada, bob] = await two();
      await play(ada, bob);
      await play(ada, bob, 1);
      const before = await ada.balance();
      const url = `/api/me/quests/${idOf('two-matches')}/claim`;
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          ada.wallet.send({ method: 'POST', url }, i % 2 ? other : server),
        ),
      );
      const codes = answers.map((answer) => answer.json().code ?? answer.statusCode).sort();
      expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 'NOT_DUE')]);
      expect(await ada.balance()).toBe(before + 5);
    } finally {
      await other.close();
    }
  });

  it('answer a repeated key with the first answer', async () => {
    await start(['two-matches']);
    const [ada, bob] = await two();
    await play(ada, bob);
    await play(ada, bob, 1);
    const first = await claim(ada, 'two-matches', 'collect');
    expect(first.status).toBe(200);
    expect(await claim(ada, 'two-matches', 'collect')).toEqual(first);
  });

  it('let one be changed a day, for another of its kind, and not for a collected one', async () => {
    await start(['two-matches']);
    const [ada, bob] = await two();
    await play(ada, bob);
    await play(ada, bob, 1);
    expect((await change(ada, 'two-matches')).status).toBe(204);
    const mine = await look(ada);
    expect(mine.change).toBe(false);
    expect(mine.quests).toHaveLength(3);
    expect(mine.quests.map(({ id }: { id: string }) => id)).not.toContain(idOf('two-matches'));
    expect((await claim(ada, 'two-matches')).body.details.because).toBe('not-todays');
    const [, second] = mine.quests;
    const again = await ada.call('POST', `/api/me/quests/${second.id}/change`);
    expect([again.status, again.body.details.because]).toEqual([409, 'changed']);
    expect((await claim(bob, 'two-matches')).status).toBe(200);
    expect((await change(bob, 'two-matches')).body.details.because).toBe('paid');
    expect((await look(bob)).change).toBe(true);
  });

  it('turn over at midnight UTC: what was done is not done any more, and one may be changed again', async () => {
    await start(['two-matches']);
    const [ada, bob] = await two();
    await play(ada, bob);
    await play(ada, bob, 1);
    await change(ada, 'two-matches');
    const late = idOf('two-matches');
    const { nextAt } = await look(ada);
    server.clock.advance(Date.parse(nextAt) - server.clock.now());
    expect((await bob.call('POST', `/api/me/quests/${late}/claim`)).body.details).toEqual({
      ...{ because: 'not-todays', nextAt: null },
    });
    const mine = await look(ada);
    expect(mine).toMatchObject({ day: dateOf(today()), change: true });
    expect(mine.quests.map(({ done }: { done: number }) => done)).toEqual([0, 0, 0]);
  });

  it('are paid out of a budget of the day, and say so before anybody presses', async () => {
    await start(['two-matches'], { QUESTS_PER_DAY: '5' });
    const [ada, bob] = await two();
    await play(ada, bob);
    await play(ada, bob, 1);
    const answers = await Promise.all([claim(ada, 'two-matches'), claim(bob, 'two-matches')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers[0]!.status === 409 ? ada : bob;
    expect((await look(late)).why).toMatch(/given out/);
    const refused = await claim(late, 'two-matches');
    expect(refused.body.details.because).toBe('given-out');
    expect(refused.body.details.nextAt).toBe((await look(late)).nextAt);
  });

  it('are limited per network address', async () => {
    await start(['two-matches'], { LIMIT_QUESTS_PER_HOUR: '1' });
    const [ada, bob] = await two();
    await play(ada, bob);
    await play(ada, bob, 1);
    expect((await claim(ada, 'two-matches')).status).toBe(200);
    expect((await claim(bob, 'two-matches')).status).toBe(429);
    server.clock.advance(3_600_000);
    expect((await claim(bob, 'two-matches')).status).toBe(200);
  });

  it('in a world for strangers are paid to wallets with a history only', async () => {
    await start(['two-matches'], { HISTORY_ASKED: 'true', QUEST_HOOF: '7' });
    const [ada, bob] = await two();
    await play(ada, bob);
    await play(ada, bob, 1);
    expect((await look(ada)).why).toMatch(/whoever has played their way in/);
    expect((await claim(ada, 'two-matches')).body.details.because).toBe('no-history');
    await server.db.query('update battlers set history = true where address = $1', [ada.address]);
    expect((await look(ada)).why).toBeNull();
    expect((await claim(ada, 'two-matches')).body).toEqual({ hoof: 7 });
    await server.db.query('update battlers set history = false');
  });

  it('are for wallets that proved themselves', async () => {
    await start([]);
    const anonymous = await server.app.inject('/api/me/quests');
    expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('ask for the matches of one wallet and day alone, by an index', async () => {
    await start([]);
    const plan = await server.db.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      return tx.query(
        `explain select id from matches where player_1 = $1 and kind in ('challenge', 'request', 'cup')
            and finished_at >= now() - interval '1 day' and finished_at < now()
          order by finished_at limit 60`,
        [`0x${'1'.repeat(40)}`],
      );
    });
    expect(JSON.stringify(plan)).toContain('matches_ended_by_player_1');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });

  it('are found by the audit where one is kept as paid that nobody was paid for', async () => {
    await start([]);
    const [ada] = await two();
    await server.db.query(`insert into day_quests values ($1, $2, 'win', 500, $3)`, [
      ...[dateOf(today()), ada.address, new Date(server.clock.now())],
    ]);
    const wrong = (await audit(server.db, GIFT_AUDIT_CHECKS)).filter((found) => found.wrong > 0);
    expect(wrong).toMatchObject([{ name: GIFT_AUDIT_CHECKS[1]!.name, wrong: 1 }]);
    await server.db.query('delete from day_quests');
  });

  it('are swept when nothing compares them any more', async () => {
    await start(['two-matches']);
    const ada = await seat(server, 'ada', CARDS);
    await change(ada, 'two-matches');
    const kept = async (days: number) => {
      await sweep(server.db, server.clock.now() + days * DAY, GIFT_SWEEPS);
      return server.db.query('select wallet from day_quests');
    };
    expect(await kept(29)).toHaveLength(1);
    expect(await kept(33)).toEqual([]);
  });
});
