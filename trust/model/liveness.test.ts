import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEverything } from '../../apps/server/src/audit-everything.ts';
import type { Chain } from '../../apps/server/src/chain/chain.ts';
import type { ActingOperator } from '../../apps/server/src/desk/audit-log/acting-operator.ts';
import { isRefusal } from '../../apps/server/src/kernel/refusals.ts';
import {
  cancelFrozen,
  freezeWallet,
  thawWallet,
} from '../../apps/server/src/people/freezes/freeze-wallet.ts';
import { makeHouseMoves } from '../../apps/server/src/people/house-play/house-moves.ts';
import { advanceAuctions } from '../../apps/server/src/slices/auction/advance-auctions.ts';
import { createExpiry } from '../../apps/server/src/slices/chain/indexer/expire-withdrawals.ts';
import { runCups } from '../../apps/server/src/slices/cup/run-cups.ts';
import { keepDeadlines } from '../../apps/server/src/slices/match/deadlines.ts';
import { expireOpenings } from '../../apps/server/src/slices/opening/expiry.ts';
import { turnSeasons } from '../../apps/server/src/slices/season/turn-seasons.ts';
import { expireOffers } from '../../apps/server/src/slices/trade/expire-offers.ts';
import { breakSwaps, expireSwaps } from '../../apps/server/src/slices/trade/swaps/end-swaps.ts';
import { payWeeks } from '../../apps/server/src/slices/week/pay-weeks.ts';
import {
  createTestApp,
  secondInstance,
  type TestApp,
} from '../../apps/server/src/testing/test-app.ts';
import { type MatchFacts, sha256Hex } from '../../packages/rules/src/index.ts';
import { accept, commitTo, open, openUp } from '../../packages/rules/src/world/match/test-play.ts';
import { unendedIn } from '../../packages/rules/src/world/test-clock.ts';
import {
  type Happening,
  happeningOf,
  livelyCards,
  livelySteps,
} from '../../packages/rules/src/world/test-lively.ts';
import { WALLETS } from '../../packages/rules/src/world/test-random.ts';
import { readWorld } from './read-world.ts';
import { makeSmallWorld } from './small-world.ts';

/** Others: `WORLD_SEED=7,8 WORLD_STEPS=2000 npx vitest run …`. One that ever failed stays here. */
const SEEDS = process.env.WORLD_SEED?.split(',').map(Number) ?? [1, 2];
const STEPS = Number(process.env.WORLD_STEPS ?? 240);
/** So many people act at one instant, on what all of them see. */
const AT_ONCE = 6;
const MOST_ROUNDS = 600;
const LEAST_ROUND_MS = 1_000;

/** A node by which no voucher was ever redeemed. */
const NODE = {
  ...{ embedded: false, keys: {}, contracts: { stadium: `0x${'1'.repeat(40)}` } },
  rpc: { request: async () => `0x${'0'.repeat(64)}` },
} as unknown as Chain;

/** Somebody at the desk; what they do is on record, as it always is. */
const desk = (clock: TestApp['clock']): ActingOperator => ({
  username: 'admin',
  async record(tx, action, details) {
    await tx.query(
      `insert into operator_actions (username, address, action, details, at)
       values ('admin', '127.0.0.1', $1, $2, $3)`,
      [action, JSON.stringify(details), new Date(clock.now())],
    );
  },
});

describe.each(SEEDS)('seed %i: two instances, and people who do many things at once', (seed) => {
  let server: TestApp;
  let other: TestApp;
  let cards: number[];
  beforeAll(async () => {
    server = await createTestApp({
      env: { CUP_EVERY_MINUTES: '0', AUCTIONS_CONFIRM_THEMSELVES: 'false', CUP_LEAST_PEOPLE: '1' },
    });
    other = await secondInstance(server);
    cards = await makeSmallWorld(server.db, server.clock.now(), { alone: false });
  });
  afterAll(async () => {
    await other.close();
    await server.close();
  });
  const world = () => readWorld(server.db, server.app.game.config.economy, cards);

  it('the clock alone ends all that they leave behind, and the books are right', async () => {
    const seen = await live(seed);
    expect(seen).toEqual(expect.arrayContaining(['open', 'accept', 'move']));
    await clockAlone();
    expect(unendedIn(await world())).toEqual([]);
    const findings = await auditEverything(server.db);
    expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
  });

  /** Several at a time, some at one instance and some at the other; answers what was carried out. */
  async function live(seed: number): Promise<string[]> {
    const seen = new Set<string>();
    await enterCup();
    const steps = livelySteps(seed, STEPS);
    for (let i = 0; i < steps.length; i += AT_ONCE) {
      const now = await world();
      const together = steps.slice(i, i + AT_ONCE);
      server.clock.advance(Math.max(...together.map(({ wait }) => wait)));
      const at = server.clock.now();
      const happenings = together.flatMap((step) => happeningOf(now, step, at) ?? []);
      // A cup that begins at its time has its matches from then on: nobody moves in them before.
      const begun = happenings.flatMap((each) =>
        'command' in each && each.command.type === 'start-cup' ? each.command.at : [],
      );
      const results = await Promise.allSettled(
        happenings.map((each, n) => happen(each, n % 2 === 0 ? server : other)),
      );
      for (const [n, result] of results.entries()) {
        const happening = happenings[n]!;
        if (result.status === 'rejected') {
          if (!isRefusal(result.reason)) throw result.reason;
        } else if ('command' in happening) {
          seen.add(happening.command.type);
        }
      }
      server.clock.advance(Math.max(0, ...begun.map((time) => time - at)));
    }
    return [...seen];
  }

  /** Whatever else is tried, there is a cup with two people in it. */
  async function enterCup(): Promise<void> {
    const { run } = server.app.game.world;
    const at = server.clock.now();
    const { id: cupId } = await run({
      ...{ type: 'open-cup', kind: 'knockout', clubs: null, rarity: 'Epic', size: 4, fee: 100 },
      ...{ slot: null, operator: null, seed: sha256Hex('seed'), secret: sha256Hex('secret') },
      ...{ opensAt: at, startsAt: at + 30_000, at },
    });
    const { cards: all } = await world();
    for (const wallet of WALLETS.slice(0, 2)) {
      const epic = [...all.values()].find(
        ({ owner, rarity }) => owner === wallet && rarity === 'Epic',
      )!;
      await run({ type: 'enter-cup', cupId, wallet, cardIds: [epic.id], at });
    }
  }

  async function happen(happening: Happening, { app, clock }: TestApp): Promise<unknown> {
    if ('command' in happening) return app.game.world.run(happening.command);
    const about = { wallet: happening.wallet, reason: 'a test' };
    return happening.frozen
      ? freezeWallet(app.game, desk(clock), about)
      : thawWallet(app.game, desk(clock), about);
  }

  /** Nobody comes any more. An operator is asked about nothing but what a buyer says is paid. */
  async function clockAlone(): Promise<void> {
    for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
      const [row] = await server.db.query<{ next: Date | null }>(NEXT);
      if (row!.next === null) return;
      const wait = row!.next.getTime() - server.clock.now();
      server.clock.advance(Math.max(LEAST_ROUND_MS, wait));
      await Promise.all([server, other].map(duties));
    }
    throw new Error(`It does not end: ${unendedIn(await world()).join('; ')}`);
  }

  async function duties({ app, clock }: TestApp): Promise<void> {
    const { game } = app;
    await keepDeadlines(game);
    await makeHouseMoves(game);
    await expireOpenings(game);
    await expireOffers(game);
    await breakSwaps(game);
    await expireSwaps(game);
    await advanceAuctions(game);
    await runCups(game);
    await payWeeks(game);
    await turnSeasons(game);
    await cancelFrozen(game);
    const final = { number: 1, hash: '0x1', parentHash: '0x0', time: clock.now() } as const;
    await createExpiry(game, NODE)(final);
    await passOnPaid(game);
  }

  async function passOnPaid({ db, world: { run }, clock }: TestApp['app']['game']): Promise<void> {
    const waiting = await db.query<{ auction_id: number; wallet: string }>(
      `select auction_id, wallet from auction_asks
        where outcome is null and paid_at is not null and until <= $1`,
      [new Date(clock.now())],
    );
    const operator = { username: 'admin', address: '127.0.0.1' };
    for (const { auction_id: auctionId, wallet } of waiting) {
      const command = { auctionId, wallet, reason: 'not seen', operator, at: clock.now() };
      await run({ type: 'pass-auction', ...command }).catch((error) => {
        if (!isRefusal(error)) throw error;
      });
    }
  }
});

describe('a card that grows under a match', () => {
  let server: TestApp;
  let cards: number[];
  beforeAll(async () => {
    server = await createTestApp({ env: { CUP_EVERY_MINUTES: '0' } });
    cards = await makeSmallWorld(server.db, server.clock.now(), { alone: false });
  });
  afterAll(() => server.close());

  async function begin(one: readonly [string, number], other: readonly [string, number]) {
    const { run } = server.app.game.world;
    const at = server.clock.now();
    const { opening } = await run(open(...one, { rarity: 'Rare', minPool: 0, at }));
    return (await run(accept(other[0], opening, other[1], { at }))).match;
  }

  const stateOf = async ({ id }: MatchFacts) =>
    (await readWorld(server.db, server.app.game.config.economy, cards)).matches.get(id)!.state;

  /** The clock picks for both. */
  async function playOut(match: MatchFacts): Promise<void> {
    for (
      let state = await stateOf(match);
      state.phase !== 'finished';
      state = await stateOf(match)
    ) {
      server.clock.advance(Math.max(LEAST_ROUND_MS, state.deadline - server.clock.now()));
      await keepDeadlines(server.app.game);
    }
  }

  it('does not keep the match from ending that is won with it next', async () => {
    const { run } = server.app.game.world;
    const [alice, billy, carol] = WALLETS as [string, string, string];
    const each = livelyCards().filter(({ owner }) => owner === alice).length;
    const of = (wallet: number, nth: number) => cards[wallet * each + nth]!;
    const best = of(0, 0);
    const first = await begin([alice, of(0, 1)], [billy, of(1, 1)]);
    await run(commitTo(first, alice, [best], server.clock.now()));
    await run(commitTo(first, billy, [of(1, 1)], server.clock.now()));
    const second = await begin([alice, best], [carol, of(2, 1)]);
    const brought = [
      [alice, best],
      [carol, of(2, 1)],
    ] as const;
    for (const [who, id] of brought) await run(commitTo(second, who, [id], server.clock.now()));
    for (const [who, id] of brought) await run(openUp(second, who, [id], server.clock.now()));
    await playOut(second);
    await run(openUp(first, alice, [best], server.clock.now()));
    await run(openUp(first, billy, [of(1, 1)], server.clock.now()));
    await playOut(first);
    const world = await readWorld(server.db, server.app.game.config.economy, cards);
    expect(world.cards.get(best)).toMatchObject({ grown: 2, busyWith: null });
    for (const { originId } of [first, second]) {
      expect(world.balances.get(`challenge:${originId}`)).toBe(0);
    }
  });
});

/** When something is due next; null when nothing is. */
const NEXT = `
  select least(
    (select min(least(deadline, house_at)) from matches where finished_at is null),
    (select min(expires_at) from openings where status = 'open'),
    (select min(expires_at) from offers where status = 'open'),
    (select min(expires_at) from swaps where status = 'open'),
    (select min(starts_at) from cups where status = 'open'),
    (select min(ends_at) from auctions where state = 'running'),
    (select min(until) from auction_asks where outcome is null),
    (select min(deadline) + interval '2 s' from withdrawals where state = 'signed')) as next`;
