import { createHash } from 'node:crypto';
import { matchPicture } from '@goats/art';
import { goatSummary, mintedCard, PICTURE_VERSION, versioned } from '@goats/collection';
import { formatHoof, isExpired, shortAddress, toHoof } from '@goats/rules';
import type { Locale } from '@goats/words';
import type { Queryable } from '../../db/database.ts';
import { namesOf } from '../../people/players/name-store.ts';
import { duelBy } from '../../slices/opening/index.ts';
import { sayIn } from '../../words/say-in.ts';

/** What a shared link to a duel shows elsewhere: words for the page's head, and a picture. */
export interface DuelPreview {
  readonly title: string;
  readonly description: string;
  readonly image: string;
  /** Undefined when the card has no picture of ours. */
  readonly draw: (() => string) | undefined;
  /** Of the drawings and of the words: a name that was taken away leaves with the next look. */
  readonly version: string;
}

/** `await findDuelPreview(db, code, now)`; undefined when there is no such link or it is over. */
export async function findDuelPreview(
  db: Queryable,
  code: string,
  now: number,
  locale: Locale = 'en',
): Promise<DuelPreview | undefined> {
  const duel = await duelBy(db, code);
  if (duel?.status !== 'open' || isExpired(duel.expiresAt, now)) return undefined;
  const [named] = await namesOf(db, [duel.player]);
  const card = mintedCard(duel.cardIds[0]!);
  const say = sayIn(locale);
  const stake = formatHoof(toHoof(duel.stake), locale);
  const name = named?.name ?? shortAddress(duel.player);
  const ticket =
    duel.stake === 0 ? say('Friendly@@kind of match') : say('{stake} HOOF each', { stake });
  const title =
    duel.stake === 0
      ? say('{name} asks you for a friendly', { name })
      : say('{name} asks you for a duel for {stake} HOOF', { name, stake });
  const version = `${PICTURE_VERSION}-${shortHash([named?.name ?? null, duel.cardIds, duel.stake])}`;
  return {
    title,
    description:
      card === undefined
        ? say('A card is on the pitch. Two presses and you are in, with or without a wallet.')
        : say('{card} is on the pitch. Two presses and you are in, with or without a wallet.', {
            card: card.name,
          }),
    image: versioned(`/api/images/social-duel-${code}.png`, version),
    draw:
      card &&
      (() =>
        matchPicture({
          title,
          sides: [
            {
              goat: goatSummary(card.goat).name,
              // Capitals would spell another address.
              player: named?.name ?? say('Challenger'),
              address: duel.player,
              traits: card.traits,
            },
            { open: say('You?@@on a poster, where the other goat will stand') },
          ],
          between: say('v@@versus, between two sides'),
          stake: ticket,
        })),
    version,
  };
}

function shortHash(words: unknown): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
}
