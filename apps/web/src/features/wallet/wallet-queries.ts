import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Answer } from '../../api/client.ts';

export type WalletFigures = Answer<'GET /api/wallets/:address'>;
export type OwnedCard = Answer<'GET /api/wallets/:address/cards'>['cards'][number];

/** Everything below it is about one wallet: `walletKey('0x91fA…')` */
export function walletKey(address: string | null): readonly string[] {
  return ['/api/wallets', (address ?? '').toLowerCase()];
}

/** GET /api/wallets/{address}; asks nothing while no wallet is connected. */
export function useWalletFigures(address: string | null) {
  return useQuery<WalletFigures>({ queryKey: walletKey(address), enabled: address !== null });
}

/** A wallet's cards, up to 500, with what each may do now; free, busy or resting. */
export function useWalletCards(address: string | null) {
  return useQuery<{ cards: OwnedCard[]; nextCursor: string | null }>({
    queryKey: [...walletKey(address), 'cards'],
    enabled: address !== null,
  });
}

/** After anything that moved HOOF or cards: `await refreshWallet(queryClient, address)` */
export function refreshWallet(queryClient: QueryClient, address: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: walletKey(address) });
}
