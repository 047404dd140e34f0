import { versioned } from '@goats/collection';
import { matchPage } from '@goats/contract';
import { isWalletAddress, shortAddress } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { namesOf } from '../../people/players/name-store.ts';
import { battlerStats } from '../../slices/match/index.ts';
import type { PageHead } from './page-html.ts';

/** The head of /player/0x…; undefined for every other page, and for what is no address. */
export async function playerHead(db: Queryable, url: URL): Promise<PageHead | undefined> {
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
    description: describe(stats),
    image: versioned('/api/images/social-player.png'),
  };
}

function describe(stats: Awaited<ReturnType<typeof battlerStats>> | undefined): string {
  if (!stats || stats.rating === null) {
    return 'A newcomer to the pitch. Form, rivals, trophies and best cards as they come.';
  }
  const { rating, rank, rankAbout, totalWins, totalLosses } = stats;
  return `Rating ${rating}, ${rankAbout ? 'about ' : ''}number ${rank} of the table, ${totalWins} won and ${totalLosses} lost. Form, rivals, trophies, and every match with its replay.`;
}
