import { createHash } from 'node:crypto';
import { elevenPicture } from '@goats/art';
import { mintedCard, PICTURE_VERSION, versioned } from '@goats/collection';
import { isWalletAddress, shortAddress } from '@goats/rules';
import type { Locale } from '@goats/words';
import type { Queryable } from '../../db/database.ts';
import { nameMap } from '../../people/players/name-store.ts';
import { sayIn } from '../../words/say-in.ts';
import { elevenOf, type WalletEleven } from './eleven.ts';

/** What a shared link to an album shows elsewhere: words for the page's head, and a picture. */
export interface AlbumPreview {
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly draw: () => string;
  /** Of the drawings and of the words: a name that was taken away leaves with the next look. */
  readonly version: string;
}

/** `await findAlbumPreview(db, '0x…')`; undefined for what is no address, and without a card. */
export async function findAlbumPreview(
  db: Queryable,
  text: string,
  locale: Locale = 'en',
): Promise<AlbumPreview | undefined> {
  const address = text.toLowerCase();
  if (!isWalletAddress(address)) return undefined;
  const [eleven, names] = await Promise.all([elevenOf(db, address), nameMap(db, [address])]);
  return albumPreview({ address, name: names.get(address), eleven }, locale);
}

export function albumPreview(
  {
    address,
    name,
    eleven,
  }: {
    readonly address: string;
    readonly name: string | undefined;
    readonly eleven: WalletEleven;
  },
  locale: Locale = 'en',
): AlbumPreview | undefined {
  const say = sayIn(locale);
  const { shape, total, places } = eleven;
  const signed = places.filter(({ card }) => card !== null).length;
  if (signed === 0) return undefined;
  const title = say('The album of {name}', { name: name ?? shortAddress(address) });
  const system = shape.join('-');
  // With the scores: a card grows, and an address that is kept for ever must not show it small.
  const drawn = places.map(({ card }) => card && [card.id, card.goatScore]);
  const version = `${PICTURE_VERSION}-${shortHash([name, system, drawn])}`;
  return {
    title,
    description: say(
      'Best eleven: {signed} of {places}, {system}, {total} GOAT Score together. See what is stuck in, what is missing and what is double.',
      { signed, places: places.length, system, total },
    ),
    image: versioned(`/api/images/albums/${address}.png`, version),
    version,
    draw: () =>
      elevenPicture({
        ...{ title, system, total: String(total) },
        // Capitals would spell another address, so whoever has chosen no name lets the team speak.
        name: name ?? null,
        captions: {
          eleven: say('Best eleven'),
          from: say('From the album'),
          shape: say('Shape@@of a team: 4-3-3'),
          score: say('GOAT Score'),
        },
        shape,
        players: places.map(({ card }) => {
          const traits = card && mintedCard(card.id)?.traits;
          return traits ? { traits, score: card.goatScore, rarity: card.rarity } : null;
        }),
      }),
  };
}

function shortHash(words: unknown): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
}
