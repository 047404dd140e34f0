import { api } from '@goats/ui/api/client.ts';
import { serverNow } from '@goats/ui/server-clock.ts';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cardKey } from '../../catalogue/card-queries.ts';
import { withSignIn } from '../../wallet/sign-in.ts';
import {
  type ChainInfo,
  refreshPassages,
  useWithdrawals,
  type Withdrawal,
} from '../chain-queries.ts';
import { PassageStopped } from '../line/passage-stopped.ts';
import { sendOnChain } from '../line/send.ts';
import { sentTransactions } from './sent.ts';
import { stageOut } from './stages.ts';
import { useReverted, useSent } from './use-sent.ts';

const aboutOf = (id: number) => `withdrawal:${id}`;

/**
 * One withdrawal from its voucher to its end, whichever tab began it. `begun` is the server's first
 * answer, until the list knows of it.
 */
export function useWayOut(chain: ChainInfo | null, wallet: string, begun: Withdrawal | null) {
  const queryClient = useQueryClient();
  const { data: listed } = useWithdrawals(wallet, begun !== null);
  const withdrawal = listed?.find(({ id }) => id === begun?.id) ?? begun;
  const now = useNow('minute', withdrawal?.deadline);
  const sent = useSent(withdrawal ? aboutOf(withdrawal.id) : '', wallet);
  const reverted = useReverted(chain, wallet, withdrawal?.state === 'signed' ? sent : null);
  const cardId = withdrawal?.cardId;
  const stage = withdrawal && stageOut(withdrawal, sent !== null, now);
  useEffect(() => {
    if (stage !== 'final' && stage !== 'expired') return;
    refreshPassages(queryClient, wallet);
    if (cardId) void queryClient.invalidateQueries({ queryKey: cardKey(cardId) });
    if (sent) sentTransactions.drop(sent.hash);
  }, [stage, sent, cardId, queryClient, wallet]);
  const redeem = useMutation({
    mutationFn: (id: number) =>
      withSignIn(async () => {
        if (!chain) return;
        const params = { id: String(id) };
        const { voucher } = await api('GET /api/chain/withdrawals/:id', { params });
        if (!voucher) {
          throw new PassageStopped(
            'refused',
            t('What the Stadium signed has run out, or was used already.'),
          );
        }
        const hash = await sendOnChain(chain, wallet, voucher.transaction);
        const own = wallet.toLowerCase();
        sentTransactions.add({ about: aboutOf(id), wallet: own, hash, at: serverNow() });
      }, t('Sign in to take it out.')),
    onSettled: () => refreshPassages(queryClient, wallet),
  });
  return {
    withdrawal,
    stage,
    hash: withdrawal?.transactionHash ?? sent?.hash ?? null,
    redeem,
    error: reverted
      ? new PassageStopped('refused', t('The chain turned it down after all. Try it once more.'))
      : redeem.error,
  };
}
