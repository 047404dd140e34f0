import { RARITIES } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { attributes, positiveId, rarity, timestamp, words } from '../fields.ts';
import { adminPage } from './admin.ts';
import { goatSlug } from './admin-masters.ts';

export const CARD_KINDS_OF_SERIES = ['variation', 'moment'] as const;
const kinds = z.enum(CARD_KINDS_OF_SERIES);

const root = z
  .string('must be a provenance root: 64 hexadecimal digits')
  .regex(/^[0-9a-f]{64}$/, 'must be a provenance root: 64 hexadecimal digits');

const percentage = z
  .number({ error: 'must be a number from 0 to 100' })
  .min(0, 'must be a number from 0 to 100')
  .max(100, 'must be a number from 0 to 100');

const distribution = z.object(
  Object.fromEntries(RARITIES.map((name) => [name, percentage])) as Record<
    (typeof RARITIES)[number],
    typeof percentage
  >,
);

const number = (most: number) =>
  z
    .number({ error: `must be a whole number from 1 to ${most}` })
    .int(`must be a whole number from 1 to ${most}`)
    .min(1, `must be a whole number from 1 to ${most}`)
    .max(most, `must be a whole number from 1 to ${most}`);

/** As far as they change a card. */
export const seriesRunSettings = z
  .object({
    // Not trimmed: a space more is another seed, and other cards.
    seed: z
      .string('must be text')
      .min(1, 'must not be empty')
      .max(200, 'must have 200 characters at most')
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text'),
    attributeVariance: z
      .number({ error: 'must be a number from 0 to 50' })
      .min(0, 'must be a number from 0 to 50')
      .max(50, 'must be a number from 0 to 50'),
    includeSpecialEditions: z.boolean('must be true or false'),
    rarityDistribution: distribution,
  })
  .meta({ id: 'SeriesRunSettings' });

const run = <Kind extends (typeof CARD_KINDS_OF_SERIES)[number]>(kind: Kind, most: number) =>
  z.object({
    kind: z.literal(kind),
    goat: goatSlug,
    settings: seriesRunSettings,
    from: number(most),
    to: number(most),
  });

/**
 * A run of the generator: numbers `from` to `to` of a goat, both included; 1 to 2000 of its
 * variations, 1 to 25000 of its moment cards.
 */
export const seriesRun = z
  .discriminatedUnion('kind', [run('variation', 2_000), run('moment', 25_000)], {
    error: 'must be variation or moment',
  })
  .refine((given) => given.to >= given.from, { path: ['to'], error: 'must not be below from' })
  .meta({ id: 'SeriesRun' });

/**
 * A batch is described, not uploaded: the server makes the same cards with the same generator from
 * the master goats as they stand, and compares the root (`sealSeries` of the collection package).
 */
const runs = z
  .array(seriesRun)
  .min(1, 'must name at least one run')
  .max(2_000, 'must be 2000 runs at most')
  .describe('In the order in which the root is made');

const RUNS_BODY_BYTES = 1_048_576;

const counts = z.object(
  Object.fromEntries(RARITIES.map((name) => [name, z.number().int()])) as Record<
    (typeof RARITIES)[number],
    z.ZodInt
  >,
);

const byGoat = z.array(
  z.object({ goat: z.string(), variations: z.number().int(), moments: z.number().int() }),
);

/** What stands in the catalogue, or will. Its runs are with its provenance. */
export const series = z
  .object({
    id: z.number().int(),
    name: z.string(),
    status: z.enum(['draft', 'published']),
    count: z.number().int(),
    byRarity: counts,
    root,
    byGoat,
    createdAt: timestamp,
    createdBy: z.string(),
    publishedAt: timestamp.nullable(),
    publishedBy: z.string().nullable(),
  })
  .meta({ id: 'Series' });

export const seriesConflict = z
  .object({
    kind: kinds,
    goat: z.string(),
    from: z.number().int(),
    to: z.number().int(),
    seriesId: z.number().int(),
    seriesName: z.string(),
    status: z.enum(['draft', 'published']),
    sentence: z.string(),
  })
  .meta({ id: 'SeriesConflict' });

export const seriesPreview = z
  .object({
    count: z.number().int(),
    byRarity: counts,
    byGoat,
    stretches: z
      .array(
        z.object({
          kind: kinds,
          goat: z.string(),
          from: z.number().int(),
          to: z.number().int(),
          count: z.number().int(),
          byRarity: counts,
          firstId: z.string(),
          lastId: z.string(),
        }),
      )
      .describe('Runs that follow on each other are one stretch'),
    root,
    rootMatches: z.boolean().nullable().describe('null when no root was sent'),
    conflicts: z.array(seriesConflict).describe('Empty: a draft can be made of it'),
    catalogue: z.object({
      before: z.number().int(),
      after: z.number().int(),
    }),
  })
  .meta({ id: 'SeriesPreview' });

/** `card` is the generator's own GeneratedVariation or GeneratedMoment; `hash` is its leaf. */
export const seriesCard = z
  .object({
    position: z.number().int().describe('From 1, in the order of the root'),
    kind: kinds,
    goat: z.string(),
    number: z.number().int(),
    rarity,
    hash: z.string(),
    card: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'SeriesCard' });

const seriesId = z.object({ id: positiveId });
const cardPage = z.object({ cards: z.array(seriesCard), nextCursor: z.string().nullable() });

export const seriesCalls = {
  'GET /api/admin/series': {
    summary: 'Drafts and published series, newest first',
    tag: 'admin',
    answer: z.object({ series: z.array(series) }),
  },
  'POST /api/admin/series/dry-run': {
    summary: 'What these runs would put into the catalogue; changes nothing',
    tag: 'admin',
    bodyLimitBytes: RUNS_BODY_BYTES,
    body: z.object({ runs, root: root.optional() }),
    answer: seriesPreview,
  },
  'POST /api/admin/series': {
    summary: 'Make a draft series of runs; 409 when the server’s root is another',
    tag: 'admin',
    bodyLimitBytes: RUNS_BODY_BYTES,
    body: z.object({
      name: words(3, 80),
      runs,
      root: root.describe('Of the cards as they were reviewed'),
    }),
    status: 201,
    answer: series,
  },
  'GET /api/admin/series/:id': {
    summary: 'One series, draft or published',
    tag: 'admin',
    params: seriesId,
    answer: series,
  },
  'GET /api/admin/series/:id/cards': {
    summary: 'A page of its cards in order',
    tag: 'admin',
    params: seriesId,
    query: adminPage,
    answer: cardPage,
  },
  'POST /api/admin/series/:id/publish': {
    summary: 'Publish a draft, for ever; the root says which one was reviewed',
    tag: 'admin',
    params: seriesId,
    body: z.object({ root }),
    answer: series,
  },
  'DELETE /api/admin/series/:id': {
    summary: 'Throw a draft away; a published series stays',
    tag: 'admin',
    params: seriesId,
    status: 204,
  },
  'GET /api/series': {
    summary: 'The published series beside the first season',
    tag: 'catalogue',
    answer: z.object({
      series: z.array(
        series.pick({ id: true, name: true, count: true, byRarity: true, root: true }).extend({
          publishedAt: timestamp,
        }),
      ),
    }),
  },
  'GET /api/series/:id/provenance': {
    summary: 'The root of a published series and everything its cards can be made again from',
    tag: 'catalogue',
    params: seriesId,
    answer: z.object({
      id: z.number().int(),
      name: z.string(),
      publishedAt: timestamp,
      count: z.number().int(),
      algorithm: z.string(),
      root,
      runs,
      masters: z
        .array(
          z.object({
            id: z.string(),
            name: z.string(),
            baseAttributes: attributes,
            baseGoatScore: z.number().int(),
            basePriceHoof: z.number(),
            basePriceMatic: z.number(),
            maxVariations: z.number().int(),
            maxIconicMoments: z.number().int(),
          }),
        )
        .describe('The master goats as they stood when the draft was made'),
    }),
  },
  'GET /api/series/:id/cards': {
    summary: 'A page of the cards of a published series',
    tag: 'catalogue',
    params: seriesId,
    query: adminPage,
    answer: cardPage,
  },
} as const satisfies CallTable;
