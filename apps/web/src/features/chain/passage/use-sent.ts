import { useNow } from '@goats/ui/use-now.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ChainInfo } from '../chain-queries.ts';
import { lineTo } from '../line/chain-line.ts';
import { isForgotten, type Sent, sentTransactions } from './sent.ts';

/** What this browser has sent for something, and no more once that is over or no block wants it. */
export function useSent(about: string, wallet: string | null): Sent | null {
  const all = useSyncExternalStore(sentTransactions.subscribe, sentTransactions.get);
  const now = useNow('minute');
  const own = wallet?.toLowerCase();
  const sent = all.find((one) => one.about === about && one.wallet === own);
  return sent && !isForgotten(sent, now) ? sent : null;
}

const POLL_MS = 1_500;

/**
 * Whether the chain turned a transaction down after all. Asked of the chain itself, because the server
 * hears only of what worked. Of the wallet that sent it, and of no other that is there after it.
 */
export function useReverted(chain: ChainInfo | null, wallet: string, sent: Sent | null): boolean {
  const hash = sent?.hash ?? null;
  const { data } = useQuery({
    queryKey: ['chain-outcome', hash],
    queryFn: async () => {
      const { outcomeOf } = await import('../line/send.ts');
      const line = chain && (await lineTo(chain));
      return line && hash ? await outcomeOf(line, hash) : null;
    },
    enabled: chain !== null && hash !== null,
    refetchInterval: ({ state }) => (state.data === 'worked' ? false : POLL_MS),
    retry: false,
  });
  // It outlives what was sent, which is forgotten with it; the next one sent begins anew.
  const [reverted, setReverted] = useState<string | null>(null);
  useEffect(() => {
    if (hash !== null) setReverted(null);
    if (hash === null || data !== 'reverted') return;
    sentTransactions.drop(hash);
    setReverted(wallet);
  }, [hash, data, wallet]);
  return reverted === wallet;
}
