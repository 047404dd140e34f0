import { serverNow } from '@goats/ui/server-clock.ts';
import { t } from '@goats/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { withSignIn } from '../../wallet/sign-in.ts';
import { type ChainInfo, isSame, refreshPassages, useDeposits } from '../chain-queries.ts';
import { PassageStopped } from '../line/passage-stopped.ts';
import { sentTransactions } from './sent.ts';
import { stageIn } from './stages.ts';
import { useReverted, useSent } from './use-sent.ts';

/**
 * One deposit from its signature to its end. `send` asks the wallet and answers the hash; `about` is
 * 'hoof', 'card:17' or, for many at once, 'cards'.
 */
export function useWayIn<What>(
  chain: ChainInfo | null,
  wallet: string,
  about: string,
  send: (what: What, chain: ChainInfo) => Promise<string>,
) {
  const queryClient = useQueryClient();
  /** Whose it was, too: a wallet may change its account under an open dialog. */
  const [last, setLast] = useState<{ wallet: string; hash: string } | null>(null);
  const sent = useSent(about, wallet);
  const hash = sent?.hash ?? (last?.wallet === wallet ? last.hash : null);
  const { data: deposits } = useDeposits(wallet, hash);
  const deposit = hash ? deposits?.find((one) => isSame(one, hash)) : undefined;
  const reverted = useReverted(chain, wallet, deposit ? null : sent);
  const stage = hash && !reverted ? stageIn(deposit) : null;
  // What an earlier visit sent is shown to its end, also when it is forgotten on the way.
  useEffect(() => {
    if (sent) setLast({ wallet, hash: sent.hash });
  }, [sent, wallet]);
  useEffect(() => {
    if (stage !== 'final' || !hash) return;
    sentTransactions.drop(hash);
    refreshPassages(queryClient, wallet);
  }, [stage, hash, queryClient, wallet]);
  const bring = useMutation({
    // For whom: what it says of one account is not said to the next.
    onMutate: () => wallet,
    mutationFn: (what: What) =>
      withSignIn(async () => {
        if (!chain) return;
        const sentHash = await send(what, chain);
        setLast({ wallet, hash: sentHash });
        const hoof = typeof what === 'number' ? { hoof: what } : {};
        const own = wallet.toLowerCase();
        sentTransactions.add({ about, wallet: own, hash: sentHash, at: serverNow(), ...hoof });
      }, t('Sign in to bring it in.')),
    onSettled: () => refreshPassages(queryClient, wallet),
  });
  return {
    stage,
    hash,
    deposit,
    bring,
    error: reverted
      ? new PassageStopped('refused', t('The chain turned it down after all. Nothing has moved.'))
      : bring.context === wallet
        ? bring.error
        : null,
  };
}
