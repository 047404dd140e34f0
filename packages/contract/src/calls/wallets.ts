import { CLUB_TIERS, RARITIES } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { attributes, cursor, pageSize, rarity, timestamp, walletAddress } from '../fields.ts';

const clubTierName = z.enum(CLUB_TIERS.map((tier) => tier.name));

export const walletSummary = z
  .object({
    address: z.string(),
    hoofBalance: z.number().describe('All of it, locked and tradable'),
    locked: z.number().describe('Gifted HOOF: it plays and mints, and cannot be traded'),
    tradable: z.number(),
    cardCount: z.number().int().describe('Cards of its own'),
    lentCount: z.number().int().describe('Cards that it may play and that are not its own'),
    history: z
      .object({
        has: z.boolean().describe('Always, in a world that asks for none'),
        matches: z.number().int(),
        wallets: z.number().int(),
        matchesNeeded: z.number().int(),
        walletsNeeded: z.number().int(),
        days: z.number().int(),
        daysNeeded: z.number().int(),
      })
      .describe(
        'Matches played out against different wallets on different UTC days, house players counted in part',
      ),
    bonusLeft: z.number().describe('What the treasury may still add to its pools on this UTC day'),
    ownCards: z
      .object({ place: z.number().int(), cards: z.number().int(), perDay: z.number().int() })
      .nullable()
      .describe('The place in the line for cards of its own, while it waits for them'),
    keptCards: z
      .number()
      .int()
      .describe('Cards that no battle can take away; staking one more needs two'),
    clubTier: clubTierName.nullable(),
    starterClaimed: z.boolean(),
    frozen: z
      .object({
        reason: z.string(),
        since: timestamp,
        complaints: z.string().describe('The e-mail address for whoever thinks that is a mistake'),
      })
      .optional()
      .describe('Why the wallet may not write for now; told to its owner alone'),
    mintsLeft: z
      .object({
        all: z.number().int(),
        legendary: z.number().int(),
        perDay: z.number().int(),
        legendaryPerDay: z.number().int(),
        nextAt: timestamp,
      })
      .describe('What the wallet may still mint on this UTC day'),
  })
  .meta({ id: 'Wallet' });

/** What a card costs on its owner's shelf. */
export const listing = z
  .object({
    price: z.number().describe('In HOOF'),
    seller: z.string(),
    since: timestamp,
    house: z
      .boolean()
      .optional()
      .describe('A house player sells it: locked HOOF pays too, and it is one of the day’s mints'),
  })
  .meta({ id: 'Listing' });

/** Only in the Stadium a card plays; on chain it is in its owner's own wallet. */
export const cardPlace = z.enum(['stadium', 'leaving', 'chain']).meta({ id: 'CardPlace' });

/** A card in somebody's hand, with what it may do right now. */
export const ownedCard = z
  .object({
    id: z.number().int(),
    tokenId: z.number().int(),
    name: z.string(),
    goatName: z.string(),
    momentTitle: z.string(),
    rarity,
    imageUrl: z.string(),
    goatScore: z.number().int(),
    attributes,
    grown: z.number().int().describe('How often it has grown, five times at most'),
    free: z.boolean().describe('Not busy, not resting, games left today'),
    restsUntil: timestamp.nullable(),
    gamesToday: z.number().int(),
    bond: z
      .enum(['lent', 'bound'])
      .nullable()
      .describe('Lent or bound: it plays, and can be neither lost nor sold, nor grow'),
    listing: listing.nullable().describe('What its owner asks for it'),
    place: cardPlace,
  })
  .meta({ id: 'OwnedCard' });

export const MOVEMENT_REASONS = [
  'genesis',
  'starter',
  'house',
  'mint',
  'transfer',
  'stake',
  'refund',
  'payout',
  'bonus',
  'allowance',
  'returned',
  'offer',
  'sale',
  'fee',
  'entry',
  'prize',
  'withdraw',
  'withdrawn',
  'deposit',
  'exit',
  'bond',
  'forfeit',
] as const;

/** One line of a wallet's HOOF history; `amount` is negative when HOOF left the wallet. */
export const movement = z
  .object({
    id: z.number().int(),
    reason: z.enum(MOVEMENT_REASONS),
    reference: z.string().describe('What it was for, such as challenge:12'),
    link: z.string().nullable().describe('Where that can be seen'),
    amount: z.number(),
    locked: z.number().describe('How much of the amount is locked'),
    balanceAfter: z.number(),
    counterparty: z.string().describe('treasury, a vault such as challenge:12, or a wallet'),
    at: timestamp,
  })
  .meta({ id: 'Movement' });

const yesOrNo = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === 'true');

export const walletCalls = {
  'GET /api/wallets/:address': {
    summary: 'What a wallet holds',
    tag: 'wallets',
    params: z.object({ address: walletAddress }),
    answer: walletSummary,
  },
  'GET /api/wallets/:address/cards': {
    summary: 'A wallet’s cards and what each may do now',
    tag: 'wallets',
    params: z.object({ address: walletAddress }),
    query: z.object({
      rarity: z.enum(RARITIES, { error: `must be one of ${RARITIES.join(', ')}` }).optional(),
      free: yesOrNo.optional(),
      listed: yesOrNo.optional().describe('Only what is for sale, or only what is not'),
      limit: pageSize(500, 500),
      cursor: cursor.optional(),
    }),
    answer: z.object({ cards: z.array(ownedCard), nextCursor: z.string().nullable() }),
  },
  'GET /api/wallets/:address/movements': {
    summary: 'Every HOOF that came and went, newest first',
    tag: 'wallets',
    params: z.object({ address: walletAddress }),
    query: z.object({ limit: pageSize(20), cursor: cursor.optional() }),
    answer: z.object({ movements: z.array(movement), nextCursor: z.string().nullable() }),
  },
} as const satisfies CallTable;
