import { type Answer, api } from '@goats/ui/api/client.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

export type WalletFigures = Answer<'GET /api/wallets/:address'>;
export type OwnedCard = Answer<'GET /api/wallets/:address/cards'>['cards'][number];
export type WalletSession = Answer<'GET /api/auth/sessions'>['sessions'][number];

export const WALLETS = ['/api/wallets'] as const;

/** Everything below it is about one wallet: `walletKey('0x91fA…')` */
export function walletKey(address: string | null) {
  return [...WALLETS, (address ?? '').toLowerCase()] as const;
}

/** Signing in elsewhere tells this page nothing: it is read anew whenever it is looked at. */
export const sessionsQuery = queryOptions({
  queryKey: ['/api/auth/sessions'],
  queryFn: ({ signal }) => api('GET /api/auth/sessions', {}, { signal }),
  staleTime: 0,
});

refreshedBy(['wallet'], walletKey);
refreshedBy(['session'], WALLETS);
refreshedBy(['session'], sessionsQuery.queryKey);

/** GET /api/wallets/{address} */
export function walletFiguresQuery(address: string) {
  return queryOptions({
    queryKey: walletKey(address),
    queryFn: ({ signal }) => api('GET /api/wallets/:address', { params: { address } }, { signal }),
  });
}

/** Asks nothing while no wallet is connected. */
export function useWalletFigures(address: string | null) {
  return useQuery({ ...walletFiguresQuery(address ?? ''), enabled: address !== null });
}

/** Whether a pack is there to be opened: a frozen wallet's stays shut, so nothing offers it. */
export function starterWaits(
  figures: Pick<WalletFigures, 'starterClaimed' | 'frozen'> | undefined,
): boolean {
  return figures?.starterClaimed === false && !figures.frozen;
}

/** A wallet's cards, up to 500, with what each may do now; free, busy or resting. */
export function walletCardsQuery(address: string) {
  return queryOptions({
    queryKey: [...walletKey(address), 'cards'],
    queryFn: ({ signal }) =>
      api('GET /api/wallets/:address/cards', { params: { address }, query: {} }, { signal }),
  });
}

export function useWalletCards(address: string | null) {
  return useQuery({ ...walletCardsQuery(address ?? ''), enabled: address !== null });
}

/** Whether what this page shows of a wallet has this balance already. */
export function knowsBalance(
  queryClient: QueryClient,
  address: string,
  told: Pick<WalletFigures, 'hoofBalance' | 'locked'>,
): boolean {
  const shown = queryClient.getQueryData(walletFiguresQuery(address).queryKey);
  return shown?.hoofBalance === told.hoofBalance && shown.locked === told.locked;
}

/** After anything that moved HOOF or cards: `await refreshWallet(queryClient, address)` */
export function refreshWallet(queryClient: QueryClient, address: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: walletKey(address) });
}
