import { isWalletAddress } from '@goats/rules';
import { queryClient } from '@goats/ui/api/query-client.ts';
import { albumQuery } from '../../features/album/album-queries.ts';
import { playerQuery } from '../../features/players/player-queries.ts';
import { isKnownWhoAsks, signedInAs } from './who-asks.ts';

export function player(address: string): void {
  if (!isWalletAddress(address)) return;
  if (isKnownWhoAsks()) void queryClient.prefetchQuery(playerQuery(address, signedInAs()));
}

export function album(address: string): void {
  if (isWalletAddress(address)) void queryClient.prefetchQuery(albumQuery(address));
}
