import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { beatAndGiveBack } from '../../clock/heartbeat/heartbeat.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import {
  cupNow,
  expectCleanBooks,
  MINUTE,
  mustEnter,
  openCup,
  playCup,
  start,
  waitForCup,
} from '../../testing/test-cups.ts';
import { commit, open, seat, type TestPlayer } from '../../testing/test-players.ts';
import { keepDeadlines } from '../match/deadlines.ts';
import { runCups } from './run-cups.ts';

describe('two instances and one cup', () => {
  let server: TestApp;
  let second: TestApp;
  let names = 0;
  beforeAll(async () => {
    const env = { CUP_LEAST_PEOPLE: '1', LIMIT_WRITES_PER_MINUTE: '100000' };
    server = await createTestApp({ env });
    second = await secondInstance(server);
  });
  afterEach(() => expectCleanBooks(server));
  afterAll(async () => {
    await second.close();
    await server.close();
  });

  const player = (cards = 1): Promise<TestPlayer> => {
    names += 1;
    return seat(server, `racer ${names}`, Array(cards).fill('Common'));
  };
  const players = async (count: number) => {
    const people: TestPlayer[] = [];
    for (let i = 0; i < count; i += 1) people.push(await player());
    return people;
  };
  const sendEntry = (who: TestPlayer, to: TestApp, cup: number, method: 'POST' | 'DELETE') =>
    who.wallet.send(
      {
        ...{ method, url: `/api/cups/${cup}/entries` },
        ...(method === 'POST' ? { payload: { cardIds: who.cards } } : {}),
      },
      to,
    );
  const ties = (cup: number) =>
    server.db.query<{ match_id: number; players: string[] }>(
      `select match_id, array[player_0::text, player_1::text] as players from cup_ties
        where cup_id = $1 and winner is null order by round, index`,
      [cup],
    );

  it('let the same player in once', async () => {
    const ada = await player();
    const id = await openCup(server);
    const both = [server, second, server, second];
    const answers = await Promise.all(both.map((to) => sendEntry(ada, to, id, 'POST')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect((await cupNow(server, id)).entries).toHaveLength(1);
  });

  it('let one card into one of two cups', async () => {
    const ada = await player();
    const [one, two] = [await openCup(server), await openCup(server)];
    const answers = await Promise.all([
      sendEntry(ada, server, one, 'POST'),
      sendEntry(ada, second, two, 'POST'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it('use the free entry of a day once, and the fee for the other', async () => {
    const ada = await player(2);
    const [one, two] = [await openCup(server), await openCup(server)];
    const send = (cup: number, card: number, to: TestApp) =>
      ada.wallet.send(
        {
          ...{ method: 'POST', url: `/api/cups/${cup}/entries` },
          payload: { cardIds: [ada.cards[card]] },
        },
        to,
      );
    const answers = await Promise.all([send(one, 0, server), send(two, 1, second)]);
    const fees = answers.map((answer) => answer.json().fee);
    expect(fees.sort((a, b) => a - b)).toEqual([0, 20]);
    expect(await ada.balance()).toBe(980);
  });

  it('take everybody in who comes at once, and start it once, whole, at its time', async () => {
    const people = await players(12);
    const id = await openCup(server, { size: 16 });
    const [early, late] = [people.slice(0, 6), people.slice(6)];
    const entered = await Promise.all(
      early.map((who, i) => sendEntry(who, i % 2 ? second : server, id, 'POST')),
    );
    expect(entered.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    server.clock.advance(5 * MINUTE - 1);
    const going = [
      ...late.map((who, i) => sendEntry(who, i % 2 ? second : server, id, 'POST')),
      ...early.slice(0, 3).map((who, i) => sendEntry(who, i % 2 ? server : second, id, 'DELETE')),
    ];
    server.clock.advance(1);
    const starting = [server, second, server, second].map(({ app }) => runCups(app.game));
    const answers = await Promise.all(going);
    await Promise.all(starting);
    const cup = await cupNow(server, id);
    expect(cup.status).toBe('running');
    const said = (status: number, from: number, to: number) =>
      answers.slice(from, to).filter(({ statusCode }) => statusCode === status).length;
    expect(said(201, 0, 6) + said(409, 0, 6)).toBe(6);
    expect(said(204, 6, 9) + said(409, 6, 9)).toBe(3);
    // Whoever was told to be in is in, and nobody else.
    expect(cup.entries).toHaveLength(6 + said(201, 0, 6) - said(204, 6, 9));
    const drawn = cup.ties
      .filter((tie: { round: number }) => tie.round === 1)
      .flatMap((tie: { players: (string | null)[] }) => tie.players.filter(Boolean));
    expect(new Set(drawn).size).toBe(cup.entries.length);
  });

  it('open one cup for one slot of the schedule', async () => {
    const at = server.clock.now();
    const every = 60 * MINUTE;
    server.clock.advance(Math.ceil(at / every) * every + 55 * MINUTE - at);
    const all = [server, second, server, second].map(({ app }) => runCups(app.game));
    expect((await Promise.all(all)).reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0);
    const slots = await server.db.query<{ times: number }>(
      'select count(*)::int as times from cups where slot is not null group by kind, slot',
    );
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.every(({ times }) => times === 1)).toBe(true);
  });

  it('end both semi-finals at the same instant, and begin one final', async () => {
    const people = await players(4);
    const id = await openCup(server, { size: 4 });
    for (const who of people) await mustEnter(who, id);
    await start(server);
    const semis = await ties(id);
    expect(semis).toHaveLength(2);
    const conceding = semis.map(({ match_id: matchId, players: [address] }, i) =>
      people
        .find((who) => who.address === address)!
        .wallet.send(
          {
            ...{ method: 'POST', url: `/api/matches/${matchId}/actions` },
            payload: { type: 'concede' },
          },
          i === 0 ? server : second,
        ),
    );
    const answers = await Promise.all(conceding);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const finals = await ties(id);
    expect(finals).toHaveLength(1);
    expect(finals[0]!.players).toEqual(semis.map((semi) => semi.players[1]));
    await playCup(server, id, people);
    expect((await cupNow(second, id)).status).toBe('finished');
  });

  it('keep the deadlines of a whole round at once: 16 ties nobody plays', async () => {
    const people = await players(32);
    const id = await openCup(server, { size: 32 });
    await Promise.all(people.map((who, i) => sendEntry(who, i % 2 ? second : server, id, 'POST')));
    await start(server);
    expect(await ties(id)).toHaveLength(16);
    for (let steps = 0; steps < 60; steps += 1) {
      if ((await cupNow(server, id)).status !== 'running') break;
      server.clock.advance(MINUTE);
      await Promise.all([server, second].map(({ app }) => keepDeadlines(app.game)));
    }
    const over = await cupNow(server, id);
    expect(over.status).toBe('finished');
    expect(over.ties).toHaveLength(31);
  }, 60_000);

  it('go on with a cup when one of them is thrown away in the middle', async () => {
    const doomed = await secondInstance(server);
    const people = await players(4);
    const id = await openCup(doomed, { size: 4 });
    for (const who of people) await mustEnter(who, id);
    server.clock.advance(5 * MINUTE);
    await runCups(doomed.app.game);
    const [semi] = await ties(id);
    const [loser] = people.filter(({ address }) => address === semi!.players[0]);
    // The end of a tie is written by the one that dies: the next tie is played on the other.
    const url = `/api/matches/${semi!.match_id}/actions`;
    await loser!.wallet.send({ method: 'POST', url, payload: { type: 'concede' } }, doomed);
    await doomed.close();
    await playCup(server, id, people);
    expect(await cupNow(server, id)).toMatchObject({ status: 'finished' });
  });

  it('give the time of an outage back to every tie, and play on', async () => {
    const people = await players(4);
    const id = await openCup(server, { size: 4 });
    for (const who of people) await mustEnter(who, id);
    await start(server);
    await beatAndGiveBack(server.app.game);
    const before = (await cupNow(server, id)).ties.map((tie: { deadline: string }) => tie.deadline);
    const [semi] = await ties(id);
    const pair = semi!.players.map((address) => people.find((who) => who.address === address)!);
    await commit(pair[0]!, String(semi!.match_id), pair[0]!.cards);
    server.clock.advance(10 * MINUTE);
    await Promise.all([server, second].map(({ app }) => beatAndGiveBack(app.game)));
    const after = (await cupNow(server, id)).ties.map((tie: { deadline: string }) => tie.deadline);
    expect(
      after.map((deadline: string, i: number) => Date.parse(deadline) - Date.parse(before[i])),
    ).toEqual([10 * MINUTE, 10 * MINUTE]);
    // Whoever had promised a card before it can still show it.
    expect((await commit(pair[1]!, String(semi!.match_id), pair[1]!.cards)).status).toBe(200);
    for (const who of pair) {
      expect((await open(who, String(semi!.match_id), who.cards)).status).toBe(200);
    }
    await waitForCup(server, id);
    expect((await cupNow(server, id)).status).toBe('finished');
  });
});
