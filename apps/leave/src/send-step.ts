import { sentenceOf } from '@goats/chain';
import { walletRefusal } from '@goats/ui/wallets/wallet-refusals.ts';
import { t } from '@goats/words';
import type { Hex } from 'viem';
import type { Line } from './lines.ts';
import type { Step } from './next-steps.ts';
import { timeWords } from './words.ts';

const LOOK_MS = 1_000;
/** After ten minutes the page stops looking; the transaction may still come. */
const MOST_LOOKS = 600;

/**
 * Tries a step in a call that changes nothing, sends it, and waits for its block. Throws a sentence
 * when the contract, the wallet or the chain refuses.
 */
export async function sendStep(
  line: Line,
  step: Pick<Step, 'call'>,
  onSent: (hash: Hex) => void,
  lookMs = LOOK_MS,
): Promise<number> {
  if (!line.send || !line.sender) throw new Error(t('This connection only reads.'));
  try {
    await line.ask('eth_call', [{ from: line.sender, ...step.call }, 'latest']);
    const hash = await line.send(step.call);
    onSent(hash);
    return await blockOf(line, hash, lookMs);
  } catch (error) {
    throw new Error(refusalWords(error), { cause: error });
  }
}

async function blockOf(line: Line, hash: Hex, lookMs: number): Promise<number> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const receipt = (await line
      .ask('eth_getTransactionReceipt', [hash])
      // A node that is away for a moment has not lost the transaction.
      .catch(() => null)) as { status: Hex; blockNumber: Hex } | null;
    if (receipt) {
      if (Number(receipt.status) !== 1)
        throw new Error(t('It was sent, and the contract refused it.'));
      return Number(receipt.blockNumber);
    }
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  throw new Error(t('It was sent as {hash}, and no block has it yet. Look again later.', { hash }));
}

/** `refusalWords(error) // 'This proof does not lead to the active root.'` */
export function refusalWords(error: unknown): string {
  const data = revertData(error);
  const words = data && sentenceOf(data, timeWords);
  if (words) return words;
  const refusal = walletRefusal(error, 'sign');
  if (/insufficient funds/i.test(refusal.words)) {
    return t(
      'This wallet cannot pay for the transaction: it needs a little of the chain’s own coin.',
    );
  }
  return refusal.words || t('That did not work, and nobody said why.');
}

/** Nodes and wallets put the contract's words in different places. */
function revertData(error: unknown, depth = 0): Hex | undefined {
  if (typeof error === 'string')
    return /^0x([0-9a-f]{2}){4,}$/i.test(error) ? (error as Hex) : undefined;
  if (typeof error !== 'object' || error === null || depth > 4) return undefined;
  const { data, cause, originalError, error: inner } = error as Record<string, unknown>;
  for (const place of [data, originalError, cause, inner]) {
    const found = revertData(place, depth + 1);
    if (found) return found;
  }
  return undefined;
}
