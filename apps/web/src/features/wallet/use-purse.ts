import { useNow } from '@goats/ui/use-now.ts';
import { useEffect } from 'react';
import { useWalletFigures, type WalletFigures } from './wallet-queries.ts';

/** What a wallet may pay with and mint today: asked again when another day begins on an open page. */
export function usePurse(address: string | null): WalletFigures | undefined {
  const { data, refetch } = useWalletFigures(address);
  const nextAt = Date.parse(data?.mintsLeft.nextAt ?? '');
  const over = useNow((now) => now >= nextAt);
  useEffect(() => {
    // Every card on a page has a purse: all of them ask once.
    if (over) void refetch({ cancelRefetch: false });
  }, [over, refetch]);
  return data;
}
