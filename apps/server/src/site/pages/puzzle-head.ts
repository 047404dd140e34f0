import { versioned } from '@goats/collection';
import { matchPage } from '@goats/contract';
import { utcDay } from '@goats/rules';
import type { Locale } from '@goats/words';
import { findPuzzlePicture } from '../../cards/pictures/puzzle-picture.ts';
import type { Queryable } from '../../db/database.ts';
import { dateOf } from '../../kernel/dates.ts';
import { sayIn } from '../../words/say-in.ts';
import type { PageHead } from './page-html.ts';

/** The head of /puzzle with today's question as its picture; undefined until it has been asked. */
export async function puzzleHead(
  db: Queryable,
  url: URL,
  now: () => number,
  locale: Locale,
): Promise<PageHead | undefined> {
  const page = matchPage(url.pathname)?.page;
  if (page?.path !== '/puzzle') return undefined;
  const day = dateOf(utcDay(now()));
  // The page says more than its head: it is served even while the database is away.
  const picture = await findPuzzlePicture(db, day).catch(() => undefined);
  const say = sayIn(locale);
  return (
    picture && {
      title: say(page.title),
      description: say(page.description),
      image: versioned(`/api/images/social-puzzle-${day}.png`),
    }
  );
}
