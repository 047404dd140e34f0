import { type Batches, batchesOf } from '@goats/ui/wallets/batches.ts';
import { t } from '@goats/words';
import { askWallet } from '../../wallet/ask-wallet.ts';
import type { ChainInfo } from '../chain-queries.ts';
import { PassageStopped } from './passage-stopped.ts';
import { type ContractCall, NOT_SENT, notSent, refuel } from './send.ts';

/** By the wallet's name: the same account may be in two wallets, of which one knows batches. */
const wallets = new Map<string | null, Batches>();

/** What the connected wallet, which calls itself `walletType`, can send after one confirmation. */
export function batchesOfWallet(walletType: string | null): Batches {
  const batches = wallets.get(walletType) ?? batchesOf(askWallet);
  wallets.set(walletType, batches);
  return batches;
}

/**
 * Sends all of them in one transaction, or none, and answers its hash; null where the wallet does not
 * do that after all. Not tried out first: a later call may need what an earlier one does.
 */
export async function sendTogether(
  batches: Batches,
  chain: ChainInfo,
  from: string,
  calls: readonly ContractCall[],
  onSent: () => void,
): Promise<string | null> {
  await refuel(chain);
  const name = await batches.send(from, chain.chainId, calls).catch((error: unknown) => {
    throw notSent(error);
  });
  if (name === null) return null;
  onSent();
  const end = await batches.end(name);
  switch (end.kind) {
    case 'worked':
      return end.hash;
    case 'not-sent':
      throw new PassageStopped('refused', NOT_SENT);
    case 'no-news':
      throw new PassageStopped(
        'refused',
        t('It was sent as {hash}, and no block has it yet. Look again later.', { hash: name }),
      );
    case 'reverted':
      throw new PassageStopped(
        'refused',
        t('The chain turned it down after all. Nothing has moved.'),
      );
  }
}
