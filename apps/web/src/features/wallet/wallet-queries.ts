import { useQuery } from '@tanstack/react-query';

export interface WalletFigures {
  address: string;
  hoofBalance: number;
  cardCount: number;
  clubTier: string | null;
  starterClaimed: boolean;
}

/** GET /api/wallets/{address}; asks nothing while no wallet is connected. */
export function useWalletFigures(address: string | null) {
  return useQuery<WalletFigures>({
    queryKey: ['/api/wallets', address?.toLowerCase()],
    enabled: address !== null,
  });
}
