import { goatSlugOf, isGoatSlug, mintedCard } from '@goats/collection';
import type { PageMatch } from '@goats/contract';
import { cardOfToken, isWalletAddress } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

/**
 * Whether an address has the form of a page and yet names nothing: no such goat, card, cup or wallet.
 * A machine has to hear it too, or a wrong link is kept for ever as a page like any other.
 */
export async function namesNothing(db: Queryable, { page, id = '' }: PageMatch): Promise<boolean> {
  switch (page.path) {
    case '/goat/:id':
    case '/goat-profile/:id':
    case '/base-goat/:id':
      return slugNamed(id) === undefined;
    case '/nft/:id':
      return cardNamed(id) === undefined;
    // Every wallet there can be has a page.
    case '/player/:id':
    case '/album/:id':
      return !isWalletAddress(id.toLowerCase());
    case '/cups/:id':
      return !(await isCup(db, id));
    default:
      return false;
  }
}

/** By slug, by 'goat-3' or by 3, as the three pages address a goat. */
export function slugNamed(id: string) {
  return isGoatSlug(id) ? id : goatSlugOf(Number(id.replace(/^goat-/, '')));
}

/** By its number or its token's. */
export function cardNamed(id: string) {
  if (!/^[1-9]\d{0,9}$/.test(id)) return undefined;
  return mintedCard(cardOfToken(Number(id)) ?? Number(id));
}

async function isCup(db: Queryable, id: string): Promise<boolean> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return false;
  // The page is served even while the database is away: then nobody knows better.
  return db.prepared('is-cup', 'select from cups where id = $1', [Number(id)]).then(
    (rows) => rows.length > 0,
    () => true,
  );
}
