import { ApiError } from '@goats/contract';
import { api } from '@goats/ui/api/client.ts';
import { Unanswered } from '@goats/ui/wallets/eip1193.ts';
import { t } from '@goats/words';
import { askWallet } from '../../wallet/ask-wallet.ts';
import type { ChainInfo } from '../chain-queries.ts';
import { type ChainLine, lineTo } from './chain-line.ts';
import { PassageStopped, stoppedBy } from './passage-stopped.ts';
import { revertWords } from './revert-words.ts';
import { toRightChain } from './right-chain.ts';

export interface ContractCall {
  readonly to: string;
  readonly data: string;
}

export const NOT_SENT = t('Your wallet did not send it. Nothing has moved; try again.');
/** The answer may have got lost after it was sent. */
export const LINE_BROKE = t(
  'The line to the chain broke. If it was sent after all, your wallet panel shows it in a moment; if not, press again.',
);
const UNANSWERED = t(
  'Your wallet has not answered in time, and may have sent it. Look there before you press again.',
);

/**
 * Sends with the connected wallet and answers the transaction's hash. Tried out first, so that what a
 * contract would refuse is said in a sentence and costs nothing.
 */
export async function sendOnChain(
  chain: ChainInfo,
  from: string,
  call: ContractCall,
): Promise<string> {
  await toRightChain(chain);
  await refuel(chain);
  const line = await lineTo(chain);
  if (line) await tryOut(line, from, call);
  try {
    return await askWallet<string>('eth_sendTransaction', [{ from, ...call }]);
  } catch (error) {
    throw notSent(error);
  }
}

/** Play ether, where there is such a thing. */
export async function refuel(chain: ChainInfo): Promise<void> {
  // Refused when there is enough already, or too much was asked for: the transaction tells.
  if (chain.embedded) await api('POST /api/chain/ether', {}).catch(() => undefined);
}

/** Why a wallet that was asked to send did not, as far as anybody knows. */
export function notSent(error: unknown): PassageStopped {
  if (error instanceof TypeError || error instanceof ApiError) {
    // A guest's wallet sends over this site, and what fails then is the line and no wallet.
    const said = error instanceof ApiError ? error.sentence : undefined;
    return new PassageStopped('refused', said ?? LINE_BROKE);
  }
  if (error instanceof Unanswered) return new PassageStopped('refused', UNANSWERED);
  return stoppedBy(error, revertWords(error) ?? NOT_SENT);
}

/** Throws the contract's refusal as a sentence; a line that is down is not one. */
async function tryOut(line: ChainLine, from: string, call: ContractCall): Promise<void> {
  try {
    await line('eth_call', [{ from, ...call }, 'latest']);
  } catch (error) {
    const words = revertWords(error);
    if (words) throw new PassageStopped('refused', words);
  }
}

/** Null until a block has it; then whether it worked. */
export async function outcomeOf(
  line: ChainLine,
  hash: string,
): Promise<'worked' | 'reverted' | null> {
  const receipt = await line<{ status?: string } | null>('eth_getTransactionReceipt', [hash]);
  if (!receipt) return null;
  return receipt.status === '0x0' ? 'reverted' : 'worked';
}
