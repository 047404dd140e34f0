import { type Answer, api } from '@goats/ui/api/client.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { walletKey } from '../wallet/wallet-queries.ts';

export type Album = Answer<'GET /api/wallets/:address/album'>;
export type AlbumPage = Album['pages'][number];
export type AlbumMoment = AlbumPage['moments'][number];
export type Sticker = AlbumMoment['stickers'][number];
export type Eleven = Album['eleven'];

/** Nobody has its key, so its album stays empty: what a visitor without a wallet leafs through. */
export const NOBODY = `0x${'0'.repeat(40)}`;

/** Below the wallet: whatever moves its cards asks for it anew. */
export function albumQuery(address: string) {
  return queryOptions({
    queryKey: [...walletKey(address), 'album'],
    queryFn: ({ signal }) =>
      api('GET /api/wallets/:address/album', { params: { address } }, { signal }),
    // Cards come and go in battles that this page does not see.
    staleTime: 0,
  });
}

/** Nobody's is asked for without a wallet. */
export function useAlbum(address: string | null, wanted = true) {
  return useQuery({ ...albumQuery(address ?? NOBODY), enabled: address !== null && wanted });
}
