import { type Address, getAddress, isAddress, parseEther } from 'viem';
import { z } from 'zod';
import { anyWholeNumber, ConfigError, httpUrl, text } from './config-fields.ts';

/** Whether a text can be a private key; what it says is never part of a message. */
export const isPrivateKey = (given: string): boolean =>
  /^(0x)?[0-9a-fA-F]{64}$/.test(given) && !/^(0x)?0{64}$/.test(given);

/** Never shown: not its value, and not in a message about it. */
const privateKey = z
  .string()
  .refine(isPrivateKey, 'must be a private key: 64 hexadecimal digits')
  .optional();

const address = z
  .string()
  .refine((given) => isAddress(given), 'must be an address: 0x and 40 hexadecimal digits')
  .transform((given) => getAddress(given))
  .optional();

export const chainVariables = {
  CHAIN: z.enum(['auto', 'off'], { error: 'must be auto or off' }).default('auto'),
  CHAIN_RPC_URL: httpUrl.optional(),
  CHAIN_RPC_URLS: text
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(
      (urls) => urls.length > 0 && urls.every((url) => httpUrl.safeParse(url).success),
      'must be http(s) addresses with commas between them',
    )
    .refine(
      (urls) => new Set(urls.map((url) => new URL(url).host)).size === urls.length,
      'must lead to different hosts: a node is no witness of its own',
    )
    .optional(),
  CHAIN_DEPLOYMENT: text.optional(),
  CHAIN_POSTER_KEY: privateKey,
  CHAIN_POSTER_KEY_FILE: text.optional(),
  CHAIN_POSTER_SIGNER_URL: httpUrl.optional(),
  CHAIN_POSTER_SIGNER_ADDRESS: address,
  CHAIN_VOUCHER_KEY: privateKey,
  CHAIN_VOUCHER_KEY_FILE: text.optional(),
  CHAIN_RELAY_KEY: privateKey,
  CHAIN_RELAY_KEY_FILE: text.optional(),
  CHAIN_RELAY_SIGNER_URL: httpUrl.optional(),
  CHAIN_RELAY_SIGNER_ADDRESS: address,
  CHAIN_RELAY_ETHER_PER_DAY: text
    .regex(/^\d{1,6}(\.\d{1,18})?$/, 'must be an amount of ether, such as 0.01')
    .optional(),
  CHAIN_CONFIRMATIONS: anyWholeNumber(0, 10_000).optional(),
  CHAIN_EXPLORER: httpUrl.optional(),
  // Well below the half day after which nothing new is staked: late-roots.ts.
  CHAIN_ROOT_MINUTES: anyWholeNumber(1, 360).optional(),
  // Nodes pass on no transaction of more than 128 KB.
  CHAIN_LEAVES_BYTES: anyWholeNumber(0, 120_000).optional(),
  ANVIL_BINARY: text.optional(),
};

type Values = z.infer<z.ZodObject<typeof chainVariables>>;

/** A private key as it was given: the key itself, or a file that holds it. */
export type KeySource = { readonly key: string } | { readonly file: string } | undefined;

/** Who signs elsewhere. Its URL may hold a password, and is never shown. */
export interface SignerSource {
  readonly signerUrl: string;
  /** By the operator's word, so that a signer cannot put a key of its own in our place. */
  readonly address: Address;
}

export interface ChainConfig {
  readonly off: boolean;
  /** Absent: the product brings its own chain along. */
  readonly real:
    | {
        readonly rpcUrl: string;
        /** Other people's nodes, which must agree with it. */
        readonly witnessUrls: readonly string[];
        readonly deploymentFile: string;
      }
    | undefined;
  readonly poster: KeySource | SignerSource;
  readonly voucher: KeySource;
  /** Who sends for wallets without ether, and what that may cost in a UTC day, in wei. */
  readonly relay: KeySource | SignerSource;
  readonly relayWeiPerDay: bigint;
  /** Absent: a block is final when the chain says so. */
  readonly confirmations: number | undefined;
  readonly explorer: string | undefined;
  /** How often a root is posted. */
  readonly rootMinutes: number;
  /** Lists of leaves up to so many bytes, packed, go along with the call that posts their root. */
  readonly leavesBytes: number;
  /** The command line of anvil, where npm has none for this machine. */
  readonly anvil: string | undefined;
}

const RELAY_ETHER_PER_DAY = '0.01';
const ROOT_MINUTES = { embedded: 10, real: 60 };

/** A real chain is nothing without the addresses of our contracts on it. */
export function chainOf(values: Values): ChainConfig {
  const { CHAIN_RPC_URL: one, CHAIN_RPC_URLS: many, CHAIN_DEPLOYMENT: deploymentFile } = values;
  if (one !== undefined && many !== undefined) {
    throw new ConfigError('CHAIN_RPC_URL and CHAIN_RPC_URLS are both set: keep one of them.');
  }
  const [rpcUrl, ...witnessUrls] = many ?? (one === undefined ? [] : [one]);
  if (rpcUrl !== undefined && deploymentFile === undefined) {
    const name = many ? 'CHAIN_RPC_URLS' : 'CHAIN_RPC_URL';
    throw new ConfigError(
      `${name} needs CHAIN_DEPLOYMENT: the file that says where the contracts are.`,
    );
  }
  const real = rpcUrl && deploymentFile ? { rpcUrl, witnessUrls, deploymentFile } : undefined;
  return {
    off: values.CHAIN === 'off',
    real,
    poster: signerSource(values, 'CHAIN_POSTER'),
    voucher: keySource(values, 'CHAIN_VOUCHER_KEY'),
    relay: signerSource(values, 'CHAIN_RELAY'),
    relayWeiPerDay: parseEther(values.CHAIN_RELAY_ETHER_PER_DAY ?? RELAY_ETHER_PER_DAY),
    confirmations: values.CHAIN_CONFIRMATIONS,
    explorer: values.CHAIN_EXPLORER?.replace(/\/+$/, ''),
    rootMinutes: values.CHAIN_ROOT_MINUTES ?? ROOT_MINUTES[real ? 'real' : 'embedded'],
    leavesBytes: values.CHAIN_LEAVES_BYTES ?? 0,
    anvil: values.ANVIL_BINARY,
  };
}

function keySource(
  values: Values,
  name: 'CHAIN_POSTER_KEY' | 'CHAIN_VOUCHER_KEY' | 'CHAIN_RELAY_KEY',
): KeySource {
  const [key, file] = [values[name], values[`${name}_FILE`]];
  if (key !== undefined && file !== undefined) {
    throw new ConfigError(`${name} and ${name}_FILE are both set: keep one of them.`);
  }
  if (key !== undefined) return { key };
  return file === undefined ? undefined : { file };
}

function signerSource(
  values: Values,
  role: 'CHAIN_POSTER' | 'CHAIN_RELAY',
): KeySource | SignerSource {
  const key = keySource(values, `${role}_KEY`);
  const [signerUrl, address] = [values[`${role}_SIGNER_URL`], values[`${role}_SIGNER_ADDRESS`]];
  if (signerUrl === undefined && address === undefined) return key;
  if (key !== undefined) {
    const name = 'key' in key ? `${role}_KEY` : `${role}_KEY_FILE`;
    const other = signerUrl === undefined ? `${role}_SIGNER_ADDRESS` : `${role}_SIGNER_URL`;
    throw new ConfigError(`${name} and ${other} are both set: keep one of them.`);
  }
  if (signerUrl === undefined) {
    throw new ConfigError(`${role}_SIGNER_ADDRESS needs ${role}_SIGNER_URL: where its signer is.`);
  }
  if (address === undefined) {
    throw new ConfigError(
      `${role}_SIGNER_URL needs ${role}_SIGNER_ADDRESS: the address whose key the signer keeps.`,
    );
  }
  return { signerUrl, address };
}
