import type { Game } from '../../game.ts';
import { runAll } from '../../world/run-all.ts';
import { feeOf, freshSeeds, nextFixtures } from './schedule.ts';

const BATCH = 50;

/**
 * Opens what the schedule has, and starts what is due. Every instance does; the database sees to it
 * that each cup is opened and started once. From then on a cup moves with its ties.
 */
export async function runCups(game: Game): Promise<number> {
  return (await openCups(game)) + (await startCups(game));
}

async function openCups({ db, clock, config, world }: Game): Promise<number> {
  const at = clock.now();
  const { cups } = config.economy;
  const due = nextFixtures(at, cups).filter(({ opensAt }) => opensAt <= at);
  if (due.length === 0) return 0;
  const known = await db.prepared<{ kind: string; slot: number }>(
    'cups-of-slots',
    `select c.kind, c.slot from unnest($1::cup_kind[], $2::bigint[]) w (kind, slot)
       join cups c on c.kind = w.kind and c.slot = w.slot`,
    [due.map(({ kind }) => kind), due.map(({ slot }) => slot)],
  );
  const missing = due.filter(
    (fixture) => !known.some(({ kind, slot }) => kind === fixture.kind && slot === fixture.slot),
  );
  return runAll(missing, (fixture) =>
    world.run({
      ...{ type: 'open-cup', ...fixture, ...freshSeeds(fixture.kind) },
      ...{ fee: feeOf(cups), operator: null, at },
    }),
  );
}

async function startCups({ db, clock, world }: Game): Promise<number> {
  const at = clock.now();
  const due = await db.prepared<{ id: number }>(
    'due-cups',
    `select id from cups where status = 'open' and starts_at <= $1 order by starts_at limit $2`,
    [new Date(at), BATCH],
  );
  return runAll(due, ({ id }) => world.run({ type: 'start-cup', cupId: id, at }));
}
