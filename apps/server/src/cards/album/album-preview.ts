import { createHash } from 'node:crypto';
import { elevenPicture } from '@goats/art';
import { mintedCard, PICTURE_VERSION, versioned } from '@goats/collection';
import { isWalletAddress, shortAddress } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { nameMap } from '../../people/players/name-store.ts';
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
): Promise<AlbumPreview | undefined> {
  const address = text.toLowerCase();
  if (!isWalletAddress(address)) return undefined;
  const [eleven, names] = await Promise.all([elevenOf(db, address), nameMap(db, [address])]);
  return albumPreview({ address, name: names.get(address), eleven });
}

export function albumPreview({
  address,
  name,
  eleven,
}: {
  readonly address: string;
  readonly name: string | undefined;
  readonly eleven: WalletEleven;
}): AlbumPreview | undefined {
  const { shape, total, places } = eleven;
  const signed = places.filter(({ card }) => card !== null).length;
  if (signed === 0) return undefined;
  const title = `The album of ${name ?? shortAddress(address)}`;
  const system = shape.join('-');
  // With the scores: a card grows, and an address that is kept for ever must not show it small.
  const drawn = places.map(({ card }) => card && [card.id, card.goatScore]);
  const version = `${PICTURE_VERSION}-${shortHash([name, system, drawn])}`;
  return {
    title,
    description: `Best eleven: ${signed} of ${places.length}, ${system}, ${total} GOAT Score together. See what is stuck in, what is missing and what is double.`,
    image: versioned(`/api/images/albums/${address}.png`, version),
    version,
    draw: () =>
      elevenPicture({
        ...{ title, system, total: String(total) },
        // Capitals would spell another address, so whoever has chosen no name lets the team speak.
        name: name ?? null,
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
