import { matchPage } from '@goats/contract';
import type { Locale } from '@goats/words';
import { findCupPreview } from '../../cards/pictures/cup-preview.ts';
import type { Queryable } from '../../db/database.ts';
import type { PageHead } from './page-html.ts';

/** The head of /cups/12; undefined for every other page, and for a cup that never was. */
export async function cupHead(
  db: Queryable,
  url: URL,
  locale: Locale,
): Promise<PageHead | undefined> {
  const match = matchPage(url.pathname);
  if (match?.page.path !== '/cups/:id') return undefined;
  // The page says more than its head: it is served even while the database is away.
  const preview = await findCupPreview(db, match.id ?? '', locale).catch(() => undefined);
  return (
    preview && { title: preview.title, description: preview.description, image: preview.image }
  );
}
