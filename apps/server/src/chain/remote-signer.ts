import {
  type Address,
  type Hex,
  isHex,
  numberToHex,
  parseTransaction,
  recoverTransactionAddress,
  serializeTransaction,
  type TransactionSerializableEIP1559,
} from 'viem';
import type { SignerSource } from '../chain-config.ts';
import { AppError } from '../errors.ts';
import type { ChainKey, TransactionRequest } from './chain.ts';
import { chainUnreachable, createRpc, RpcRefusal } from './rpc.ts';

/** Nothing was signed, so nothing was sent: said to callers as a chain that does not answer. */
export class NotSigned extends AppError {
  constructor(why: string, cause?: unknown) {
    const { code, message, reason } = chainUnreachable(why);
    super(code, message, { reason, cause: new Error(why, { cause }) });
  }
}

interface SignerOptions {
  /** The setting that led to it, which stands in sentences in place of its URL. */
  readonly setting: string;
  readonly timeoutMs?: number;
}

/** Whoever sends waits for it, and every other sender behind them. */
const TIMEOUT_MS = 5_000;
/** A root with the longest list of leaves behind it, written out in hex, twice. */
const MOST_BYTES = 1_048_576;
const MOST_WORDS = 200;
/** Above half of the curve's order no node takes a signature; a raw HSM makes such ones half of the time. */
const HIGHEST_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/**
 * A key behind `eth_signTransaction`. What comes back is not believed: it is by that address and says
 * what was asked, byte for byte, or it is refused. It is asked once; whoever sends tries again.
 *
 * `remoteSigner({ signerUrl, address }, { setting: 'CHAIN_POSTER_SIGNER_URL' })`
 */
export function remoteSigner(source: SignerSource, options: SignerOptions): ChainKey {
  const { address } = source;
  const signer = `the signer behind ${options.setting}`;
  const ask = asking(source, options);
  return {
    address,
    async signTransaction(transaction) {
      const answer = await ask('eth_signTransaction', [askedOf(address, transaction)]).catch(
        (error: unknown) => {
          throw new NotSigned(`${signer} did not sign: ${wordsOf(error)}`, error);
        },
      );
      const raw = rawOf(answer);
      const problem = await problemOf(raw, transaction, address);
      if (problem) throw new NotSigned(`${signer} ${problem}; nothing was sent`);
      return raw as Hex;
    },
  };
}

/**
 * What an operator should know at the start. A signer may come later, and one that keeps its list of
 * accounts to itself may sign all the same, so none of it keeps the chain off.
 *
 * `const doubt = await doubtAbout(source, { setting }); if (doubt) log(doubt)`
 */
export async function doubtAbout(
  source: SignerSource,
  options: SignerOptions,
): Promise<string | undefined> {
  const signer = `The signer behind ${options.setting}`;
  try {
    const accounts = await asking(source, options)('eth_accounts', []);
    const isThere =
      Array.isArray(accounts) &&
      accounts.some(
        (each) => typeof each === 'string' && each.toLowerCase() === source.address.toLowerCase(),
      );
    return isThere ? undefined : `${signer} does not have the key of ${source.address}.`;
  } catch (error) {
    if (error instanceof RpcRefusal) return undefined;
    return `${signer} does not answer yet: ${wordsOf(error)}.`;
  }
}

function asking({ signerUrl }: SignerSource, { timeoutMs = TIMEOUT_MS }: SignerOptions) {
  const rpc = createRpc(signerUrl, { timeoutMs, mostBytes: MOST_BYTES, retries: 0 });
  return (method: string, params: readonly unknown[]) => rpc.request(method, params);
}

function wordsOf(error: unknown): string {
  if (error instanceof RpcRefusal) return `it says ${error.message.slice(0, MOST_WORDS)}`;
  const { cause } = error as Error;
  return cause instanceof Error ? cause.message : 'what it answered cannot be read';
}

/** As wallets ask for it; what is not named the signer would choose. */
const askedOf = (from: Address, transaction: TransactionRequest) => ({
  ...{ from, to: transaction.to, data: transaction.data, type: '0x2' },
  chainId: numberToHex(transaction.chainId),
  nonce: numberToHex(transaction.nonce),
  value: numberToHex(transaction.value),
  gas: numberToHex(transaction.gas),
  maxFeePerGas: numberToHex(transaction.maxFeePerGas),
  maxPriorityFeePerGas: numberToHex(transaction.maxPriorityFeePerGas),
});

/** Signers answer the bytes alone; nodes answer them with the transaction beside. */
function rawOf(answer: unknown): string {
  const raw = (answer as { raw?: unknown } | null)?.raw ?? answer;
  return typeof raw === 'string' ? raw.toLowerCase() : '';
}

async function problemOf(
  raw: string,
  asked: TransactionRequest,
  address: Address,
): Promise<string | undefined> {
  const read = readTransaction(raw);
  if (!read?.r || !read.s || read.yParity === undefined) {
    return 'answered something that is no signed transaction of type 2';
  }
  const { r, s, yParity } = read;
  if (serializeTransaction({ ...asked, type: 'eip1559' }, { r, s, yParity }) !== raw) {
    return `signed another transaction than it was asked for (${differences(read, asked)})`;
  }
  if (BigInt(s) > HIGHEST_S) return 'signed in a form that no node takes (its s is high)';
  const by = await recoverTransactionAddress({
    serializedTransaction: raw as `0x02${string}`,
  }).catch(() => undefined);
  return by === address ? undefined : `signed with a key that is not the one of ${address}`;
}

function readTransaction(raw: string): TransactionSerializableEIP1559 | undefined {
  if (!isHex(raw) || !raw.startsWith('0x02')) return undefined;
  try {
    return parseTransaction(raw as `0x02${string}`) as TransactionSerializableEIP1559;
  } catch {
    return undefined;
  }
}

/** Zeros are left out of what is read. */
const ZEROS = {
  ...{ to: '0x', data: '0x', value: 0n, nonce: 0, gas: 0n },
  ...{ maxFeePerGas: 0n, maxPriorityFeePerGas: 0n },
};
const FIELDS = [
  ...(['chainId', 'nonce', 'to', 'data', 'value', 'gas'] as const),
  ...(['maxFeePerGas', 'maxPriorityFeePerGas'] as const),
];

function differences(read: TransactionSerializableEIP1559, asked: TransactionRequest): string {
  const signed = { ...ZEROS, ...read };
  const other = FIELDS.filter(
    (field) => String(signed[field]).toLowerCase() !== String(asked[field]).toLowerCase(),
  );
  return other.join(', ') || 'its access list';
}
