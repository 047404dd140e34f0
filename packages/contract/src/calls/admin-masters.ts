import { ATTRIBUTES } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { attributes, rarity, timestamp, words } from '../fields.ts';

export const goatSlug = z
  .string('must be a goat, such as the-flea')
  .regex(/^[a-z-]{3,40}$/, 'must be a goat, such as the-flea');

/** What an operator may change of a master goat; everything else is the product's own copy. */
export const MASTER_FIELDS = [
  'baseAttributes',
  'baseRarity',
  'basePriceHoof',
  'basePriceMatic',
  'metaTags',
  'isActive',
] as const;

export const masterGoat = z
  .object({
    id: z.string(),
    baseGoatId: z.number().int(),
    name: z.string(),
    position: z.enum(['Forward', 'Midfielder', 'Defender']),
    footballer: z.string(),
    description: z.string(),
    backstory: z.string(),
    iconicMoments: z.array(z.string()),
    lore: z.string(),
    baseRarity: rarity,
    baseAttributes: attributes,
    baseGoatScore: z.number().int().describe('Follows the attributes'),
    basePriceHoof: z.number(),
    basePriceMatic: z.number(),
    metaTags: z.array(z.string()),
    isActive: z.boolean(),
    variationsGenerated: z.number().int().describe('In the series of this server, drafts included'),
    maxVariations: z.number().int(),
    iconicMomentsGenerated: z.number().int(),
    maxIconicMoments: z.number().int(),
    overridden: z
      .array(z.enum(MASTER_FIELDS))
      .describe('The fields that an operator set; the others are the default'),
    version: z.number().int().describe('0: never changed'),
    updatedAt: timestamp.nullable(),
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'MasterGoat' });

export const collectionStats = z
  .object({
    activeGoats: z.number().int(),
    totalNFTVariations: z.number().int(),
    totalIconicMoments: z.number().int(),
    totalCollection: z.number().int(),
    completionPercentage: z.number(),
    maxPossibleNFTs: z.number().int(),
    maxPossibleMoments: z.number().int(),
    maxPossibleTotal: z.number().int(),
  })
  .meta({ id: 'CollectionStats' });

const WHOLE = 'must be a whole number from 1 to 100';
const baseAttribute = z.number({ error: WHOLE }).int(WHOLE).min(1, WHOLE).max(100, WHOLE);

const price = (decimals: 2 | 4) =>
  z
    .number({ error: 'must be a number' })
    .min(0.01, 'must be from 0.01 to 1000000')
    .max(1_000_000, 'must be from 0.01 to 1000000')
    .refine((value) => Number(value.toFixed(decimals)) === value, {
      error: `must have ${decimals} decimals at most`,
    });

/** A field that is null goes back to the default; one that is absent stays as it is. */
export const masterGoatChange = z
  .strictObject({
    baseAttributes: z
      .strictObject(
        Object.fromEntries(ATTRIBUTES.map((name) => [name, baseAttribute.optional()])) as Record<
          (typeof ATTRIBUTES)[number],
          z.ZodOptional<typeof baseAttribute>
        >,
      )
      .nullish()
      .describe('The ones named are set, the others stay'),
    baseRarity: rarity.nullish(),
    basePriceHoof: price(2).nullish(),
    basePriceMatic: price(4).nullish(),
    metaTags: z
      .array(words(1, 32))
      .max(12, 'must be 12 tags at most')
      .refine((tags) => new Set(tags).size === tags.length, 'must not name a tag twice')
      .nullish(),
    isActive: z.boolean('must be true or false').nullish(),
    version: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('The version that was read; 409 when somebody changed it since'),
  })
  .meta({ id: 'MasterGoatChange' });

export const adminMasterCalls = {
  'GET /api/admin/master-goats': {
    summary: 'The ten master goats as they stand, and how far the collection is',
    tag: 'admin',
    answer: z.object({ masterGoats: z.array(masterGoat), collectionStats }),
  },
  'PATCH /api/admin/master-goats/:id': {
    summary: 'Change what new cards of a goat are made from; minted cards stay as they are',
    tag: 'admin',
    params: z.object({ id: goatSlug }),
    body: masterGoatChange,
    answer: masterGoat,
  },
} as const satisfies CallTable;
