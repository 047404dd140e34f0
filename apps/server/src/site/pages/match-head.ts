import { versioned } from '@goats/collection';
import type { Locale } from '@goats/words';
import { findMatchPreview } from '../../cards/pictures/match-preview.ts';
import type { Queryable } from '../../db/database.ts';
import type { PageHead } from './page-html.ts';

/** The head of /battle?match=12; undefined for every other page, and for a match that never was. */
export async function matchHead(
  db: Queryable,
  url: URL,
  locale: Locale,
): Promise<PageHead | undefined> {
  const id = url.pathname === '/battle' ? url.searchParams.get('match') : null;
  if (id === null) return undefined;
  // The page says more than its head: it is served even while the database is away.
  const preview = await findMatchPreview(db, id, locale).catch(() => undefined);
  if (!preview) return undefined;
  const { title, description, draw, faces } = preview;
  const image = draw ? preview.image : versioned('/api/images/social-battle.png');
  return { title, description, image, search: `?match=${id}`, ...(faces && { faces }) };
}
