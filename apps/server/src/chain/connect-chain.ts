import { readFile } from 'node:fs/promises';
import { type Address, getAddress, type Hex, isAddress } from 'viem';
import { z } from 'zod';
import type { ChainConfig } from '../chain-config.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Chain, ChainKey, ChainKeys, Rpc } from './chain.ts';
import { ChainProblem } from './chain-problem.ts';
import { hasCode, installedKey, readStadium } from './contract-reads.ts';
import { bindWorld, worldStadium } from './embedded/journal-store.ts';
import { chainUnreachable, createRpc, RpcRefusal } from './rpc.ts';

const address = z.string().refine((text) => isAddress(text, { strict: false }));

/** What the deployment script writes. */
const deployment = z.object({
  chainId: z.number().int().positive(),
  contracts: z.object({ hoof: address, cards: address, stadium: address }),
  since: z.number().int().min(0),
  terms: z.object({
    rootDelay: z.number().int().min(0),
    maxSilence: z.number().int().min(0),
    keyDelay: z.number().int().min(0),
    dayLimit: z.union([z.string().regex(/^\d+$/), z.number().int().min(0)]),
  }),
  explorer: z.url().optional(),
});

export interface ConnectOptions {
  readonly db: Database;
  readonly config: ChainConfig & { readonly real: NonNullable<ChainConfig['real']> };
  readonly keys: ChainKeys;
  readonly relay?: ChainKey | undefined;
  readonly log: (sentence: string) => void;
}

/**
 * A chain that others run. Nothing is started, no key is made, and nothing is asked of it that only a node
 * for development knows. Throws ChainProblem when it is not the chain that this world belongs to. One that
 * does not answer now may do so later: what it would say about itself is in the deployment file.
 */
export async function connectChain({
  db,
  config,
  keys,
  relay,
  log,
}: ConnectOptions): Promise<Chain> {
  const made = await readDeployment(config.real.deploymentFile);
  const { chainId } = made;
  const contracts = {
    hoof: getAddress(made.contracts.hoof),
    cards: getAddress(made.contracts.cards),
    stadium: getAddress(made.contracts.stadium),
  };
  const rpc = ofChain(createRpc(config.real.rpcUrl), chainId);
  const sentences = await check({ rpc, contracts, keys }).catch((error: unknown) => {
    if (!(error instanceof AppError) && !(error instanceof RpcRefusal)) throw error;
    const why = error instanceof AppError ? (error.cause as Error).message : error.message;
    return [`The chain behind CHAIN_RPC_URL does not answer yet: ${why}.`];
  });
  for (const sentence of sentences) log(sentence);
  const witnesses = config.real.witnessUrls.map((url) => ofChain(createRpc(url), chainId));
  log(
    witnesses.length === 0
      ? 'One node of the chain is believed. With a second one, of somebody else, in CHAIN_RPC_URLS nothing counts that only one of them says.'
      : `${witnesses.length + 1} nodes of the chain must agree before anything counts.`,
  );
  // One key would have one purse and one line of numbers, and whoever empties it would stop the roots.
  if (relay && [keys.poster?.address, keys.voucher?.address].includes(relay.address)) {
    throw new ChainProblem(
      'The relay has a key that has another role too: give it one of its own.',
    );
  }
  await bindWorld(db, { chainId, embedded: false, stadium: contracts.stadium });
  await refuseOtherWorld(db, chainId, contracts.stadium);

  return {
    ...{ chainId, embedded: false, contracts, rpc, witnesses, keys },
    ...(relay && { relay }),
    leavesBytes: config.leavesBytes,
    send: (raw) => sendToAll([rpc, ...witnesses], raw),
    terms: {
      rootDelaySeconds: made.terms.rootDelay,
      maxSilenceSeconds: made.terms.maxSilence,
      keyDelaySeconds: made.terms.keyDelay,
      dayLimit: BigInt(made.terms.dayLimit),
    },
    explorer: config.explorer ?? made.explorer?.replace(/\/+$/, ''),
    since: made.since,
    finality:
      config.confirmations === undefined ? 'finalized' : { confirmations: config.confirmations },
    tick: undefined,
    faucet: undefined,
    close: () => Promise.resolve(),
  };
}

/**
 * To each of them: one that keeps a transaction to itself keeps no root from the chain. When none takes
 * it, one that says why is heard before one that does not answer: it may know it already.
 */
async function sendToAll(nodes: readonly Rpc[], raw: Hex): Promise<Hex> {
  const told = nodes.map((node) => node.request<Hex>('eth_sendRawTransaction', [raw]));
  return Promise.any(told).catch(({ errors }: AggregateError) => {
    throw errors.find((error) => error instanceof RpcRefusal) ?? errors[0];
  });
}

/** Asks which chain it is before anything else, and again after every silence: addresses get new owners. */
function ofChain(rpc: Rpc, chainId: number): Rpc {
  let known = false;
  return {
    async request<T>(method: string, params: readonly unknown[]): Promise<T> {
      if (!known) {
        const answered = Number(await rpc.request<Hex>('eth_chainId', []));
        if (answered !== chainId) throw new OtherChain(answered, chainId);
        known = true;
      }
      try {
        return await rpc.request<T>(method, params);
      } catch (error) {
        if (!(error instanceof RpcRefusal)) known = false;
        throw error;
      }
    },
  };
}

/** Said to callers as a chain that does not answer: ours does not. */
class OtherChain extends AppError {
  constructor(answered: number, wanted: number) {
    const why = `CHAIN_RPC_URL leads to chain ${answered}, but CHAIN_DEPLOYMENT is of chain ${wanted}`;
    const { code, message, reason } = chainUnreachable(why);
    super(code, message, { reason, cause: new Error(why) });
  }
}

/** Throws what can never be right; answers what an operator should look at. */
async function check({
  rpc,
  contracts,
  keys,
}: Pick<Chain, 'rpc' | 'contracts' | 'keys'>): Promise<string[]> {
  const { stadium } = contracts;
  const isThere = await hasCode(rpc, stadium).catch((error) => {
    if (error instanceof OtherChain) throw new ChainProblem(`${(error.cause as Error).message}.`);
    throw error;
  });
  if (!isThere) {
    throw new ChainProblem(
      `There is no contract at ${stadium}, where CHAIN_DEPLOYMENT has the Stadium.`,
    );
  }
  const said = await readStadium(rpc, stadium);
  for (const name of ['hoof', 'cards'] as const) {
    if (said.contracts[name] !== contracts[name]) {
      throw new ChainProblem(
        `The Stadium of CHAIN_DEPLOYMENT belongs to another ${name} contract.`,
      );
    }
  }
  return keyWarnings(rpc, stadium, keys);
}

async function readDeployment(file: string): Promise<z.infer<typeof deployment>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ChainProblem(`CHAIN_DEPLOYMENT ${file} cannot be read (${error.code}).`);
  });
  try {
    return deployment.parse(JSON.parse(text));
  } catch {
    throw new ChainProblem(`CHAIN_DEPLOYMENT ${file} is not what the deployment script writes.`);
  }
}

async function refuseOtherWorld(db: Database, chainId: number, stadium: Address): Promise<void> {
  const world = await worldStadium(db);
  if (world?.chainId === chainId && world.stadium === stadium.toLowerCase()) return;
  throw new ChainProblem(
    'The cards and HOOF of this world are in another Stadium: a world does not change its chain.',
  );
}

/** A key that the Stadium does not know signs what nobody takes. */
async function keyWarnings(
  rpc: Rpc,
  stadium: Address,
  keys: ConnectOptions['keys'],
): Promise<string[]> {
  const warnings: string[] = [];
  for (const [role, makes] of [
    ['poster', 'roots'],
    ['voucher', 'vouchers'],
  ] as const) {
    const key = keys[role];
    if (key === undefined) {
      warnings.push(`There is no ${role} key here: this server makes no ${makes}.`);
    } else if ((await installedKey(rpc, stadium, role)) !== key.address) {
      warnings.push(
        `The Stadium does not know the ${role} key ${key.address}: it takes no ${makes} of it.`,
      );
    }
  }
  return warnings;
}
