import { Gauge } from 'prom-client';
import type { Metrics, Signs } from '../../room.ts';

/** A sum over every wallet; it is watched over days. */
const COUNT_TRADABLE_MS = 10 * 60_000;
const HUNDREDTHS_PER_HOOF = 100;

/** Totals come from sequences, so they count attempts that were rolled back too. */
export const HOOF_SIGNS: Signs = {
  sql: `
    select (select balance from accounts where name = 'treasury') as treasury,
           (select last_value from transfers_id_seq) as transfers`,
  gauges: [
    {
      ...{ name: 'goats_treasury_hoof', column: 'treasury', in: 'hundredths' },
      help: 'HOOF in the treasury',
    },
    {
      ...{ name: 'goats_transfers', column: 'transfers' },
      help: 'Movements of HOOF since the first day',
    },
  ],
};

/** What wallets could trade away; locked HOOF is the treasury's in all but name. */
export const registerTradable: Metrics = (registry, { db }) => {
  const tradable = new Gauge({
    ...{ name: 'goats_tradable_hoof', help: 'Free HOOF in wallets', registers: [registry] },
  });
  let countedAt = Number.NEGATIVE_INFINITY;
  return async (now) => {
    if (now.getTime() - countedAt < COUNT_TRADABLE_MS) return;
    const [row] = await db.prepared<{ tradable: number }>(
      'tradable-hoof',
      `select coalesce(sum(balance - locked), 0)::bigint as tradable
         from accounts where kind = 'wallet'`,
    );
    countedAt = now.getTime();
    tradable.set(row!.tradable / HUNDREDTHS_PER_HOOF);
  };
};
