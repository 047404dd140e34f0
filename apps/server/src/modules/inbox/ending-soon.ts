import { ENDS_SOON_MS } from '@goats/rules';
import type { Deps } from '../../deps.ts';
import { FOLLOWERS_TOPIC } from '../../world/world.ts';

const BATCH = 50;

/**
 * Tells whoever follows a card, or its goat, that its auction is about to end: once for an auction,
 * whichever instance comes first, also when late bids put the end off. Answers how many were told of.
 */
export async function announceEndings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const due = await db.prepared<{ card_id: number }>('announce-endings', ANNOUNCE, [
    new Date(now),
    new Date(now + ENDS_SOON_MS),
    BATCH,
  ]);
  if (due.length > 0) db.announce(due.map(({ card_id }) => FOLLOWERS_TOPIC + card_id));
  return due.length;
}

const ANNOUNCE = `
  with due as (
    insert into auctions_announced (auction_id, at)
    select a.id, $1 from auctions a
     where a.state = 'running' and a.ends_at > $1 and a.ends_at <= $2
       and not exists (select from auctions_announced d where d.auction_id = a.id)
     order by a.ends_at limit $3
    on conflict do nothing returning auction_id
  ), told as (
    insert into messages (wallet, topic, text, href, at)
    select w.wallet, 'auction', 'The auction of ' || c.name || ' ends within the hour.',
           '/nft/' || c.id, $1
      from due d
      join auctions a on a.id = d.auction_id
      join cards c on c.id = a.card_id
      cross join lateral followers_of(c) w
  )
  select a.card_id from due d join auctions a on a.id = d.auction_id`;
