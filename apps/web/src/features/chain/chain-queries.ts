import { type Answer, api } from '@goats/ui/api/client.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { refreshWallet, walletKey } from '../wallet/wallet-queries.ts';

export type ChainAnswer = Answer<'GET /api/chain'>;
export type ChainInfo = Extract<ChainAnswer, { contracts: unknown }>;
export type Withdrawal = Answer<'GET /api/chain/withdrawals/:id'>;
export type ChainDeposit = Answer<'GET /api/chain/deposits'>['deposits'][number];
export type PublishedRoot = Answer<'GET /api/chain/roots'>['roots'][number];

/** The chain moves by itself: looked at again this often while somebody looks at it. */
const CHAIN_POLL_MS = 10_000;
/** Blocks come by the second, and somebody waits. */
const PASSAGE_POLL_MS = 1_500;

const OWN_PASSAGES = ['/api/chain', 'own'] as const;
refreshedBy(['wallet', 'session'], OWN_PASSAGES);

/** Whether there is a chain, what is on it, and how it is. */
export const chainQuery = queryOptions({
  queryKey: ['/api/chain'],
  queryFn: ({ signal }) => api('GET /api/chain', {}, { signal }),
  staleTime: CHAIN_POLL_MS,
});

export function useChain({ live = false } = {}) {
  return useQuery({ ...chainQuery, ...(live && { refetchInterval: CHAIN_POLL_MS }) });
}

/** The chain while it is on: `const chain = onChain(useChain().data)` */
export function onChain(answer: ChainAnswer | undefined): ChainInfo | null {
  return answer && 'contracts' in answer ? answer : null;
}

export const rootsQuery = queryOptions({
  queryKey: ['/api/chain/roots'],
  queryFn: ({ signal }) => api('GET /api/chain/roots', {}, { signal }),
  staleTime: CHAIN_POLL_MS,
});

/** What a wallet holds outside the Stadium. */
export function useChainWallet(address: string | null, enabled = true) {
  return useQuery({
    queryKey: [...walletKey(address), 'chain'],
    queryFn: ({ signal }) =>
      api('GET /api/chain/wallets/:address', { params: { address: address ?? '' } }, { signal }),
    enabled: enabled && address !== null,
    staleTime: 0,
  });
}

/** One's own way out and in; asked again while something is under way. */
export function useWithdrawals(wallet: string | null, enabled = true) {
  return useQuery({
    queryKey: [...OWN_PASSAGES, 'withdrawals', wallet],
    queryFn: ({ signal }) => api('GET /api/chain/withdrawals', {}, { signal }),
    enabled: enabled && wallet !== null,
    staleTime: 0,
    select: ({ withdrawals }) => withdrawals,
    refetchInterval: ({ state }) =>
      state.data?.withdrawals.some(isUnderWay) ? PASSAGE_POLL_MS : false,
  });
}

/** `waitFor` is what was just sent: asked again until it is final. */
export function useDeposits(wallet: string | null, waitFor: string | null = null) {
  return useQuery({
    queryKey: [...OWN_PASSAGES, 'deposits', wallet],
    queryFn: ({ signal }) => api('GET /api/chain/deposits', {}, { signal }),
    enabled: wallet !== null,
    staleTime: 0,
    select: ({ deposits }) => deposits,
    refetchInterval: ({ state }) => {
      const deposits = state.data?.deposits ?? [];
      const awaited = waitFor === null || deposits.some((one) => isSame(one, waitFor));
      return awaited && deposits.every((one) => one.state === 'final') ? false : PASSAGE_POLL_MS;
    },
  });
}

export function isSame(deposit: ChainDeposit, hash: string): boolean {
  return deposit.transactionHash.toLowerCase() === hash.toLowerCase();
}

export function isUnderWay({ state }: Pick<Withdrawal, 'state'>): boolean {
  return state === 'signed' || state === 'seen';
}

/** Everything that a passage changes on this page. */
export function refreshPassages(queryClient: QueryClient, wallet: string): void {
  void queryClient.invalidateQueries({ queryKey: OWN_PASSAGES });
  void queryClient.invalidateQueries({ queryKey: chainQuery.queryKey });
  void refreshWallet(queryClient, wallet);
}
