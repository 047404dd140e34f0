import { versioned } from '@goats/collection';
import { matchPage } from '@goats/contract';
import { shortAddress, toHoof } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { namesOf } from '../../people/players/name-store.ts';
import { duelBy } from '../../slices/opening/index.ts';
import { cardNamed } from './names-nothing.ts';
import type { PageHead } from './page-html.ts';

/** The head of /duel/…: who asks and for what, while it is open; undefined for every other page. */
export async function duelHead(db: Queryable, url: URL): Promise<PageHead | undefined> {
  const match = matchPage(url.pathname);
  if (match?.page.path !== '/duel/:id' || match.id === undefined) return undefined;
  // The page says more than its head: it is served even while the database is away.
  const duel = await duelBy(db, match.id).catch(() => undefined);
  if (duel?.status !== 'open') return undefined;
  const [named] = await namesOf(db, [duel.player]).catch(() => []);
  const [cardId] = duel.cardIds;
  const card = cardNamed(String(cardId));
  const stake = duel.stake === 0 ? 'a friendly' : `a duel for ${toHoof(duel.stake)} HOOF`;
  return {
    title: `${named?.name ?? shortAddress(duel.player)} asks you for ${stake}`,
    description: `${card?.name ?? 'A card'} is on the pitch. Two presses and you are in, with or without a wallet.`,
    image: versioned(`/api/images/social-card-${cardId}.png`),
  };
}
