import { matchPage } from '@goats/contract';
import type { Locale } from '@goats/words';
import { findAlbumPreview } from '../../cards/album/album-preview.ts';
import type { Queryable } from '../../db/database.ts';
import type { PageHead } from './page-html.ts';

/** The head of /album/0x…; undefined for every other page, and for an album without a card. */
export async function albumHead(
  db: Queryable,
  url: URL,
  locale: Locale,
): Promise<PageHead | undefined> {
  const match = matchPage(url.pathname);
  if (match?.page.path !== '/album/:id') return undefined;
  // The page says more than its head: it is served even while the database is away.
  const preview = await findAlbumPreview(db, match.id ?? '', locale).catch(() => undefined);
  return (
    preview && { title: preview.title, description: preview.description, image: preview.image }
  );
}
