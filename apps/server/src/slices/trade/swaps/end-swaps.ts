import { notBackedOff } from '../../../clock/back-off/back-off-store.ts';
import { runDuty } from '../../../clock/back-off/run-duty.ts';
import type { Game } from '../../../game.ts';

const BATCH = 100;
/** Cards that are looked at in one go; each costs one look into an index. */
const BREAKS = 500;

/** Ends swaps whose time is over. Answers how many. */
export async function expireSwaps(game: Game): Promise<number> {
  const { db, clock, world } = game;
  const at = clock.now();
  const due = await db.prepared<{ id: number }>(
    'due-swaps',
    `select id from swaps where status = 'open' and expires_at <= $1
        and ${notBackedOff('expire-swap', "'swap:' || id", '$1')}
      order by expires_at limit $2`,
    [new Date(at), BATCH],
  );
  return runDuty(
    game,
    'expire-swap',
    due,
    ({ id }) => ({ subject: `swap:${id}` }),
    ({ id }, again) => world.run({ type: 'expire-swap', swapId: id, at }, again),
  );
}

/**
 * Ends swaps of which a card changed hands or went into a game, those that there were at that moment;
 * a card is forgotten when none of them is left. Answers how many ended.
 */
export async function breakSwaps(game: Game): Promise<number> {
  const { db, clock, world } = game;
  const at = clock.now();
  const broken = await db.prepared<{ id: number }>(
    'broken-swaps',
    `select distinct s.id from (select card_id, up_to from swap_breaks order by place limit $3) b
       join swaps s on s.status = 'open' and s.give || s.take @> array[b.card_id] and s.id <= b.up_to
      where ${notBackedOff('break-swap', "'swap:' || s.id", '$1')}
      order by s.id limit $2`,
    [new Date(at), BATCH, BREAKS],
  );
  const ended = await runDuty(
    game,
    'break-swap',
    broken,
    ({ id }) => ({ subject: `swap:${id}` }),
    ({ id }, again) => world.run({ type: 'break-swap', swapId: id, at }, again),
  );
  await db.prepared(
    'mended-swaps',
    // What is just being broken again is left: a change of a card never waits for two of these at once.
    `with b as (select card_id, up_to from swap_breaks order by place limit $1 for update skip locked)
     delete from swap_breaks d using b
      where d.card_id = b.card_id
        and not exists (select from swaps s where s.status = 'open'
                         and s.give || s.take @> array[b.card_id] and s.id <= b.up_to)`,
    [BREAKS],
  );
  return ended;
}
