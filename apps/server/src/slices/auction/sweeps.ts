import { deleting, type Sweep } from '../../clock/housekeeping/sweep.ts';

/** Only an auction that runs is announced. */
const SWEEP_ANNOUNCED = `
  delete from auctions_announced where ctid = any (array(
    select d.ctid from auctions_announced d join auctions a on a.id = d.auction_id
     where a.state in ('settled', 'returned') and $1::text is null
     limit $2 for update of d skip locked))
  returning 1 as gone`;

export const AUCTION_SWEEPS: readonly Sweep[] = [deleting('auctions_announced', SWEEP_ANNOUNCED)];
