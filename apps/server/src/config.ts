import { resolve } from 'node:path';
import {
  CUP_MOST_FEE,
  CUP_SIZES,
  type Economy,
  HOOF_SUPPLY,
  PRESETS,
  REACTION_GAP_MS,
  REACTIONS_A_MATCH,
  RELAYS_PER_NETWORK,
  STAND_REACTIONS_A_SECOND,
} from '@goats/rules';
import { z } from 'zod';
import { type ChainConfig, chainOf, chainVariables } from './chain-config.ts';
import {
  anyFlag,
  anyWholeNumber,
  ConfigError,
  flag,
  httpUrl,
  text,
  wholeNumber,
} from './config-fields.ts';
import {
  type WalletConnectConfig,
  walletConnectOf,
  walletConnectVariables,
} from './wallet-connect-config.ts';

/** Left out, the preset says: see `PRESETS` of the rules. */
const byPreset = (min: number, max: number) => anyWholeNumber(min, max).optional();

/** Four whole numbers, from Common to Legendary. */
const reservedCards = z
  .string()
  .regex(/^\d{1,6}(,\d{1,6}){3}$/, 'must be four whole numbers with commas, Common first')
  .transform((list) => {
    const [Common = 0, Rare = 0, Epic = 0, Legendary = 0] = list.split(',').map(Number);
    return { Common, Rare, Epic, Legendary };
  })
  .optional();

const chainIds = z
  .string()
  .regex(/^[1-9]\d{0,14}(\s*,\s*[1-9]\d{0,14})*$/, 'must be chain ids with commas between them')
  .default('1,137,31337')
  .transform((list) => list.split(',').map(Number));

const limit = (fallback: number) => wholeNumber(fallback, 1, 1_000_000_000);

/** 'push.example, 127.0.0.1:9000' */
const hosts = z
  .string()
  .toLowerCase()
  .regex(
    /^(\*\.)?[a-z0-9.-]+(:\d+)?(\s*,\s*(\*\.)?[a-z0-9.-]+(:\d+)?)*$/,
    'must be names of hosts with commas between them',
  )
  .transform((list) => list.split(',').map((host) => host.trim()))
  .optional();

/** 'nats://user:password@10.0.0.5:4222,nats://10.0.0.6:4222' */
const brokers = z
  .string()
  .refine(
    (list) =>
      list.split(',').every((address) => {
        if (!URL.canParse(address.trim())) return false;
        const { protocol, hostname } = new URL(address.trim());
        return /^(nats|tls):$/.test(protocol) && hostname !== '';
      }),
    'must be nats:// or tls:// addresses with commas between them',
  )
  .optional();

/** 'authorization=Bearer%20abc,x-tenant=goats', as OpenTelemetry writes them. */
const headerList = z
  .string()
  .regex(/^[\w-]+=[^,\s]*(,[\w-]+=[^,\s]*)*$/, 'must be name=value with commas between them')
  .transform((list) =>
    Object.fromEntries(
      list.split(',').map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).toLowerCase(), decodeURIComponent(pair.slice(at + 1))];
      }),
    ),
  )
  .optional();

/** What others may read as more than one line, or more than one address, is none. */
const sender = z
  .string()
  .regex(/^([^<>@,;\p{Cc}]+ <[^<>@,;\s]+@[^<>@,;\s]+>|[^<>@,;\s]+@[^<>@,;\s]+)$/u, {
    error: "must be an address such as 'Legendary GOATs <hello@goats.example>'",
  })
  .optional();

const environment = z.object({
  HOST: text.default('127.0.0.1'),
  PORT: wholeNumber(3000, 0, 65_535),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
    .optional(),
  DATABASE_POOL_SIZE: wholeNumber(10, 1, 500),
  DATABASE_STAKED_POOL_SIZE: wholeNumber(10, 1, 500),
  CHANGE_BUS_URL: brokers,
  DEMO_WORLD: flag(true),
  PUBLIC_URL: httpUrl.optional(),
  PUSH_HOSTS: hosts,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be a smtp:// or smtps:// address' })
    .optional(),
  MAIL_FROM: sender,
  TRUST_PROXY: flag(false),
  METRICS: flag(false),
  // By the names that every program with traces has for them.
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList,
  OTEL_SERVICE_NAME: text.default('legendary-goats'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
    .prefault('1')
    .transform(Number),
  SERVICE_WORKER: flag(true),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  LOG_FILE: text.optional(),
  BODY_LIMIT_BYTES: wholeNumber(65_536, 1_024, 64 * 1_048_576),
  PICTURE_CACHE_MB: wholeNumber(256, 16, 1_048_576),
  DRAW_AHEAD: flag(true),
  ADMIN_USERNAME: text.max(64).default('admin'),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  ADMIN_IDLE_MINUTES: wholeNumber(30, 1, 1_440),
  ADMIN_SESSION_HOURS: wholeNumber(12, 1, 168),
  STARTER_CARDS: byPreset(0, 100),
  STARTER_HOOF: byPreset(0, HOOF_SUPPLY),
  STARTER_CARDS_LENT: anyFlag.optional(),
  MINTS_PER_DAY: byPreset(0, 1_000_000),
  LEGENDARY_MINTS_PER_DAY: byPreset(0, 1_000_000),
  LOCKED_MINTS_PER_DAY: byPreset(0, 1_000_000),
  RESERVED_CARDS: reservedCards,
  HISTORY_ASKED: anyFlag.optional(),
  HISTORY_DAYS: byPreset(0, 30),
  LOSS_STAYS_LOCKED: anyFlag.optional(),
  AUCTIONS_CONFIRM_THEMSELVES: anyFlag.optional(),
  BID_BOND: byPreset(0, HOOF_SUPPLY),
  HOUSE_TRADES: anyFlag.optional(),
  PURSE_PER_DAY: byPreset(0, HOOF_SUPPLY),
  PURSE_PER_WALLET: byPreset(0, HOOF_SUPPLY),
  ALLOWANCE_PER_DAY: byPreset(0, HOOF_SUPPLY),
  OWN_CARDS_PER_DAY: byPreset(0, 1_000_000),
  // 0 for all of them together pays nobody.
  QUEST_HOOF: byPreset(1, HOOF_SUPPLY),
  QUESTS_PER_DAY: byPreset(0, HOOF_SUPPLY),
  WEEK_PRIZES: byPreset(0, HOOF_SUPPLY),
  WEEK_PER_WALLET: byPreset(1, 1_000_000),
  CUP_SIZE: anyWholeNumber(4, 64)
    .refine(
      (size) => (CUP_SIZES as readonly number[]).includes(size),
      `must be one of ${CUP_SIZES}`,
    )
    .optional(),
  CUP_FEE: byPreset(0, CUP_MOST_FEE),
  CUP_OPEN_MINUTES: byPreset(1, 10_080),
  // 0: the schedule opens none.
  CUP_EVERY_MINUTES: byPreset(0, 10_080),
  CUP_LEAST_PEOPLE: byPreset(1, 64),
  CUP_TREASURY_PER_PERSON: byPreset(0, HOOF_SUPPLY),
  CUP_TREASURY_PER_CUP: byPreset(0, HOOF_SUPPLY),
  CUP_TREASURY_PER_WEEK: byPreset(0, HOOF_SUPPLY),
  // The smallest price there is must still be worth something, or it could not be written down.
  HOOF_PER_ETH: byPreset(1, 100_000_000),
  SOL_PER_ETH: byPreset(1, 1_000_000),
  CHAIN_IDS: chainIds,
  ...walletConnectVariables,
  ...chainVariables,
  SESSION_DAYS: wholeNumber(7, 1, 365),
  LIMIT_WRITES_PER_MINUTE: limit(300),
  LIMIT_STARTER_GRANTS_PER_HOUR: byPreset(1, 1_000_000_000),
  LIMIT_ALL_STARTER_GRANTS_PER_HOUR: byPreset(1, 1_000_000_000),
  LIMIT_DAILY_PACKS_PER_HOUR: limit(200),
  LIMIT_QUESTS_PER_HOUR: limit(600),
  STARTER_WORK_BITS: wholeNumber(13, 1, 24),
  LIMIT_SIGN_IN_FAILURES_PER_MINUTE: limit(30),
  LIMIT_NONCES_PER_MINUTE: limit(120),
  LIMIT_TYPED_BIDS_PER_MINUTE: limit(30),
  LIMIT_DUEL_LINKS_PER_MINUTE: limit(60),
  LIMIT_PRACTICE_PER_MINUTE: limit(10),
  LIMIT_PRACTICE_ACTIONS_PER_MINUTE: limit(120),
  LIMIT_REACTIONS_PER_MINUTE: limit(60),
  LIMIT_SUBSCRIPTIONS_PER_HOUR: limit(20),
  LIMIT_CONFIRMATIONS_PER_DAY: limit(2),
  LIMIT_FAULTS_PER_HOUR: limit(30),
  LIMIT_CHAIN_CALLS_PER_MINUTE: limit(600),
  LIMIT_CHAIN_TRANSACTIONS_PER_MINUTE: limit(20),
  LIMIT_ALL_CHAIN_TRANSACTIONS_PER_HOUR: limit(5_000),
  LIMIT_PLAY_ETHER_PER_HOUR: limit(20),
  STREAMS_PER_ADDRESS: limit(100),
  STREAMS_PER_BROWSER: limit(20),
  CONNECTIONS_PER_ADDRESS: limit(250),
  READS_AT_ONCE: limit(8),
  READS_AT_ONCE_PER_ADDRESS: limit(4),
  READS_WAITING_PER_ADDRESS: limit(200),
  COMMANDS_AT_ONCE_PER_ADDRESS: limit(40),
  COMMANDS_WAITING_PER_ADDRESS: limit(100),
});

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Absent: the product starts its own PostgreSQL below dataDir. */
  readonly databaseUrl: string | undefined;
  /** Connections for reads and for what has no stake. */
  readonly databasePoolSize: number;
  /** Connections that no read takes: for the world, the clock, and the gates before a write. */
  readonly stakedPoolSize: number;
  /** Addresses of the broker that carries notices between instances; absent, PostgreSQL does. */
  readonly changeBusUrl: string | undefined;
  readonly demoWorld: boolean;
  /** The house keeps a shelf, buys and makes offers; it needs cards of its own for that. */
  readonly houseTrades: boolean;
  /** Absent: taken from the address that the request came to. */
  readonly publicUrl: string | undefined;
  /** Hosts of push services beyond those that browsers come with. */
  readonly pushHosts: readonly string[];
  /** Absent: nobody gets mail, and nobody is promised any. */
  readonly mail: Mail | undefined;
  readonly trustProxy: boolean;
  readonly metrics: boolean;
  /** Absent: nothing is traced. */
  readonly traces: TraceConfig | undefined;
  /** Off: the one that browsers have takes itself away. */
  readonly serviceWorker: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly logFile: string | undefined;
  readonly bodyLimitBytes: number;
  readonly pictureCacheBytes: number;
  /** After a start, what is seen first is drawn before somebody asks for it. */
  readonly drawAhead: boolean;
  readonly adminUsername: string;
  readonly adminPassword: string | undefined;
  /** An admin session ends when it was not used for so long, and in any case after the second. */
  readonly adminSession: { readonly idleMs: number; readonly longestMs: number };
  /** What the rules decide by. */
  readonly economy: Economy;
  /** The chains that a sign-in message may name. */
  readonly chainIds: readonly number[];
  readonly chain: ChainConfig;
  /** Absent: wallets on other devices are not offered. */
  readonly walletConnect: WalletConnectConfig | undefined;
  readonly sessionDays: number;
  /** How hard each part of the work is that a starter pack asks for when many want one. */
  readonly starterWorkBits: number;
  /** How often one network address may do a thing before it has to wait. */
  readonly limits: Readonly<Record<LimitName, Limit>>;
  /** Live screens that may be open at once, at each instance. */
  readonly streams: { readonly perAddress: number; readonly perBrowser: number };
  /** Connections that one network address may have open at each instance, where we see it. */
  readonly connectionsPerAddress: number;
  /** Reads that are not kept as bytes, at each instance: worked on, and waiting in a line. */
  readonly reads: {
    readonly atOnce: number;
    readonly atOncePerAddress: number;
    readonly perAddress: number;
  };
  /** Commands of players about what has a stake, at each instance. */
  readonly commands: { readonly atOncePerAddress: number; readonly perAddress: number };
}

export interface TraceConfig {
  /** Where a collector takes OTLP over HTTP. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  /** The share of traces that is recorded, of those that nobody else decided about. */
  readonly ratio: number;
}

export interface Mail {
  readonly smtpUrl: string;
  readonly from: string;
  /** What links in mails begin with. */
  readonly siteUrl: string;
}

export type LimitName =
  | 'write'
  | 'starter'
  | 'all-starters'
  | 'daily-pack'
  | 'quest'
  | 'sign-in-failure'
  | 'nonce'
  | 'typed-bid'
  /** Links that are looked up: nobody tries codes until one fits. */
  | 'duel-link'
  | 'practice'
  | 'practice-action'
  | 'reaction'
  /** Of one wallet, wherever it is; of one in a match; of all who watch one. */
  | 'wallet-reaction'
  | 'match-reaction'
  | 'stand-reaction'
  | 'subscribe'
  /** Of one mail address, whoever asks. */
  | 'confirmation'
  | 'fault'
  /** From however many addresses: each is a line in the log. */
  | 'all-faults'
  /** What a wallet asks the embedded chain, one by one. */
  | 'chain-rpc'
  | 'chain-transaction'
  /** How much of everybody's hour one address may have. */
  | 'chain-transaction-share'
  /** Whoever sends them: each stays on our disk for good. */
  | 'all-chain-transactions'
  | 'play-ether'
  /** Of one wallet, wherever it is. */
  | 'wallet-play-ether'
  /** Transactions that the house sends for whoever has no ether. */
  | 'relay';

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
  const preset = presetOf(values);
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    stakedPoolSize: values.DATABASE_STAKED_POOL_SIZE,
    changeBusUrl: values.CHANGE_BUS_URL,
    demoWorld: values.DEMO_WORLD,
    houseTrades: values.DEMO_WORLD && (values.HOUSE_TRADES ?? true),
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    pushHosts: values.PUSH_HOSTS ?? [],
    mail: mailOf(values),
    trustProxy: values.TRUST_PROXY,
    metrics: values.METRICS,
    traces: tracesOf(values),
    serviceWorker: values.SERVICE_WORKER,
    logLevel: values.LOG_LEVEL,
    logFile: values.LOG_FILE,
    bodyLimitBytes: values.BODY_LIMIT_BYTES,
    pictureCacheBytes: values.PICTURE_CACHE_MB * 1_048_576,
    drawAhead: values.DRAW_AHEAD,
    adminUsername: values.ADMIN_USERNAME,
    adminPassword: values.ADMIN_PASSWORD,
    adminSession: {
      idleMs: values.ADMIN_IDLE_MINUTES * MINUTE_MS,
      longestMs: values.ADMIN_SESSION_HOURS * 60 * MINUTE_MS,
    },
    economy: economyOf(values),
    chainIds: values.CHAIN_IDS,
    chain: chainOf(values),
    walletConnect: walletConnectOf(values),
    sessionDays: values.SESSION_DAYS,
    starterWorkBits: values.STARTER_WORK_BITS,
    limits: {
      write: { most: values.LIMIT_WRITES_PER_MINUTE, windowMs: MINUTE_MS },
      starter: {
        most: values.LIMIT_STARTER_GRANTS_PER_HOUR ?? preset.grantsPerHour.perAddress,
        windowMs: 60 * MINUTE_MS,
      },
      'all-starters': {
        most: values.LIMIT_ALL_STARTER_GRANTS_PER_HOUR ?? preset.grantsPerHour.overAll,
        windowMs: 60 * MINUTE_MS,
      },
      'daily-pack': { most: values.LIMIT_DAILY_PACKS_PER_HOUR, windowMs: 60 * MINUTE_MS },
      quest: { most: values.LIMIT_QUESTS_PER_HOUR, windowMs: 60 * MINUTE_MS },
      'sign-in-failure': { most: values.LIMIT_SIGN_IN_FAILURES_PER_MINUTE, windowMs: MINUTE_MS },
      nonce: { most: values.LIMIT_NONCES_PER_MINUTE, windowMs: MINUTE_MS },
      'typed-bid': { most: values.LIMIT_TYPED_BIDS_PER_MINUTE, windowMs: MINUTE_MS },
      'duel-link': { most: values.LIMIT_DUEL_LINKS_PER_MINUTE, windowMs: MINUTE_MS },
      practice: { most: values.LIMIT_PRACTICE_PER_MINUTE, windowMs: MINUTE_MS },
      'practice-action': {
        most: values.LIMIT_PRACTICE_ACTIONS_PER_MINUTE,
        windowMs: MINUTE_MS,
      },
      reaction: { most: values.LIMIT_REACTIONS_PER_MINUTE, windowMs: MINUTE_MS },
      'wallet-reaction': { most: 1, windowMs: REACTION_GAP_MS },
      'match-reaction': { most: REACTIONS_A_MATCH, windowMs: LONGEST_MATCH_MS },
      'stand-reaction': { most: STAND_REACTIONS_A_SECOND, windowMs: 1_000 },
      subscribe: { most: values.LIMIT_SUBSCRIPTIONS_PER_HOUR, windowMs: 60 * MINUTE_MS },
      fault: { most: values.LIMIT_FAULTS_PER_HOUR, windowMs: 60 * MINUTE_MS },
      'all-faults': { most: 20 * values.LIMIT_FAULTS_PER_HOUR, windowMs: 60 * MINUTE_MS },
      confirmation: { most: values.LIMIT_CONFIRMATIONS_PER_DAY, windowMs: 24 * 60 * MINUTE_MS },
      'chain-rpc': { most: values.LIMIT_CHAIN_CALLS_PER_MINUTE, windowMs: MINUTE_MS },
      'chain-transaction': {
        most: values.LIMIT_CHAIN_TRANSACTIONS_PER_MINUTE,
        windowMs: MINUTE_MS,
      },
      'chain-transaction-share': {
        most: Math.ceil(values.LIMIT_ALL_CHAIN_TRANSACTIONS_PER_HOUR / CHAIN_SHARE),
        windowMs: 60 * MINUTE_MS,
      },
      'all-chain-transactions': {
        most: values.LIMIT_ALL_CHAIN_TRANSACTIONS_PER_HOUR,
        windowMs: 60 * MINUTE_MS,
      },
      'play-ether': { most: values.LIMIT_PLAY_ETHER_PER_HOUR, windowMs: 60 * MINUTE_MS },
      'wallet-play-ether': { most: WALLET_ETHER_PER_DAY, windowMs: 24 * 60 * MINUTE_MS },
      relay: { most: RELAYS_PER_NETWORK, windowMs: 24 * 60 * MINUTE_MS },
    },
    streams: { perAddress: values.STREAMS_PER_ADDRESS, perBrowser: values.STREAMS_PER_BROWSER },
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    reads: {
      atOnce: values.READS_AT_ONCE,
      atOncePerAddress: values.READS_AT_ONCE_PER_ADDRESS,
      perAddress: values.READS_WAITING_PER_ADDRESS,
    },
    commands: {
      atOncePerAddress: values.COMMANDS_AT_ONCE_PER_ADDRESS,
      perAddress: values.COMMANDS_WAITING_PER_ADDRESS,
    },
  };
}

/** One address has a twentieth of what the embedded chain takes in an hour. */
const CHAIN_SHARE = 20;
const MINUTE_MS = 60_000;
/** No match that anybody follows takes so long. */
const LONGEST_MATCH_MS = 120 * MINUTE_MS;
/** Each is enough for hundreds of transactions. */
const WALLET_ETHER_PER_DAY = 5;

type Values = z.infer<typeof environment>;

const presetOf = ({ DEMO_WORLD }: Values) => PRESETS[DEMO_WORLD ? 'demo' : 'live'];

/** The preset's figures, each where it was not set by itself. */
function economyOf(values: Values): Economy {
  const {
    starter,
    mints,
    purse,
    allowancePerDay,
    quests,
    ownCards,
    perEther,
    weekBudget,
    cups,
    ...flags
  } = presetOf(values);
  return {
    starter: {
      cards: values.STARTER_CARDS ?? starter.cards,
      hoof: values.STARTER_HOOF ?? starter.hoof,
      lent: values.STARTER_CARDS_LENT ?? starter.lent,
    },
    mints: {
      perDay: values.MINTS_PER_DAY ?? mints.perDay,
      legendaryPerDay: values.LEGENDARY_MINTS_PER_DAY ?? mints.legendaryPerDay,
      lockedPerDay: values.LOCKED_MINTS_PER_DAY ?? mints.lockedPerDay,
      reserved: values.RESERVED_CARDS ?? mints.reserved,
    },
    historyAsked: values.HISTORY_ASKED ?? flags.historyAsked,
    historyDays: values.HISTORY_DAYS ?? flags.historyDays,
    lossStaysLocked: values.LOSS_STAYS_LOCKED ?? flags.lossStaysLocked,
    auctionsConfirmThemselves:
      values.AUCTIONS_CONFIRM_THEMSELVES ?? flags.auctionsConfirmThemselves,
    bidBond: values.BID_BOND ?? flags.bidBond,
    purse: {
      perDay: values.PURSE_PER_DAY ?? purse.perDay,
      perWallet: values.PURSE_PER_WALLET ?? purse.perWallet,
    },
    allowancePerDay: values.ALLOWANCE_PER_DAY ?? allowancePerDay,
    quests: {
      hoof: values.QUEST_HOOF ?? quests.hoof,
      perDay: values.QUESTS_PER_DAY ?? quests.perDay,
    },
    ownCards: { ...ownCards, perDay: values.OWN_CARDS_PER_DAY ?? ownCards.perDay },
    weekBudget: values.WEEK_PRIZES ?? weekBudget,
    weekPerWallet: values.WEEK_PER_WALLET ?? flags.weekPerWallet,
    cups: {
      size: values.CUP_SIZE ?? cups.size,
      fee: values.CUP_FEE ?? cups.fee,
      openMinutes: values.CUP_OPEN_MINUTES ?? cups.openMinutes,
      everyMinutes: values.CUP_EVERY_MINUTES ?? cups.everyMinutes,
      leastPeople: values.CUP_LEAST_PEOPLE ?? cups.leastPeople,
      treasury: {
        perPerson: values.CUP_TREASURY_PER_PERSON ?? cups.treasury.perPerson,
        perCup: values.CUP_TREASURY_PER_CUP ?? cups.treasury.perCup,
        perWeek: values.CUP_TREASURY_PER_WEEK ?? cups.treasury.perWeek,
      },
    },
    perEther: {
      HOOF: values.HOOF_PER_ETH ?? perEther.HOOF,
      SOL: values.SOL_PER_ETH ?? perEther.SOL,
    },
  };
}

function tracesOf(values: Values): TraceConfig | undefined {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  const { OTEL_SERVICE_NAME: service, OTEL_TRACES_SAMPLER_ARG: ratio } = values;
  return { endpoint, headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {}, service, ratio };
}

/** A mail without a sender is refused, and one whose links lead nowhere is worse than none. */
function mailOf({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Values): Mail | undefined {
  if (SMTP_URL === undefined) return undefined;
  if (MAIL_FROM === undefined) {
    throw new ConfigError('SMTP_URL needs MAIL_FROM: the address that mails come from.');
  }
  if (PUBLIC_URL === undefined) {
    throw new ConfigError('SMTP_URL needs PUBLIC_URL: links in mails must lead to this site.');
  }
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, siteUrl: PUBLIC_URL.replace(/\/+$/, '') };
}

const SECRETS = new Set([
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'CHANGE_BUS_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SMTP_URL',
  'CHAIN_POSTER_KEY',
  'CHAIN_VOUCHER_KEY',
  'CHAIN_RELAY_KEY',
  'CHAIN_POSTER_SIGNER_URL',
  'CHAIN_RELAY_SIGNER_URL',
  // Providers put their customer's key into it.
  'CHAIN_RPC_URL',
  'CHAIN_RPC_URLS',
]);

function firstProblem(error: z.ZodError, given: Record<string, string | undefined>): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0] ?? 'The environment');
  const shown = SECRETS.has(name) || given[name] === undefined ? '' : ` (it is '${given[name]}')`;
  return `${name} ${issue?.message ?? 'is wrong'}${shown}.`;
}
