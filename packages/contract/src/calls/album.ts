import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { rarity, walletAddress } from '../fields.ts';
import { cardPlace, ownedCard } from './wallets.ts';

const count = z.number().int();

export const albumCard = ownedCard
  .pick({ id: true, name: true, imageUrl: true, goatScore: true, bond: true, listing: true })
  .extend({ place: cardPlace })
  .meta({ id: 'AlbumCard' });

export const sticker = z
  .object({
    number: count.describe('Counted through the whole album'),
    rarity,
    copies: count.describe('Own cards of this goat, moment and tier'),
    card: albumCard.nullable().describe('The best of them; null while the place is empty'),
    spare: albumCard.nullable().describe('The weakest of several'),
    lent: albumCard.nullable().describe('It may be played, and fills no place'),
    asked: z.number().nullable().describe('What the cheapest for sale costs, of a missing one'),
  })
  .meta({ id: 'Sticker' });

export const albumPage = z
  .object({
    goat: z.string().describe('Its slug'),
    moments: z.array(
      z.object({
        year: count,
        title: z.string(),
        stickers: z.array(sticker).describe('One for each tier, Common to Legendary'),
      }),
    ),
  })
  .meta({ id: 'AlbumPage' });

const elevenCard = ownedCard.pick({
  ...{ id: true, name: true, goatName: true, rarity: true, imageUrl: true, goatScore: true },
});

export const eleven = z
  .object({
    shape: z.array(count).describe('Defenders, midfielders and forwards'),
    total: count.describe('The sum of the GOAT Scores'),
    places: z.array(
      z.object({
        line: z.enum(['Goalkeeper', 'Defender', 'Midfielder', 'Forward']),
        card: elevenCard.nullable(),
      }),
    ),
  })
  .meta({ id: 'BestEleven' });

export const album = z
  .object({
    address: z.string(),
    name: z.string().nullable(),
    house: z.boolean().describe('A house player’s: whatever it holds, it keeps no page'),
    cards: count.describe('All cards of its own'),
    lent: count,
    loose: count.describe('Own cards of moments that the album has no place for'),
    pages: z.array(albumPage).describe('One for each goat'),
    eleven: eleven.describe('The best cards of its own in a shape that suits them'),
    image: z.string().nullable().describe('A picture of the eleven; null without a card'),
  })
  .meta({ id: 'Album' });

export const friendsDouble = z
  .object({
    goat: z.string().describe('Its slug'),
    momentTitle: z.string(),
    rarity,
    copies: count.describe('How many the friend has'),
    card: albumCard.describe('The weakest of those that may change hands'),
    friend: z.object({ address: z.string(), name: z.string().nullable() }),
  })
  .meta({ id: 'FriendsDouble' });

export const albumCalls = {
  'GET /api/wallets/:address/album': {
    summary: 'A wallet’s album: which goat, moment and tier it has, what is missing and double',
    tag: 'wallets',
    params: z.object({ address: walletAddress }),
    answer: album,
  },
  'GET /api/me/doubles': {
    summary: 'What the signed-in wallet’s album misses and a friend has twice, the rarest first',
    tag: 'friends',
    answer: z.object({ doubles: z.array(friendsDouble) }),
  },
} as const satisfies CallTable;
