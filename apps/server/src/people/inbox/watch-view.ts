import { cardImageUrl, goatSummaries } from '@goats/collection';
import type { followedCard, followedGoat } from '@goats/contract';
import { toHoof } from '@goats/rules';
import type { z } from 'zod';
import type { WatchedCardRow, WatchedGoatRow } from './watch-store.ts';

export function followedCardAnswer(row: WatchedCardRow): z.input<typeof followedCard> {
  const { id, name, rarity, goat_score: goatScore, asked } = row;
  return {
    ...{ id, name, rarity, goatScore, imageUrl: cardImageUrl(id) },
    since: row.since.toISOString(),
    price: asked === null ? null : toHoof(asked),
    auctionEndsAt: row.auction_ends_at?.toISOString() ?? null,
  };
}

export function followedGoatAnswer({
  target,
  since,
}: WatchedGoatRow): z.input<typeof followedGoat> {
  const { name, slug } = goatSummaries[target - 1]!;
  return { id: target, name, slug, since: since.toISOString() };
}
