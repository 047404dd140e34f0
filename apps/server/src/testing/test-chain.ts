import { type FoundingPlan, foundingOf } from '@goats/contracts/founding';
import { sha256Hex } from '@goats/rules';
import { type Hex, numberToHex } from 'viem';
import type { Chain, ChainKey, LocalKey, Rpc } from '../chain/chain.ts';
import { type Anvil, EMBEDDED_CHAIN_ID, startAnvil } from '../chain/embedded/anvil-process.ts';
import { findAnvil } from '../chain/embedded/find-anvil.ts';
import { EMBEDDED_TERMS, foundingPlan } from '../chain/embedded/founding.ts';
import { keyOf } from '../chain/keys.ts';
import { type Call, type Receipt, signCall, waitForReceipt } from '../chain/sender.ts';
import type { Clock } from '../clock.ts';

/** A wallet on the chain itself, with ether. */
export interface ChainWallet extends ChainKey {
  /** Sends and waits; the receipt may say that it was reverted. */
  send(call: Call): Promise<Receipt>;
}

export interface TestChain {
  /** For `createTestApp({ chain })`. */
  readonly chain: Chain;
  /** Everything that anvil can do: anvil_*, evm_*. */
  readonly rpc: Rpc;
  readonly url: string;
  readonly keys: {
    readonly poster: ChainKey;
    readonly voucher: LocalKey;
    readonly guardian: ChainKey;
  };
  /** Signs and sends, and waits for the block. Answers its hash. */
  sendAs(key: ChainKey, call: Call): Promise<Hex>;
  /** Blocks get the times of this clock from now on, and never one that has been. */
  follow(clock: Clock): void;
  /** The time of the next block, in milliseconds; without it a second after the last one. */
  setTime(ms: number): void;
  increaseTime(seconds: number): void;
  mine(blocks?: number): Promise<void>;
  /** Takes so many of the newest blocks away and puts empty ones in their place. */
  reorg(depth: number): Promise<void>;
  fund(address: string, ether?: number): Promise<void>;
  /** `const billy = await chain.wallet('billy')`: the account of `testWallet(server, 'billy')`. */
  wallet(name: string): Promise<ChainWallet>;
  /** Answers a function that brings the chain back to how it is now. */
  snapshot(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

export interface TestChainOptions {
  readonly terms?: Partial<FoundingPlan['terms']>;
  readonly finality?: Chain['finality'];
  /** When the contracts are made, in milliseconds. */
  readonly at?: number;
}

const ETHER = 10n ** 18n;
const RECEIPT = { timeoutMs: 30_000, everyMs: 10 };
const testKey = (name: string) => keyOf(sha256Hex(`test wallet ${name}`));

/** A real anvil with the contracts founded: `const test = await startTestChain()`. */
export async function startTestChain(options: TestChainOptions = {}): Promise<TestChain> {
  const command = findAnvil(process.env.ANVIL_BINARY);
  if (!command) throw new Error('There is no anvil for this machine: set ANVIL_BINARY.');
  const startSeconds = Math.floor((options.at ?? Date.UTC(2026, 5, 1, 12)) / 1000);
  const anvil = await startAnvil(command, ['--timestamp', String(startSeconds)]);
  try {
    return await found(anvil, startSeconds, options);
  } catch (error) {
    await anvil.stop();
    throw error;
  }
}

async function found(
  { rpc, url, stop }: Anvil,
  startSeconds: number,
  { terms: change, finality = { confirmations: 0 } }: TestChainOptions,
): Promise<TestChain> {
  const chainId = EMBEDDED_CHAIN_ID;
  const keys = {
    poster: testKey('poster'),
    voucher: testKey('voucher'),
    guardian: testKey('guardian'),
  };
  let lastTime = startSeconds;
  let nextTime: () => number = () => 0;
  let last: Promise<unknown> = Promise.resolve();
  /** One at a time: the time that is set is the next block's, whoever it is for. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  }
  async function setNextTime(): Promise<void> {
    lastTime = Math.max(lastTime + 1, Math.floor(nextTime() / 1000));
    await rpc.request('evm_setNextBlockTimestamp', [lastTime]);
  }
  async function sendInTurn(raw: Hex): Promise<Hex> {
    await setNextTime();
    const hash = await rpc.request<Hex>('eth_sendRawTransaction', [raw]);
    await waitForReceipt(rpc, hash, RECEIPT);
    return hash;
  }
  const send = (raw: Hex) => inTurn(() => sendInTurn(raw));
  const sendAs = (key: ChainKey, call: Call) =>
    inTurn(async () => sendInTurn(await signCall({ rpc, chainId }, key, call)));
  async function mine(blocks = 1): Promise<void> {
    for (let made = 0; made < blocks; made += 1) {
      await inTurn(async () => {
        await setNextTime();
        await rpc.request('evm_mine', []);
      });
    }
  }
  const fund: TestChain['fund'] = async (address, ether = 100) => {
    await rpc.request('anvil_setBalance', [address, numberToHex(BigInt(ether) * ETHER)]);
  };

  for (const { address } of Object.values(keys)) await fund(address);
  const addresses = {
    poster: keys.poster.address,
    voucher: keys.voucher.address,
    guardian: keys.guardian.address,
  };
  const terms = { ...EMBEDDED_TERMS, ...change };
  const { transaction, contracts } = foundingOf(foundingPlan({ keys: addresses, terms }));
  const hash = await sendAs(keys.poster, transaction);
  const receipt = await waitForReceipt(rpc, hash, RECEIPT);
  if (receipt?.status !== '0x1') throw new Error('The contracts could not be made');

  return {
    ...{ rpc, url, keys, fund, sendAs, mine, stop },
    chain: {
      ...{ chainId, embedded: true, explorer: undefined, contracts, finality, rpc, send },
      tick: () => mine(),
      since: Number(receipt.blockNumber),
      terms: {
        rootDelaySeconds: terms.rootDelay,
        maxSilenceSeconds: terms.maxSilence,
        keyDelaySeconds: terms.keyDelay,
        dayLimit: terms.dayLimit,
      },
      keys: { poster: keys.poster, voucher: keys.voucher },
      faucet: (to) => fund(to, 1),
      close: async () => {},
    },
    follow(clock) {
      nextTime = () => clock.now();
    },
    setTime(ms) {
      nextTime = () => ms;
    },
    increaseTime(seconds) {
      const before = nextTime;
      nextTime = () => Math.max(before(), lastTime * 1000) + seconds * 1000;
      const jumped = nextTime();
      nextTime = () => Math.max(before(), jumped);
    },
    reorg: (depth) => inTurn(async () => void (await rpc.request('anvil_reorg', [depth, []]))),
    async wallet(name) {
      const key = testKey(name);
      await fund(key.address);
      return {
        ...key,
        async send(call) {
          const sent = await sendAs(key, call);
          return (await waitForReceipt(rpc, sent, RECEIPT))!;
        },
      };
    },
    async snapshot() {
      const id = await rpc.request<Hex>('evm_snapshot', []);
      const time = lastTime;
      return () =>
        inTurn(async () => {
          await rpc.request('evm_revert', [id]);
          lastTime = time;
        });
    },
  };
}
