import { versioned } from '@goats/collection';
import { matchPage } from '@goats/contract';
import type { Locale } from '@goats/words';
import { findDuelPreview } from '../../cards/pictures/duel-preview.ts';
import type { Queryable } from '../../db/database.ts';
import type { PageHead } from './page-html.ts';

/** The head of /duel/…: who asks and for what, while it is open; undefined for every other page. */
export async function duelHead(
  db: Queryable,
  url: URL,
  now: number,
  locale: Locale,
): Promise<PageHead | undefined> {
  const match = matchPage(url.pathname);
  if (match?.page.path !== '/duel/:id' || match.id === undefined) return undefined;
  // The page says more than its head: it is served even while the database is away.
  const preview = await findDuelPreview(db, match.id, now, locale).catch(() => undefined);
  if (!preview) return undefined;
  const { title, description, draw } = preview;
  return {
    ...{ title, description },
    image: draw ? preview.image : versioned('/api/images/social-battle.png'),
  };
}
