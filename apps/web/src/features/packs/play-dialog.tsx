import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { activeMatchesQuery } from '../battle/battle-queries.ts';
import { starterWaits, walletFiguresQuery } from '../wallet/wallet-queries.ts';
import { connectedAddress } from '../wallet/wallet-store.ts';
import StarterPackDialog from './starter-pack-dialog.tsx';

const LOBBY = '/card-game?tab=lobby';

/** Behind Play: the first pack for whoever has not opened it, else straight to where the game is. */
export default function PlayDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [atTheDoor, setAtTheDoor] = useState(false);
  // Once, as it opens: the pack that is opened here must not lead away from its own cards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let gone = false;
    void wayIn(queryClient).then((way) => {
      if (gone) return;
      if (way === 'pack') return setAtTheDoor(true);
      onClose();
      void navigate({ href: way });
    });
    return () => {
      gone = true;
    };
  }, []);
  return atTheDoor && <StarterPackDialog onClose={onClose} />;
}

/** `await wayIn(queryClient) // 'pack', or the address of a match or of the lobby` */
export async function wayIn(queryClient: QueryClient): Promise<string> {
  const address = await connectedAddress();
  if (!address) return 'pack';
  try {
    const [figures, matches] = await Promise.all([
      queryClient.fetchQuery(walletFiguresQuery(address)),
      queryClient.fetchQuery(activeMatchesQuery(address)),
    ]);
    const [own] = matches.filter(({ kind }) => kind !== 'practice');
    if (own) return own.url;
    return starterWaits(figures) ? 'pack' : LOBBY;
  } catch {
    // The lobby says what is wrong, and asks again.
    return LOBBY;
  }
}
