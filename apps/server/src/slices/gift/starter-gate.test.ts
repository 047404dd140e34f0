import { searchPart, WORK_PARTS, type WorkChallenge } from '@goats/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { type TestWallet, testWallet } from '../../testing/test-wallet.ts';

const HOUR = 3_600_000;
const ENV = {
  STARTER_CARDS: '0',
  STARTER_WORK_BITS: '4',
  LIMIT_ALL_STARTER_GRANTS_PER_HOUR: '4',
};

describe('the gate to starter packs', () => {
  let server: TestApp;
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  async function start(env: Record<string, string> = {}): Promise<void> {
    server = await createTestApp({ env: { ...ENV, ...env } });
    closing.push(server.close);
  }
  async function visitors(...names: string[]): Promise<TestWallet[]> {
    const wallets = names.map((name) => testWallet(server, name));
    for (const wallet of wallets) await wallet.signIn();
    return wallets;
  }
  const claim = async (who: TestWallet, work?: object, to?: TestApp) => {
    const payload = work ? { payload: { work } } : {};
    const answer = await who.send({ method: 'POST', url: '/api/packs/starter', ...payload }, to);
    return { status: answer.statusCode, body: answer.json(), wait: answer.headers['retry-after'] };
  };
  const solved = (work: WorkChallenge) => ({
    challenge: work.challenge,
    answers: Array.from({ length: WORK_PARTS }, (_, part) => searchPart(work, part, 0, 100_000)!),
  });
  async function used(name: 'starter' | 'all-starters'): Promise<number> {
    const [row] = await server.db.query<{ taken: number }>(
      'select taken from rate_limits where name = $1',
      [name],
    );
    return row?.taken ?? 0;
  }

  it('asks for work when more than half of the hour is used, on every instance alike', async () => {
    await start();
    const [a, b, c, late] = await visitors('a', 'b', 'c', 'late');
    for (const early of [a!, b!, c!]) expect((await claim(early)).status).toBe(200);
    const asked = await claim(late!);
    expect([asked.status, asked.body.code]).toEqual([428, 'WORK_NEEDED']);
    expect(asked.body.details).toEqual({
      challenge: expect.stringMatching(/^[0-9a-f]{64}$/),
      ...{ bits: 4, parts: WORK_PARTS },
    });
    expect([await used('starter'), await used('all-starters')]).toEqual([3, 3]);
    const other = await secondInstance(server);
    closing.push(other.close);
    const there = await claim(late!, undefined, other);
    expect(there.body.details).toEqual(asked.body.details);
    expect((await claim(late!, solved(asked.body.details), other)).status).toBe(200);
  });

  it('takes no work that was done for another wallet, another hour, or not at all', async () => {
    await start();
    const [a, b, c, mine, other] = await visitors('a', 'b', 'c', 'mine', 'other');
    for (const early of [a!, b!, c!]) await claim(early);
    const { details } = (await claim(mine!)).body;
    const work = solved(details);
    const refused = [
      await claim(other!, work),
      await claim(mine!, { ...work, answers: work.answers.map(() => 1e9) }),
      await claim(mine!, { ...work, challenge: 'made up' }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('WORK_NEEDED'));
    expect((await claim(mine!, { ...work, answers: [1] })).body.details.field).toContain('answers');
    expect(await used('all-starters')).toBe(3);
    expect((await claim(mine!, work)).status).toBe(200);
  });

  it('keeps work good over the turn of the hour, and no longer', async () => {
    await start({ LIMIT_ALL_STARTER_GRANTS_PER_HOUR: '3' });
    const [a, b, c] = await visitors('a', 'b', 'c');
    const busy = async () => {
      await server.db.query(
        `insert into rate_limits values ('all-starters', 'all', 2, $1)
         on conflict (name, subject) do update set taken = 2, ends_at = excluded.ends_at`,
        [new Date(server.clock.now() + HOUR)],
      );
    };
    await busy();
    const [first, second] = [await claim(a!), await claim(b!)].map(({ body }) =>
      solved(body.details),
    );
    server.clock.advance(HOUR);
    await busy();
    expect((await claim(a!, first)).status).toBe(200);
    server.clock.advance(HOUR);
    await busy();
    expect((await claim(b!, second)).body.code).toBe('WORK_NEEDED');
    expect((await claim(c!)).body.code).toBe('WORK_NEEDED');
  });

  it('says when to come back once the hour is used up, and asks nobody to work for nothing', async () => {
    await start({ LIMIT_ALL_STARTER_GRANTS_PER_HOUR: '1' });
    const [a, b] = await visitors('a', 'b');
    expect((await claim(a!)).status).toBe(200);
    expect((await claim(b!)).body.error).toContain('Try again in 60 min.');
    server.clock.advance(HOUR - 60_000);
    const refused = await claim(b!);
    expect([refused.status, refused.wait]).toEqual([429, '60']);
    expect(refused.body.error).toBe(
      'All starter packs of this hour are out: goats print slowly. Try again in 60 s.',
    );
    server.clock.advance(60_000);
    expect((await claim(b!)).status).toBe(200);
  });

  it('counts nothing for whoever has a pack already, however often they ask', async () => {
    await start();
    const [a, b] = await visitors('a', 'b');
    await claim(a!);
    for (let n = 0; n < 10; n += 1) {
      expect((await claim(a!)).body.code).toBe('STARTER_ALREADY_CLAIMED');
    }
    expect([await used('starter'), await used('all-starters')]).toEqual([1, 1]);
    expect((await claim(b!)).status).toBe(200);
  });

  it('gives back what ten claims of one wallet at one instant took', async () => {
    await start({ LIMIT_ALL_STARTER_GRANTS_PER_HOUR: '100' });
    const [a] = await visitors('a');
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(a!)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await used('starter'), await used('all-starters')]).toEqual([1, 1]);
  });

  it('takes nothing from the hour when an address has had its share', async () => {
    await start({ LIMIT_STARTER_GRANTS_PER_HOUR: '1' });
    const [a, b] = await visitors('a', 'b');
    await claim(a!);
    const refused = await claim(b!);
    expect([refused.status, await used('all-starters')]).toEqual([429, 1]);
  });

  it('takes nothing from anybody when there is nothing left to give', async () => {
    await start({ STARTER_HOOF: '6000000000' });
    const [a, b] = await visitors('a', 'b');
    await claim(a!);
    expect((await claim(b!)).body.code).toBe('TREASURY_EMPTY');
    expect([await used('starter'), await used('all-starters')]).toEqual([1, 1]);
  });
});
