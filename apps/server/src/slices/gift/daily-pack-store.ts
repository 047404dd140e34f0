import { type DayOfWallet, OWN_CARDS } from '@goats/rules';
import type { Queryable, Row } from '../../db/database.ts';
import { dateOf } from '../../kernel/dates.ts';

type Day = Omit<DayOfWallet, 'had'> & {
  /** The card that came out of this day's pack. */
  readonly yours: number | null;
};

/** What the day's pack depends on: a row of each kind, however many wallets there are. */
export async function dayOfWallet(db: Queryable, wallet: string, day: number): Promise<Day> {
  const [row] = await db.prepared<Row & Day>(
    'day-of-wallet',
    `select day_deed(w.wallet, w.day) as deed, d.card_id as yours,
            coalesce(b.history, false) as "hasHistory", coalesce(c.used, 0) as given
       from (select $1::text as wallet, $2::date as day) w
       left join day_cards d on d.day = w.day and d.wallet = w.wallet
       left join battlers b on b.address = w.wallet
       left join day_counters c on c.day = w.day and c.what = $3`,
    [wallet, dateOf(day), OWN_CARDS],
  );
  return row!;
}
