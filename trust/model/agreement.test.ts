import { afterEach, describe, expect, it } from 'vitest';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../apps/server/src/testing/test-database.ts';
import type { Command, Economy } from '../../packages/rules/src/index.ts';
import { dutiesOf, unendedIn } from '../../packages/rules/src/world/test-clock.ts';
import { createWorld, NOON, type World } from '../../packages/rules/src/world/test-facts.ts';
import {
  type Happening,
  happeningOf,
  livelyEconomy,
  livelySteps,
} from '../../packages/rules/src/world/test-lively.ts';
import { type Both, commitToBoth, type Decided, decideOnBoth, mustAgree } from './both.ts';
import { readWorld } from './read-world.ts';
import { makeSmallWorld } from './small-world.ts';

/** Others: `WORLD_SEED=7,8 WORLD_STEPS=2000 npx vitest run …` */
const STEPS = Number(process.env.WORLD_STEPS ?? 220);
const SEEDS = process.env.WORLD_SEED?.split(',').map(Number) ?? [3, 5];
/** So often everything is compared, and not the books alone. */
const LOOK_EVERY = 40;
const LONG_MS = 10_000;

const DEMO = livelyEconomy(createWorld({}).economy);
/** As among strangers: histories are asked for, starter cards are lent, losses stay locked. */
const LIVE: Economy = {
  ...DEMO,
  ...{ historyAsked: true, lossStaysLocked: true, auctionsConfirmThemselves: true },
  starter: { ...DEMO.starter, lent: true },
};

describe('random commands through the model and through PostgreSQL', () => {
  let base: TestDatabase | undefined;
  afterEach(async () => {
    await base?.drop();
    base = undefined;
  });

  it.each(
    SEEDS.flatMap((seed) => [
      { seed, world: 'the demo’s', economy: DEMO },
      { seed, world: 'one for strangers', economy: LIVE },
    ]),
  )('seed $seed, $world: both ask, answer, decide, refuse and write the same', async (given) => {
    const { seed, economy } = given;
    base = await createTestDatabase();
    await makeSmallWorld(base.db, NOON, { alone: true });
    const world = await readWorld(base.db, economy);
    const both: Both = { world, db: base.db, lastId: world.lastId };
    const seen = new Map<string, number>();
    const run: Run = {
      ...{ both, now: NOON },
      count: (what) => seen.set(what, (seen.get(what) ?? 0) + 1),
    };
    await live(run, seed);
    await clockOnBoth(run, Number.POSITIVE_INFINITY);
    expect(unendedIn(world)).toEqual([]);
    expect(unendedIn(await readWorld(base.db, economy))).toEqual([]);
    const must = ['open', 'accept', 'move', 'time-out', 'stale: written', 'expire-withdrawal'];
    expect(must.filter((what) => !seen.has(what))).toEqual([]);
  });
});

interface Run {
  readonly both: Both;
  now: number;
  readonly count: (what: string) => void;
}

async function live(run: Run, seed: number): Promise<void> {
  const { both, count } = run;
  let early: Decided | null = null;
  for (const [i, step] of livelySteps(seed, STEPS).entries()) {
    const at = run.now + step.wait;
    if (step.wait > LONG_MS) await clockOnBoth(run, at);
    run.now = at;
    const happening = happeningOf(both.world, step, at);
    if (happening === null) continue;
    if ('frozen' in happening) await freeze(both, happening);
    else if (step.stale && early === null) early = await decideOnBoth(both, happening.command);
    else await carryOut(run, happening.command);
    // Decided before somebody else was written: in both it still happens, or in neither.
    if (early !== null && !step.stale) {
      if (early.model.ok) count(`stale: ${await commitToBoth(both, early)}`);
      early = null;
    }
    if (i % LOOK_EVERY === 0 && 'command' in happening) await look(both, happening.command);
  }
}

/** Answers whether it was carried out, in both. */
async function carryOut({ both, count }: Run, command: Command): Promise<boolean> {
  const decided = await decideOnBoth(both, command);
  if (!decided.model.ok) {
    count(decided.model.refusal.code);
    return false;
  }
  expect(await commitToBoth(both, decided)).toBe('written');
  count(command.type);
  await lookAtBooks(both, command);
  return true;
}

/** What is due by then, one after the other; nothing of it may be refused. */
async function clockOnBoth(run: Run, until: number): Promise<void> {
  for (;;) {
    const [next] = dutiesOf(run.both.world, run.now).sort((a, b) => a.at - b.at);
    if (next === undefined || next.at > until) return;
    run.now = Math.max(run.now, next.at);
    const command = { ...next.command, at: run.now };
    if (!(await carryOut(run, command))) {
      throw new Error(`The clock is refused for ever: ${JSON.stringify(command)}`);
    }
  }
}

async function freeze(
  { world, db }: Both,
  { frozen, wallet }: Extract<Happening, { readonly wallet: string }>,
): Promise<void> {
  if (frozen) {
    world.frozen.add(wallet);
    await db.query(
      `insert into wallet_freezes (wallet, reason, since) values ($1, 'a test', $2)
       on conflict do nothing`,
      [wallet, new Date(NOON)],
    );
  } else {
    world.frozen.delete(wallet);
    await db.query('delete from wallet_freezes where wallet = $1', [wallet]);
  }
}

const byKey = (
  [a]: readonly [string | number, unknown],
  [b]: readonly [string | number, unknown],
) => (a < b ? -1 : 1);
const sorted = (map: ReadonlyMap<string | number, unknown>) =>
  [...map].filter(([, value]) => value !== 0).sort(byKey);

/** Balances, colours and engagements: after every command. */
async function lookAtBooks({ world, db }: Both, command: Command): Promise<void> {
  const [accounts, held] = await Promise.all([
    db.query<{ name: string; balance: number; locked: number }>(
      `select name, balance, locked from accounts where kind <> 'genesis'`,
    ),
    db.query(
      `select card_id as id, owner, busy_with as "busyWith" from card_holdings order by card_id`,
    ),
  ]);
  const of = (what: 'balance' | 'locked') =>
    sorted(new Map(accounts.map((row) => [row.name, row[what]])));
  mustAgree(command, 'balances', sorted(world.balances), of('balance'));
  // By account; what of a stake is locked stands beside it.
  const locked = [...world.locked].filter(([key]) => !key.includes(' '));
  mustAgree(command, 'locked', sorted(new Map(locked)), of('locked'));
  const known = [...world.cards.values()].map(({ id, owner, busyWith }) => ({
    id,
    owner,
    busyWith,
  }));
  mustAgree(command, 'engagements', known, held);
}

const PARTS = [
  ...['cards', 'openings', 'matches', 'offers', 'swaps', 'cups', 'withdrawals', 'asked', 'stakes'],
  'reserved',
] as const satisfies readonly (keyof World)[];

/** Everything that commands are made of. */
async function look({ world, db }: Both, command: Command): Promise<void> {
  const read = await readWorld(db, world.economy);
  for (const part of PARTS) mustAgree(command, part, sorted(world[part]), sorted(read[part]));
  mustAgree(command, 'houses', [...world.houses].sort(), [...read.houses].sort());
}
