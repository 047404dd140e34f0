import { t } from '@goats/words';
import type { Hex } from 'viem';
import type { Line } from './lines.ts';
import { CARDS_AT_ONCE, type Step } from './next-steps.ts';
import { refusalWords } from './send-step.ts';

/** More calls than these some wallets do not put into one transaction. */
const CALLS_AT_ONCE = 10;

/**
 * Of these steps, what comes out together where a wallet sends several calls as one transaction: as
 * much as fits into a block, and the rest after it. None where that saves nothing.
 */
export function stepsAtOnce(steps: readonly Step[]): readonly Step[] {
  const together: Step[] = [];
  // One full batch of cards, and the single steps beside it.
  let room = CARDS_AT_ONCE + CALLS_AT_ONCE;
  for (const step of steps) {
    const { takesOut = Infinity } = step;
    if (takesOut > room || together.length === CALLS_AT_ONCE) continue;
    together.push(step);
    room -= takesOut;
  }
  return together.length > 1 ? together : [];
}

/**
 * Tries each of them in a call that changes nothing, lets the wallet send all as one transaction after
 * one confirmation, and waits for its block. Null where it does not do that after all: nothing was sent.
 */
export async function sendAtOnce(
  { ask, batches, sender }: Line,
  chainId: number,
  steps: readonly Pick<Step, 'call'>[],
  onSent: (name: string) => void,
): Promise<{ readonly hash: Hex; readonly block: number } | null> {
  if (!batches || !sender) return null;
  try {
    const calls = steps.map(({ call }) => call);
    for (const call of calls) await ask('eth_call', [{ from: sender, ...call }, 'latest']);
    const name = await batches.send(sender, chainId, calls);
    if (name === null) return null;
    onSent(name);
    const end = await batches.end(name);
    switch (end.kind) {
      case 'worked':
        return end;
      case 'reverted':
        throw new Error(t('It was sent, and the contract refused it.'));
      case 'not-sent':
        throw new Error(t('That did not work, and nobody said why.'));
      case 'no-news':
        throw new Error(
          t('It was sent as {hash}, and no block has it yet. Look again later.', { hash: name }),
        );
    }
  } catch (error) {
    throw new Error(refusalWords(error), { cause: error });
  }
}
