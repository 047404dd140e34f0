import { ApiError } from '@goats/contract';
import { useQuery } from '@tanstack/react-query';
import { starterWaits, walletFiguresQuery } from '../wallet/wallet-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { type ClubRoom, useClubRoom } from './club-queries.ts';

export type ClubAccess =
  | { state: 'disconnected' }
  | { state: 'checking'; address: string }
  /** The cards are there, but nobody has signed for them yet. */
  | { state: 'unproven'; address: string }
  | { state: 'owner'; address: string; room: ClubRoom }
  | { state: 'denied'; address: string; packWaits: boolean }
  | { state: 'failed'; address: string; error: unknown; retry: () => void };

/** Not connected, checking, then owner or denied: looked up by the server, never guessed. */
export function useClubAccess(): ClubAccess {
  const { address, signedInAs } = useWallet();
  const figures = useQuery({
    ...walletFiguresQuery(address ?? ''),
    enabled: address !== null,
    staleTime: 0,
  });
  const proven = address !== null && signedInAs === address.toLowerCase();
  const room = useClubRoom(proven ? address.toLowerCase() : null);
  if (!address) return { state: 'disconnected' };
  const retry = () => {
    void figures.refetch();
    if (proven) void room.refetch();
  };
  const code = room.error instanceof ApiError ? room.error.code : undefined;
  const packWaits = starterWaits(figures.data);
  if (proven && code === 'NOT_AN_OWNER') return { state: 'denied', address, packWaits };
  if (proven && room.data && !room.error) return { state: 'owner', address, room: room.data };
  if (figures.isPending) return { state: 'checking', address };
  if (figures.data?.cardCount === 0) return { state: 'denied', address, packWaits };
  if (figures.isError) return { state: 'failed', address, error: figures.error, retry };
  if (!proven || code === 'UNAUTHENTICATED') return { state: 'unproven', address };
  return room.isError
    ? { state: 'failed', address, error: room.error, retry }
    : { state: 'checking', address };
}
