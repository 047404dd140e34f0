import type { KeySource, SignerSource } from '../chain-config.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Chain, ChainKey, LocalKey } from './chain.ts';
import { ChainProblem } from './chain-problem.ts';
import { connectChain } from './connect-chain.ts';
import { AnvilError } from './embedded/anvil-process.ts';
import { startEmbeddedChain } from './embedded/embedded-chain.ts';
import { findAnvil } from './embedded/find-anvil.ts';
import { keyOf, readKeyFile } from './keys.ts';
import { doubtAbout, remoteSigner } from './remote-signer.ts';
import { RpcRefusal } from './rpc.ts';

export interface OpenChainOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'chain' | 'dataDir' | 'demoWorld' | 'publicUrl' | 'port'>;
  readonly log: (sentence: string) => void;
}

/** A chain, or one sentence why there is none. */
export type OpenedChain =
  | { readonly chain: Chain; readonly chainOff: '' }
  | { readonly chain: undefined; readonly chainOff: string };

/**
 * The chain that the configuration asks for. Whatever is wrong with it, the game can be played: nothing
 * here keeps the product from starting.
 *
 * `const { chain, chainOff } = await openChain({ db, clock, config, log })`
 */
export async function openChain(options: OpenChainOptions): Promise<OpenedChain> {
  if (options.config.chain.off) return off('The chain is off: the operator plays without it.');
  try {
    return { chain: await openOne(options), chainOff: '' };
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    options.log(`The chain is off: ${sentence}`);
    return off(sentence);
  }
}

const off = (chainOff: string): OpenedChain => ({ chain: undefined, chainOff });

async function openOne({ db, clock, config, log }: OpenChainOptions): Promise<Chain> {
  const { real } = config.chain;
  const keys = {
    poster: await readSigner(config.chain.poster, 'CHAIN_POSTER', log),
    voucher: await readKey(config.chain.voucher, 'CHAIN_VOUCHER_KEY'),
  };
  const relay = await readSigner(config.chain.relay, 'CHAIN_RELAY', log);
  if (real) {
    if (config.demoWorld) {
      log(
        'The demo world gives cards and HOOF away, and here they can leave as tokens of a real chain: set DEMO_WORLD=false unless that chain is one for trying things.',
      );
    }
    const found = { db, config: { ...config.chain, real }, keys, relay, log };
    return connectChain(found);
  }
  const command = findAnvil(config.chain.anvil);
  if (command === undefined) {
    throw new ChainProblem(
      `The product brings no chain along for ${process.platform} on ${process.arch}; CHAIN_RPC_URL leads to one, ANVIL_BINARY to a program.`,
    );
  }
  const { dataDir } = config;
  return startEmbeddedChain({ db, clock, dataDir, command, keys, base: baseOf(config), log });
}

/** Port 0 is another one at every start. */
function baseOf({ publicUrl, port }: OpenChainOptions['config']): string | undefined {
  if (publicUrl === undefined && port === 0) return undefined;
  return `${publicUrl ?? `http://localhost:${port}`}/api/metadata/`;
}

async function readSigner(
  source: KeySource | SignerSource,
  role: string,
  log: OpenChainOptions['log'],
): Promise<ChainKey | undefined> {
  if (source === undefined || !('signerUrl' in source)) return readKey(source, `${role}_KEY`);
  const options = { setting: `${role}_SIGNER_URL` };
  const doubt = await doubtAbout(source, options);
  if (doubt) log(doubt);
  return remoteSigner(source, options);
}

async function readKey(source: KeySource, name: string): Promise<LocalKey | undefined> {
  if (source === undefined) return undefined;
  return 'key' in source ? keyOf(source.key) : readKeyFile(source.file, `${name}_FILE`);
}

/** Undefined: a fault of ours, or of the database, and nothing to go on with. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ChainProblem) return error.message;
  if (error instanceof AnvilError) return `${error.message}.`.replace(/\.\.$/, '.');
  if (error instanceof RpcRefusal)
    return `the chain refused a question of ours (${error.message}).`;
  if (error instanceof AppError) return `it does not answer (${(error.cause as Error).message}).`;
  return undefined;
}
