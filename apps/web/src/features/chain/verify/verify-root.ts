import { api } from '@goats/ui/api/client.ts';
import { createWorkerClient, type WorkerLike } from '@goats/ui/workers/worker-client.ts';
import { t } from '@goats/words';
import type { ChainInfo, PublishedRoot } from '../chain-queries.ts';
import { lineTo } from '../line/chain-line.ts';
import type { LeavesVerdict } from './check-leaves.ts';
import { NotChecked } from './not-checked.ts';
import type { Asks } from './protocol.ts';
import { postedFingerprint, readStadium, type StadiumState } from './read-stadium.ts';

export interface RootVerdict extends LeavesVerdict {
  readonly index: number;
  readonly ms: number;
  /** What the contracts answered this browser; null where it could not ask them. */
  readonly contract: StadiumState | null;
}

const worker = createWorkerClient<Asks>(
  () =>
    new Worker(new URL('./verify-worker.ts', import.meta.url), {
      type: 'module',
    }) as unknown as WorkerLike,
);

/** Everything anew: what the contract says, what was published, and whether the two agree. */
export async function verifyRoot(chain: ChainInfo, address: string | null): Promise<RootVerdict> {
  const [line, { roots }] = await Promise.all([lineTo(chain), api('GET /api/chain/roots', {})]);
  const contract = line && (await readStadium(line, chain));
  const index = contract?.index ?? chain.root.index;
  const root = roots.find((one) => one.index === index);
  if (!root)
    throw new NotChecked(t('The list of root {number} is not published here.', { number: index }));
  const data =
    line && root.transactionHash
      ? await postedFingerprint(line, chain.contracts.stadium, index, root.transactionHash)
      : null;
  const claim = {
    chainId: chain.chainId,
    stadium: chain.contracts.stadium,
    ...claimOf(root, contract),
    data: data ?? root.data,
  };
  const url = new URL(root.leavesUrl, window.location.href).href;
  const verdict = await worker.ask('check', { url, claim, address });
  if (!verdict) throw new NotChecked(t('The list of leaves could not be fetched.'));
  const short = contract !== null && contract.claims > contract.balance;
  return {
    ...verdict,
    index,
    contract,
    problem: verdict.problem ?? (short ? t('The Stadium holds less than it has promised.') : null),
  };
}

function claimOf(root: PublishedRoot, contract: StadiumState | null) {
  if (contract) return { accounts: contract.accounts, cards: contract.cards, sum: contract.sum };
  return { accounts: root.accounts, cards: root.cards, sum: Math.round(root.sum * 100) };
}
