import type { Chain } from '../../../chain/chain.ts';
import { runDuty } from '../../../clock/back-off/run-duty.ts';
import type { Game } from '../../../game.ts';
import { overdueVouchers, redeemedVouchers } from '../log-store.ts';
import type { Header } from './read-headers.ts';
import { agreedUsed } from './second-opinion.ts';

const BATCH = 100;
/** The voucher's deadline is in whole seconds, ours is not. */
const ROUNDING_MS = 1_000;
/** A block of the embedded chain that is made for its time alone. */
const TICK_MS = 30_000;

/**
 * Gives back what vouchers promised that nobody redeemed. Only when the chain itself can no longer
 * pay: its final time is past the deadline, the contract says at that very block that the number is
 * unused, and no log says otherwise. One of the three would do if no node ever lied. A number that was
 * used for something else, by whoever has stolen the key, pays nobody a second time either.
 */
export function createExpiry(game: Game, chain: Chain): (final: Header) => Promise<void> {
  const { db, clock, world } = game;
  let tickedAt = Number.NEGATIVE_INFINITY;

  /** On a chain where nobody sends anything no time passes, and no voucher would ever run out. */
  async function keepTimeMoving(past: number): Promise<void> {
    const now = clock.now();
    if (!chain.tick || now - tickedAt < TICK_MS) return;
    const waiting = await overdueVouchers(db, new Date(now - ROUNDING_MS), new Date(now), BATCH);
    if (!waiting.some(({ deadline }) => deadline.getTime() >= past)) return;
    tickedAt = now;
    await chain.tick();
  }

  return async (final) => {
    const past = final.time - ROUNDING_MS;
    await keepTimeMoving(past);
    const ids = (await overdueVouchers(db, new Date(past), new Date(clock.now()), BATCH)).map(
      ({ id }) => id,
    );
    if (ids.length === 0) return;
    const redeemed = await redeemedVouchers(db, ids);
    const used = await agreedUsed(chain, ids, final.number);
    const dead = ids.filter((id) => redeemed.get(id) ?? !used.has(id));
    await runDuty(
      game,
      'expire-withdrawal',
      dead,
      (id) => ({ subject: `withdrawal:${id}` }),
      (id, again) => world.run({ type: 'expire-withdrawal', id, at: clock.now() }, again),
    );
  };
}
