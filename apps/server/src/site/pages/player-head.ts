import { versioned } from '@goats/collection';
import { matchPage } from '@goats/contract';
import { isWalletAddress, shortAddress } from '@goats/rules';
import type { Locale, Say } from '@goats/words';
import type { Queryable } from '../../db/database.ts';
import { namesOf } from '../../people/players/name-store.ts';
import { battlerStats } from '../../slices/match/index.ts';
import { sayIn } from '../../words/say-in.ts';
import type { PageHead } from './page-html.ts';

/** The head of /player/0x…; undefined for every other page, and for what is no address. */
export async function playerHead(
  db: Queryable,
  url: URL,
  locale: Locale,
): Promise<PageHead | undefined> {
  const match = matchPage(url.pathname);
  if (match?.page.path !== '/player/:id') return undefined;
  const address = match.id?.toLowerCase() ?? '';
  if (!isWalletAddress(address)) return undefined;
  // The page says more than its head: it is served even while the database is away.
  const [named, stats] = await Promise.all([
    namesOf(db, [address]),
    battlerStats(db, address),
  ]).catch(() => [[], undefined] as const);
  const short = shortAddress(address);
  return {
    title: named[0] ? `${named[0].name} (${short})` : short,
    description: describe(stats, sayIn(locale)),
    image: versioned('/api/images/social-player.png'),
  };
}

function describe(stats: Awaited<ReturnType<typeof battlerStats>> | undefined, say: Say): string {
  if (!stats || stats.rating === null) {
    return say('A newcomer to the pitch. Form, rivals, trophies and best cards as they come.');
  }
  const { rating, rankAbout, totalWins: won, totalLosses: lost } = stats;
  const rank = stats.rank ?? undefined;
  return rankAbout
    ? say(
        'Rating {rating}, about number {rank} of the table, {won} won and {lost} lost. Form, rivals, trophies, and every match with its replay.',
        { rating, rank, won, lost },
      )
    : say(
        'Rating {rating}, number {rank} of the table, {won} won and {lost} lost. Form, rivals, trophies, and every match with its replay.',
        { rating, rank, won, lost },
      );
}
