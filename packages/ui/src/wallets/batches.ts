/** Asks a wallet: `ask('eth_chainId', [])` */
type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;

type Hex = `0x${string}`;

interface BatchCall {
  readonly to: string;
  readonly data: string;
}

type BatchEnd =
  | { readonly kind: 'worked'; readonly hash: Hex; readonly block: number }
  /** `no-news`: the wallet has stopped telling, and it may still come. */
  | { readonly kind: 'reverted' | 'not-sent' | 'no-news' };

/** Calls that a wallet sends as one transaction, after one confirmation (EIP-5792). */
export interface Batches {
  /** Whether this wallet does so for that account and chain. Asked once; whatever is no clear yes is a no. */
  known(from: string, chainId: number): Promise<boolean>;
  /** Answers the batch's name; null where the wallet does not do it after all. Throws what the wallet throws. */
  send(from: string, chainId: number, calls: readonly BatchCall[]): Promise<string | null>;
  end(name: string): Promise<BatchEnd>;
}

const LOOK_MS = 1_000;
/** Five minutes for a wallet that answers, twenty for one that keeps silent. */
const MOST_LOOKS = 300;
/** A wallet that keeps silent to a word it does not know must not keep anybody waiting. */
const ANSWER_MS = 3_000;

/**
 * Method and parameters that it does not know, and what EIP-5792 has for a batch that cannot be: too
 * many calls, the wrong chain, no atomic one, or an owner who does not want the account upgraded for it.
 */
const UNSUPPORTED: readonly unknown[] = [
  ...[4200, -32601, -32602, -32004],
  ...[5700, 5710, 5740, 5750, 5760],
];

/** One for each connected wallet. */
export function batchesOf(ask: Ask): Batches {
  const answers = new Map<string, Promise<boolean>>();
  const keyOf = (from: string, chainId: number) => `${from.toLowerCase()} ${chainId}`;
  return {
    known(from, chainId) {
      const key = keyOf(from, chainId);
      const answer =
        answers.get(key) ??
        inTime(() => ask('wallet_getCapabilities', [from, [chainHex(chainId)]])).then((told) =>
          isAtomic(told, chainId),
        );
      answers.set(key, answer);
      return answer;
    },
    async send(from, chainId, calls) {
      const batch = { version: '2.0.0', chainId: chainHex(chainId), from, atomicRequired: true };
      try {
        const told = await ask('wallet_sendCalls', [{ ...batch, calls }]);
        return String((told as { id?: unknown } | null)?.id ?? told);
      } catch (error) {
        if (!isUnsupported(error)) throw error;
        answers.set(keyOf(from, chainId), Promise.resolve(false));
        return null;
      }
    },
    async end(name) {
      for (let look = 0; look < MOST_LOOKS; look += 1) {
        const end = endIn(await inTime(() => ask('wallet_getCallsStatus', [name])));
        if (end) return end;
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      return { kind: 'no-news' };
    },
  };
}

/** Null for an error and for no answer. */
async function inTime(asked: () => Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ANSWER_MS, null);
  });
  try {
    return await Promise.race([asked(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Wallets say it by chain; '0x0' is what they do on every one. 'ready' is not enough: there the account
 * itself would be made another one first, which nobody asked us for.
 */
function isAtomic(told: unknown, chainId: number): boolean {
  return Object.entries(told ?? {}).some(([chain, can]) => {
    const status = (can as { atomic?: { status?: unknown } } | null)?.atomic?.status;
    return [0, chainId].includes(Number(chain)) && status === 'supported';
  });
}

/** Some wallets wrap the real refusal. */
function isUnsupported(error: unknown): boolean {
  const { code, cause, data } = (error ?? {}) as Partial<Record<string, unknown>>;
  const inner = (data as { originalError?: unknown } | undefined)?.originalError ?? cause;
  return UNSUPPORTED.includes(code) || (inner !== undefined && isUnsupported(inner));
}

/** Null while it is under way, and for an answer that is none. */
function endIn(told: unknown): BatchEnd | null {
  const { status, receipts } = (told ?? {}) as { status?: unknown; receipts?: unknown };
  const hundreds = Math.floor(Number(status) / 100);
  if (hundreds === 4) return { kind: 'not-sent' };
  if (hundreds === 5) return { kind: 'reverted' };
  // Only a part came through: nobody can say that nothing has moved.
  if (hundreds === 6) return { kind: 'no-news' };
  if (hundreds !== 2 || !Array.isArray(receipts)) return null;
  const { transactionHash: hash, blockNumber } = receipts.at(-1) ?? {};
  return typeof hash === 'string'
    ? { kind: 'worked', hash: hash as Hex, block: Number(blockNumber) }
    : null;
}

function chainHex(chainId: number): string {
  return `0x${chainId.toString(16)}`;
}
