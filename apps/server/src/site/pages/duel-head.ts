import { versioned } from '@goats/collection';
import { matchPage } from '@goats/contract';
import { shortAddress, toHoof, withPoint } from '@goats/rules';
import type { Locale } from '@goats/words';
import type { Queryable } from '../../db/database.ts';
import { namesOf } from '../../people/players/name-store.ts';
import { duelBy } from '../../slices/opening/index.ts';
import { sayIn } from '../../words/say-in.ts';
import { cardNamed } from './names-nothing.ts';
import type { PageHead } from './page-html.ts';

/** The head of /duel/…: who asks and for what, while it is open; undefined for every other page. */
export async function duelHead(
  db: Queryable,
  url: URL,
  locale: Locale,
): Promise<PageHead | undefined> {
  const match = matchPage(url.pathname);
  if (match?.page.path !== '/duel/:id' || match.id === undefined) return undefined;
  // The page says more than its head: it is served even while the database is away.
  const duel = await duelBy(db, match.id).catch(() => undefined);
  if (duel?.status !== 'open') return undefined;
  const [named] = await namesOf(db, [duel.player]).catch(() => []);
  const [cardId] = duel.cardIds;
  const card = cardNamed(String(cardId))?.name;
  const name = named?.name ?? shortAddress(duel.player);
  const stake = withPoint(String(toHoof(duel.stake)), locale);
  const say = sayIn(locale);
  return {
    title:
      duel.stake === 0
        ? say('{name} asks you for a friendly', { name })
        : say('{name} asks you for a duel for {stake} HOOF', { name, stake }),
    description:
      card === undefined
        ? say('A card is on the pitch. Two presses and you are in, with or without a wallet.')
        : say('{card} is on the pitch. Two presses and you are in, with or without a wallet.', {
            card,
          }),
    image: versioned(`/api/images/social-card-${cardId}.png`),
  };
}
