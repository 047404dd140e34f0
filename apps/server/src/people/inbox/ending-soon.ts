import { ENDS_SOON_MS } from '@goats/rules';
import type { Deps } from '../../deps.ts';

const BATCH = 50;

/**
 * Tells whoever follows a card, or its goat, that its auction is about to end: once for an auction,
 * whichever instance comes first, also when late bids put the end off. It writes a line of news for
 * each, which is spread like any other. Answers how many.
 */
export async function announceEndings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const due = await db.prepared('announce-endings', ANNOUNCE, [
    new Date(now),
    new Date(now + ENDS_SOON_MS),
    BATCH,
  ]);
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
  ), news as (
    insert into news (card_id, topic, text, href, at, due_at, kind, facts)
    select c.id, 'auction', 'The auction of ' || c.name || ' ends within the hour.',
           '/nft/' || c.id, $1, $1, 'auction-ends-soon', json_build_object('card', c.name)
      from due d
      join auctions a on a.id = d.auction_id
      join cards c on c.id = a.card_id
  )
  select from due`;
