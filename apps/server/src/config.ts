import { resolve } from 'node:path';
import {
  HOOF_SUPPLY,
  type MintBounds,
  RARITIES,
  RESERVED_CARDS,
  STARTER_GRANT,
} from '@goats/rules';
import { z } from 'zod';

/** A wrong environment. The message is one sentence that names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0', 'yes', 'no', 'on', 'off'], {
      error: 'must be true or false',
    })
    .default(fallback ? 'true' : 'false')
    .transform((value) => ['true', '1', 'yes', 'on'].includes(value));

const anyWholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`);

const wholeNumber = (fallback: number, min: number, max: number) =>
  anyWholeNumber(min, max).prefault(String(fallback));

/** Left out, the preset says: see `PRESETS`. */
const byPreset = (min: number, max: number) => anyWholeNumber(min, max).optional();

/** Four whole numbers, from Common to Legendary. */
const reservedCards = z
  .string()
  .regex(/^\d{1,6}(,\d{1,6}){3}$/, 'must be four whole numbers with commas, Common first')
  .default(RARITIES.map((rarity) => RESERVED_CARDS[rarity]).join(','))
  .transform((list) => {
    const [Common = 0, Rare = 0, Epic = 0, Legendary = 0] = list.split(',').map(Number);
    return { Common, Rare, Epic, Legendary };
  });

const chainIds = z
  .string()
  .regex(/^[1-9]\d{0,14}(\s*,\s*[1-9]\d{0,14})*$/, 'must be chain ids with commas between them')
  .default('1,137,1101,31337')
  .transform((list) => list.split(',').map(Number));

const limit = (fallback: number) => wholeNumber(fallback, 1, 1_000_000_000);

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be a http(s) address' });

const environment = z.object({
  HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  PORT: wholeNumber(3000, 0, 65_535),
  DATA_DIR: z.string().min(1, 'must not be empty').default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
    .optional(),
  DATABASE_POOL_SIZE: wholeNumber(10, 1, 500),
  DEMO_WORLD: flag(true),
  PUBLIC_URL: httpUrl.optional(),
  TRUST_PROXY: flag(false),
  METRICS: flag(false),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  LOG_FILE: z.string().min(1, 'must not be empty').optional(),
  BODY_LIMIT_BYTES: wholeNumber(65_536, 1_024, 64 * 1_048_576),
  PICTURE_CACHE_MB: wholeNumber(256, 16, 1_048_576),
  ADMIN_USERNAME: z.string().min(1, 'must not be empty').max(64).default('admin'),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  ADMIN_IDLE_MINUTES: wholeNumber(30, 1, 1_440),
  ADMIN_SESSION_HOURS: wholeNumber(12, 1, 168),
  MINTS_PER_DAY: byPreset(0, 1_000_000),
  LEGENDARY_MINTS_PER_DAY: byPreset(0, 1_000_000),
  RESERVED_CARDS: reservedCards,
  STARTER_CARDS: wholeNumber(STARTER_GRANT.cards, 0, 100),
  STARTER_HOOF: byPreset(0, HOOF_SUPPLY),
  CHAIN_IDS: chainIds,
  SESSION_DAYS: wholeNumber(7, 1, 365),
  LIMIT_WRITES_PER_MINUTE: limit(300),
  LIMIT_STARTER_GRANTS_PER_HOUR: byPreset(1, 1_000_000_000),
  LIMIT_SIGN_IN_FAILURES_PER_MINUTE: limit(30),
  LIMIT_TYPED_BIDS_PER_MINUTE: limit(30),
  LIMIT_PRACTICE_PER_MINUTE: limit(10),
  LIMIT_SUBSCRIPTIONS_PER_HOUR: limit(20),
});

/**
 * The demo world is generous, because its visitor is alone in it; a world for strangers is not,
 * because a wallet costs nothing. Every figure can be set by itself.
 */
const PRESETS = {
  demo: {
    starterHoof: STARTER_GRANT.hoof,
    starterGrantsPerHour: 200,
    mintsPerDay: 20,
    legendaryMintsPerDay: 3,
  },
  live: { starterHoof: 500, starterGrantsPerHour: 5, mintsPerDay: 5, legendaryMintsPerDay: 1 },
} as const;

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Absent: the product starts its own PostgreSQL below dataDir. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly demoWorld: boolean;
  /** Absent: taken from the address that the request came to. */
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  readonly metrics: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly logFile: string | undefined;
  readonly bodyLimitBytes: number;
  readonly pictureCacheBytes: number;
  readonly adminUsername: string;
  readonly adminPassword: string | undefined;
  /** An admin session ends when it was not used for so long, and in any case after the second. */
  readonly adminSession: { readonly idleMs: number; readonly longestMs: number };
  /** What keeps the collection from being bought out. */
  readonly mints: MintBounds;
  readonly starter: { readonly cards: number; readonly hoof: number };
  /** The chains that a sign-in message may name. */
  readonly chainIds: readonly number[];
  readonly sessionDays: number;
  /** How often one network address may do a thing before it has to wait. */
  readonly limits: Readonly<Record<LimitName, Limit>>;
}

export type LimitName =
  | 'write'
  | 'starter'
  | 'sign-in-failure'
  | 'typed-bid'
  | 'practice'
  | 'subscribe';

export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

/**
 * Reads and checks the whole environment at once; nothing else in the server looks at it.
 *
 * `readConfig({ PORT: 'abc' })` throws "PORT must be a whole number from 0 to 65535 (it is 'abc')."
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable in a compose or unit file means "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(firstProblem(parsed.error, given));
  const values = parsed.data;
  const preset = PRESETS[values.DEMO_WORLD ? 'demo' : 'live'];
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    demoWorld: values.DEMO_WORLD,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: values.TRUST_PROXY,
    metrics: values.METRICS,
    logLevel: values.LOG_LEVEL,
    logFile: values.LOG_FILE,
    bodyLimitBytes: values.BODY_LIMIT_BYTES,
    pictureCacheBytes: values.PICTURE_CACHE_MB * 1_048_576,
    adminUsername: values.ADMIN_USERNAME,
    adminPassword: values.ADMIN_PASSWORD,
    adminSession: {
      idleMs: values.ADMIN_IDLE_MINUTES * MINUTE_MS,
      longestMs: values.ADMIN_SESSION_HOURS * 60 * MINUTE_MS,
    },
    mints: {
      perDay: values.MINTS_PER_DAY ?? preset.mintsPerDay,
      legendaryPerDay: values.LEGENDARY_MINTS_PER_DAY ?? preset.legendaryMintsPerDay,
      reserved: values.RESERVED_CARDS,
    },
    starter: { cards: values.STARTER_CARDS, hoof: values.STARTER_HOOF ?? preset.starterHoof },
    chainIds: values.CHAIN_IDS,
    sessionDays: values.SESSION_DAYS,
    limits: {
      write: { most: values.LIMIT_WRITES_PER_MINUTE, windowMs: MINUTE_MS },
      starter: {
        most: values.LIMIT_STARTER_GRANTS_PER_HOUR ?? preset.starterGrantsPerHour,
        windowMs: 60 * MINUTE_MS,
      },
      'sign-in-failure': { most: values.LIMIT_SIGN_IN_FAILURES_PER_MINUTE, windowMs: MINUTE_MS },
      'typed-bid': { most: values.LIMIT_TYPED_BIDS_PER_MINUTE, windowMs: MINUTE_MS },
      practice: { most: values.LIMIT_PRACTICE_PER_MINUTE, windowMs: MINUTE_MS },
      subscribe: { most: values.LIMIT_SUBSCRIPTIONS_PER_HOUR, windowMs: 60 * MINUTE_MS },
    },
  };
}

const MINUTE_MS = 60_000;

const SECRETS = new Set(['ADMIN_PASSWORD', 'DATABASE_URL']);

function firstProblem(error: z.ZodError, given: Record<string, string | undefined>): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0] ?? 'The environment');
  const shown = SECRETS.has(name) || given[name] === undefined ? '' : ` (it is '${given[name]}')`;
  return `${name} ${issue?.message ?? 'is wrong'}${shown}.`;
}
