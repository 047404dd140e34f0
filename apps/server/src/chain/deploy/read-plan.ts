import { readFile } from 'node:fs/promises';
import { ATTRIBUTES_ROOT, METADATA_ROOT } from '@goats/chain';
import type { FoundingPlan } from '@goats/contracts/founding';
import { getAddress, isAddress } from 'viem';
import { z } from 'zod';
import { ChainProblem } from '../chain-problem.ts';

/** What an operator settles for ever, and the chain that it is meant for. */
export interface DeploymentPlan {
  readonly chainId: number;
  readonly explorer: string | undefined;
  readonly founding: FoundingPlan;
}

const SECONDS_A_YEAR = 365 * 86_400;
/** Of a root: whoever has stolen the poster's key must not be done before anybody has looked. */
const LEAST_DELAY = 600;
/** `LOCK` and `PATIENCE` of the contract: whoever asks is out this long after the delay of roots, at the latest. */
const OUT_WITHIN = 3_600 + 86_400;
/** Nobody, the chain's own programs, and the places in the example that wait to be filled in. */
const LAST_OF_NOBODY = 0xffffn;

// A mistyped letter in a checksummed address is noticed here, and nowhere later.
const someone = z
  .string()
  .refine((text) => isAddress(text), 'is not an address')
  .transform((text) => getAddress(text))
  .refine((address) => BigInt(address) > LAST_OF_NOBODY, 'is nobody: fill it in');
const seconds = z.number().int().min(0).max(SECONDS_A_YEAR);

const plan = z.strictObject({
  chainId: z.number().int().positive(),
  explorer: z.url().optional(),
  curator: someone,
  royaltyTo: someone,
  royaltyBasisPoints: z.number().int().min(0).max(1000),
  base: z.url().endsWith('/'),
  keys: z
    .strictObject({ poster: someone, voucher: someone, guardian: someone })
    .refine(
      (keys) => new Set(Object.values(keys)).size === 3,
      'has one key for two roles: a thief of one would be both',
    ),
  terms: z
    .strictObject({
      rootDelay: seconds.min(LEAST_DELAY, 'leaves nobody the time to veto a false root'),
      maxSilence: seconds,
      keyDelay: seconds,
      dayLimit: z.string().regex(/^[1-9]\d{0,12}$/, 'is not a number of hundredths of HOOF'),
    })
    .refine(
      ({ rootDelay, maxSilence }) => maxSilence > rootDelay,
      'has a silence that is shorter than the delay of a root',
    )
    .refine(
      ({ rootDelay, keyDelay }) => keyDelay >= rootDelay + OUT_WITHIN,
      'lets a stolen guardian’s key begin before those are out who asked when they saw it',
    ),
});

/** `await readPlan('plan.json')`; what is wrong with it is said in one sentence. */
export async function readPlan(file: string): Promise<DeploymentPlan> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ChainProblem(`The plan ${file} cannot be read (${error.code}).`);
  });
  return planOf(file, text);
}

/** The same of a plan that was read already. */
export function planOf(file: string, text: string): DeploymentPlan {
  const { chainId, explorer, royaltyBasisPoints, terms, ...rest } = parse(file, text);
  return {
    chainId,
    explorer,
    founding: {
      ...rest,
      royaltyBasisPoints: BigInt(royaltyBasisPoints),
      attributesRoot: ATTRIBUTES_ROOT,
      metadataRoot: METADATA_ROOT,
      terms: { ...terms, dayLimit: BigInt(terms.dayLimit) },
    },
  };
}

function parse(file: string, text: string): z.output<typeof plan> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ChainProblem(`The plan ${file} is not JSON.`);
  }
  const read = plan.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.join('.') || 'it as a whole';
  throw new ChainProblem(`The plan ${file} is not right: ${where}: ${issue?.message}.`);
}
