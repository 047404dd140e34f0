import { stadiumAbi } from '@goats/contracts';
import { type Contracts, CREATE2_DEPLOYER, foundingOf } from '@goats/contracts/founding';
import { type Address, encodeEventTopics, formatEther, type Hex, numberToHex } from 'viem';
import type { ChainKey, Rpc } from '../chain.ts';
import { ChainProblem } from '../chain-problem.ts';
import { hasCode } from '../contract-reads.ts';
import { RpcRefusal } from '../rpc.ts';
import { signCall, waitForReceipt } from '../sender.ts';
import { constructorArguments, type MadeContract } from './constructor-arguments.ts';
import type { DeploymentPlan } from './read-plan.ts';

/** What CHAIN_DEPLOYMENT names. */
export interface Deployment {
  readonly chainId: number;
  readonly contracts: Contracts;
  readonly since: number;
  readonly terms: Record<'rootDelay' | 'maxSilence' | 'keyDelay', number> & { dayLimit: string };
  readonly explorer?: string;
  /** How the contracts were made, for whoever checks that they are ours. */
  readonly verification: {
    readonly compiler: string;
    readonly contracts: readonly MadeContract[];
  };
}

export interface DeployOptions {
  readonly rpc: Rpc;
  readonly plan: DeploymentPlan;
  /** Who pays; it has no rights afterwards. Without one nothing can be sent. */
  readonly key: ChainKey | undefined;
  readonly dryRun: boolean;
  readonly log: (line: string) => void;
  readonly timeoutMs?: number;
}

/** A whole block of a slow chain, many times over. */
const TIMEOUT_MS = 10 * 60_000;
/** `pragma` of all contracts. */
const SOLC_VERSION = '0.8.37';
/** Chains that follow Ethereum's EIP-7825 take no transaction that may take more. */
const MOST_GAS = 2 ** 24;
const ANYBODY = '0x000000000000000000000000000000000000dEaD';

/**
 * Makes the contracts of a plan in one transaction, or says what that would cost. Answers undefined
 * after a dry run of what is not there yet.
 */
export async function deploy(options: DeployOptions): Promise<Deployment | undefined> {
  const { rpc, plan, key, dryRun, log } = options;
  const { transaction, contracts } = foundingOf(plan.founding);
  await checkChain(rpc, plan.chainId);
  describe(plan, contracts, log);
  if (await hasCode(rpc, contracts.stadium)) {
    log('These contracts are there already: nothing is sent.');
    return deploymentOf(plan, contracts, await firstBlock(rpc, contracts.stadium, log));
  }
  const payer = key?.address ?? ANYBODY;
  const cost = await costOf(rpc, payer, transaction);
  log(`Gas ${cost.gas}, at most ${formatEther(cost.most)} ether at the fees of now.`);
  if (cost.gas > MOST_GAS) {
    throw new ChainProblem(`A chain may take no transaction with more than ${MOST_GAS} gas.`);
  }
  if (dryRun) {
    log('A dry run: nothing was sent.');
    return undefined;
  }
  if (!key) throw new ChainProblem('Say who pays: --key-file FILE, or DEPLOYER_KEY.');
  const balance = BigInt(await rpc.request<Hex>('eth_getBalance', [payer, 'latest']));
  if (balance < cost.most) {
    throw new ChainProblem(
      `${payer} has ${formatEther(balance)} ether, and this may cost ${formatEther(cost.most)}.`,
    );
  }
  const raw = await signCall({ rpc, chainId: plan.chainId }, key, transaction);
  const hash = await rpc.request<Hex>('eth_sendRawTransaction', [raw]);
  log(`Sent ${hash}; waiting for its block…`);
  const receipt = await waitForReceipt(rpc, hash, { timeoutMs: options.timeoutMs ?? TIMEOUT_MS });
  if (!receipt) {
    throw new ChainProblem(`${hash} is in no block yet: run this again later with the same plan.`);
  }
  if (receipt.status !== '0x1' || !(await hasCode(rpc, contracts.stadium))) {
    throw new ChainProblem(`${hash} failed: the contracts were not made.`);
  }
  log(`Made in block ${Number(receipt.blockNumber)} with gas ${Number(receipt.gasUsed)}.`);
  return deploymentOf(plan, contracts, Number(receipt.blockNumber));
}

async function checkChain(rpc: Rpc, wanted: number): Promise<void> {
  const chainId = Number(await rpc.request<Hex>('eth_chainId', []));
  if (chainId !== wanted) {
    throw new ChainProblem(`The node is of chain ${chainId}, and the plan is for ${wanted}.`);
  }
  if (!(await hasCode(rpc, CREATE2_DEPLOYER))) {
    throw new ChainProblem(
      `Chain ${chainId} lacks the common deployer at ${CREATE2_DEPLOYER}: it has to be put there first.`,
    );
  }
}

function describe(plan: DeploymentPlan, contracts: Contracts, log: DeployOptions['log']): void {
  const { keys, terms, curator, royaltyTo, royaltyBasisPoints, base } = plan.founding;
  const hours = (value: number) => `${value / 3600} h`;
  log(`Chain ${plan.chainId}. All of this is for ever:`);
  for (const [name, address] of Object.entries(contracts)) log(`  ${name} at ${address}`);
  for (const [role, address] of Object.entries(keys)) log(`  ${role} ${address}`);
  log(`  curator ${curator}, metadata at ${base}`);
  log(`  royalties of ${Number(royaltyBasisPoints) / 100} % to ${royaltyTo}`);
  log(`  a root waits ${hours(terms.rootDelay)}, a key ${hours(terms.keyDelay)}`);
  log(`  after ${hours(terms.maxSilence)} without a root everybody may leave`);
  log(`  vouchers pay at most ${Number(terms.dayLimit) / 100} HOOF a day`);
}

async function costOf(rpc: Rpc, from: Address, transaction: { to: Address; data: Hex }) {
  try {
    const [gas, price] = await Promise.all([
      rpc.request<Hex>('eth_estimateGas', [{ from, ...transaction }]),
      rpc.request<Hex>('eth_gasPrice', []),
    ]);
    // As much more as is offered for it, so that a block that fills up does not stop it.
    return { gas: Number(gas), most: (BigInt(gas) * BigInt(price) * 5n) / 2n };
  } catch (error) {
    if (!(error instanceof RpcRefusal)) throw error;
    throw new ChainProblem(`The node says that this would fail: ${error.message}.`);
  }
}

/** A block too early costs the first start some time; one too late would lose what was before it. */
async function firstBlock(rpc: Rpc, stadium: Address, log: (line: string) => void) {
  const topics = encodeEventTopics({
    ...{ abi: stadiumAbi, eventName: 'RootPosted', args: { epoch: 1 } },
  });
  const filter = { address: stadium, topics, fromBlock: numberToHex(0), toBlock: 'latest' };
  try {
    const [first] = await rpc.request<{ blockNumber: Hex }[]>('eth_getLogs', [filter]);
    if (first) return Number(first.blockNumber);
  } catch (error) {
    if (!(error instanceof RpcRefusal)) throw error;
  }
  log('The node does not say in which block that was: set `since` to it, or all blocks are read.');
  return 0;
}

function deploymentOf(plan: DeploymentPlan, contracts: Contracts, since: number): Deployment {
  const { terms } = plan.founding;
  return {
    ...{ chainId: plan.chainId, contracts, since },
    terms: { ...terms, dayLimit: String(terms.dayLimit) },
    ...(plan.explorer === undefined ? {} : { explorer: plan.explorer }),
    verification: {
      compiler: `solc ${SOLC_VERSION}, standard JSON input of npm run contracts -- --standard-input`,
      contracts: constructorArguments(plan.founding, contracts),
    },
  };
}
