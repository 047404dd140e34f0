import { ATTRIBUTES, BONUS_NOTES, type BonusNote, RARITIES } from '@goats/rules';
import { LOCALES } from '@goats/words';
import { z } from 'zod';

/** The field types that several calls have in common. */

/** One for each seat. */
export const pair = <T extends z.ZodType>(type: T) => z.tuple([type, type]);

export const rarity = z.enum(RARITIES);

export const attribute = z.enum(ATTRIBUTES);

export const attributes = z
  .object(
    Object.fromEntries(
      ATTRIBUTES.map((name) => [name, z.number().int().min(0).max(100)]),
    ) as Record<(typeof ATTRIBUTES)[number], z.ZodNumber>,
  )
  .meta({ id: 'Attributes' });

/** An EVM address in any case; kept and compared in lower case. */
export const walletAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'must be a wallet address: 0x and 40 hexadecimal digits')
  .transform((address) => address.toLowerCase());

/** Milliseconds-precise, UTC, as JSON carries dates. */
export const timestamp = z.iso.datetime();

/** A path parameter that must be a positive whole number small enough for the database. */
export const positiveId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be a positive whole number')
  .transform(Number)
  .refine((id) => id <= 2_147_483_647, 'must be a positive whole number');

/** How many of a list: `limit: pageSize(24)`, a hundred at most unless it says otherwise. */
export const pageSize = (fallback: number, most = 100) => {
  const error = `must be a whole number from 1 to ${most}`;
  return z.coerce.number({ error }).int(error).min(1, error).max(most, error).default(fallback);
};

/** Opaque to callers; a cursor that was tampered with is refused, never obeyed. */
export const cursor = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/, 'must be a cursor from an earlier answer');

/**
 * Words of a person, for the database: no control characters, which PostgreSQL or a log would choke
 * on, and no half of a surrogate pair.
 */
export const words = (least: number, most: number) =>
  z
    .string('must be text')
    .trim()
    .min(least, least === 1 ? 'must not be empty' : `must have ${least} characters at least`)
    .max(most, `must have ${most} characters at most`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text');

/** Kept and compared in lower case: nobody has two mailboxes that differ in capitals. */
export const emailAddress = z
  .string({ error: 'must be a valid email address' })
  .trim()
  .toLowerCase()
  .max(254, 'must be a valid email address')
  .pipe(z.email('must be a valid email address'));

/** 32 random bytes in base64url: what a link in a mail holds. It does that one thing and no other. */
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'must be the token of the link');

const LANGUAGE_ERROR = `must be one of ${LOCALES.join(', ')}`;

/** In which language somebody wants to be spoken to. */
export const language = z.enum(LOCALES, { error: LANGUAGE_ERROR });

/** The facts of a line, beside its English text. Lines from before there were facts have none. */
export const noticeFields = {
  kind: z.string().optional().describe('What the text says, for whoever words it: card-sold, say'),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('What its kind tells of; HOOF in hundredths'),
};

/** Why there is no bonus, for whoever words it in another language than the note beside it. */
export const bonusWhy = z
  .object({
    reason: z.enum(Object.keys(BONUS_NOTES) as [BonusNote, ...BonusNote[]]),
    values: z.record(z.string(), z.number()).describe('What the sentence says besides its words'),
  })
  .nullable()
  .describe('The same as data: which sentence it is, and its numbers');

/** Of a page behind a link in a mail. */
export const mailLinkQuery = z.object({
  token: linkToken,
  lang: language.optional().describe('The language of the page; English when it is left out'),
});

export const rankAbout = z
  .boolean()
  .describe('Far from the top a rank is counted once a minute, and told to the nearest hundred');
