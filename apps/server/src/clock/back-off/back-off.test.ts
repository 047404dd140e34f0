import type { Command } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../game.ts';
import { TooManyConflicts } from '../../kernel/batch-queue.ts';
import { keepsChanging } from '../../kernel/refusals.ts';
import type { World } from '../../kernel/world.ts';
import { keepDeadlines } from '../../slices/match/deadlines.ts';
import { expireOpenings } from '../../slices/opening/expiry.ts';
import { createTestApp, secondInstance, type TestApp } from '../../testing/test-app.ts';
import { testOperator } from '../../testing/test-operator.ts';
import { challengeBody, duelBetween, seat } from '../../testing/test-players.ts';
import { beatAndGiveBack, giveBackLate } from '../heartbeat/heartbeat.ts';
import { forgetWhatIsOver, waitAfter } from './run-duty.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A game in which one match, or one opening, cannot be written, and every try is counted. */
function poisoned(
  game: Game,
  isPoison: (command: Command) => boolean,
  fault: (command: Command) => Error = ({ type }) =>
    keepsChanging('card', type, new TooManyConflicts('card')),
) {
  const tries: { once: boolean | undefined }[] = [];
  const state = { mended: false };
  const run: World['run'] = (command: Command, options?: { once?: boolean }) => {
    if (state.mended || !isPoison(command)) return game.world.run(command, options as object);
    tries.push({ once: options?.once });
    return Promise.reject(fault(command)) as never;
  };
  return { game: { ...game, world: { ...game.world, run } }, tries, state };
}

describe('the clock and what it cannot do', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { LIMIT_WRITES_PER_MINUTE: '100000', METRICS: 'true' } });
  });
  afterAll(() => server.close());

  const rows = () =>
    server.db.query<{ duty: string; subject: string; tries: number; why: string }>(
      'select duty, subject, tries, why from backed_off order by subject',
    );
  const forgetAll = () => server.db.query('delete from backed_off');
  const duel = async (name: string) => {
    const ada = await seat(server, `ada ${name}`, ['Common']);
    const bob = await seat(server, `bob ${name}`, ['Common']);
    return { id: Number(await duelBetween(ada, bob)), ada };
  };
  const finished = async (id: number) =>
    (await server.db.query('select from matches where id = $1 and finished_at is not null', [id]))
      .length === 1;

  it('a match that can never be written costs a handful of decisions a day, and everybody else’s ends in time', async () => {
    const [bad, good] = [await duel('one'), await duel('two')];
    const { game, tries } = poisoned(
      server.app.game,
      (command) => 'matchId' in command && command.matchId === bad.id,
    );
    const began = server.clock.now();
    for (let passed = 0; passed < DAY; passed = server.clock.now() - began) {
      server.clock.advance(passed < HOUR / 4 ? 5_000 : 300_000);
      await keepDeadlines(game);
    }
    expect(await finished(good.id)).toBe(true);
    expect(await finished(bad.id)).toBe(false);
    // 5 s, 10 s, 20 s ... an hour; every five seconds it would be 17,280.
    expect(tries.length).toBeGreaterThan(20);
    expect(tries.length).toBeLessThan(40);
    // The first look may meet a crowd; after that one decision is enough.
    expect(tries[0]).toEqual({ once: false });
    expect(tries.slice(1).every(({ once }) => once)).toBe(true);
    expect(await rows()).toMatchObject([
      { duty: 'time-out', subject: `match:${bad.id}`, why: 'conflict: card' },
    ]);
    await server.app.game.world.run({
      ...{ type: 'move', matchId: bad.id, address: bad.ada.address, move: { type: 'concede' } },
      at: server.clock.now(),
    });
    await forgetWhatIsOver(server.app.game);
    expect(await rows()).toEqual([]);
  });

  it('a match that its players took further is looked at in time again', async () => {
    const { id, ada } = await duel('three');
    const { game, tries } = poisoned(server.app.game, (command) => command.type === 'time-out');
    server.clock.advance(61_000);
    for (let i = 0; i < 8; i += 1) {
      await keepDeadlines(game);
      server.clock.advance(waitAfter(i + 1));
    }
    expect(tries).toHaveLength(8);
    // Something else than its clock moves it: time that is given back.
    const at = server.clock.now();
    await server.app.game.world.run({
      ...{ type: 'give-back', matchId: id, began: at - 10 * 60_000, until: at, at },
    });
    server.clock.advance(10 * 60_000);
    await keepDeadlines(server.app.game);
    expect((await ada.call('GET', `/api/matches/${id}`)).body.phase).not.toBe('commit');
    await forgetAll();
  });

  it('an opening that cannot be given back stays behind, at every instance, and the others are given back', async () => {
    const ada = await seat(server, 'ada of openings', ['Common', 'Common']);
    const opened = await Promise.all(
      ada.cards.map((card) =>
        ada.call('POST', '/api/challenges', challengeBody(ada, card, 'Common')),
      ),
    );
    const [bad, good] = opened.map(({ body }) => body.id as number);
    const fault = () =>
      Object.assign(new Error('no such column'), { code: '42703', severity: 'ERROR' });
    const { game, tries, state } = poisoned(
      server.app.game,
      (command) => command.type === 'expire' && command.id === bad,
      fault,
    );
    server.clock.advance(7 * HOUR);
    expect(await expireOpenings(game)).toBe(1);
    const status = async (id: number) =>
      (
        await server.db.query<{ status: string }>(
          `select status from openings where kind = 'challenge' and id = $1`,
          [id],
        )
      )[0]!.status;
    expect(await status(good!)).toBe('expired');
    expect(await rows()).toMatchObject([
      { duty: 'expire', subject: `challenge:${bad}`, tries: 1, why: 'fault: 42703 no such column' },
    ]);
    // Another instance leaves it alone too, and so does one that was started anew.
    const other = await secondInstance(server);
    await expireOpenings(other.app.game);
    expect(await status(bad!)).toBe('open');
    await other.close();
    state.mended = true;
    await expireOpenings(game);
    expect(tries).toHaveLength(1);
    server.clock.advance(waitAfter(1));
    expect(await expireOpenings(game)).toBe(1);
    expect(await status(bad!)).toBe('expired');
    expect(await rows()).toEqual([]);
  });

  it('a database that is away is nobody’s fault: nothing is put off for it', async () => {
    const { id } = await duel('four');
    const { game } = poisoned(
      server.app.game,
      (command) => 'matchId' in command && command.matchId === id,
      () => Object.assign(new Error('terminating connection'), { code: '57P01' }),
    );
    server.clock.advance(61_000);
    await expect(keepDeadlines(game)).rejects.toThrow('terminating connection');
    expect(await rows()).toEqual([]);
    server.clock.advance(5_000);
    await keepDeadlines(server.app.game);
  });

  it('a match that takes no time back stops no other deadline, and gets its time later, once', async () => {
    const [bad, good] = [await duel('five'), await duel('six')];
    await beatAndGiveBack(server.app.game);
    const { game, state } = poisoned(
      server.app.game,
      (command) => command.type === 'give-back' && command.matchId === bad.id,
    );
    server.clock.advance(2 * 60_000);
    expect(await beatAndGiveBack(game)).toBe(2 * 60_000);
    expect(await beatAndGiveBack(game)).toBe(0);
    const deadline = async (id: number) =>
      (
        await server.db.query<{ deadline: Date }>('select deadline from matches where id = $1', [
          id,
        ])
      )[0]!.deadline.getTime();
    const [late, given] = [await deadline(bad.id), await deadline(good.id)];
    // A second outage before the first was given back.
    server.clock.advance(3 * 60_000);
    await beatAndGiveBack(game);
    state.mended = true;
    server.clock.advance(8 * 60_000);
    await beatAndGiveBack(server.app.game);
    await giveBackLate(game);
    await giveBackLate(game);
    expect((await deadline(good.id)) - given).toBe(11 * 60_000);
    expect((await deadline(bad.id)) - late).toBe(13 * 60_000);
    expect(await rows()).toEqual([]);
  });

  it('the desk says what is put off, since when and why, and tries it when asked', async () => {
    const { id } = await duel('seven');
    const operator = await testOperator(server);
    const { game, tries, state } = poisoned(
      server.app.game,
      (command) => 'matchId' in command && command.matchId === id,
    );
    server.clock.advance(61_000);
    await keepDeadlines(game);
    const { items } = (await operator.send({ url: '/api/admin/backed-off' })).json();
    expect(items).toMatchObject([
      { duty: 'time-out', subject: `match:${id}`, tries: 1, why: 'conflict: card' },
    ]);
    const { body } = await server.app.inject('/metrics');
    expect(body).toMatch(/^goats_backed_off 1$/m);
    const retry = (subject: string) =>
      operator.send({
        method: 'POST',
        url: '/api/admin/backed-off/retry',
        payload: { duty: 'time-out', subject },
      });
    expect((await retry('match:999999')).statusCode).toBe(404);
    state.mended = true;
    expect((await retry(`match:${id}`)).statusCode).toBe(204);
    // The claim of the last look is over a moment later; the back-off would not have been.
    server.clock.advance(5_000 - 1);
    await keepDeadlines(game);
    server.clock.advance(1);
    await keepDeadlines(game);
    expect(tries).toHaveLength(1);
    expect(await rows()).toEqual([]);
    const [action] = await server.db.query(
      'select action, details from operator_actions order by id desc limit 1',
    );
    expect(action).toMatchObject({
      action: 'try asked for',
      details: { duty: 'time-out', subject: `match:${id}` },
    });
  });
});
