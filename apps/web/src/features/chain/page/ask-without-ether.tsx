import { Button } from '@goats/ui/button.tsx';
import { serverNow } from '@goats/ui/server-clock.ts';
import { t } from '@goats/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withSignIn } from '../../wallet/sign-in.ts';
import { type ChainInfo, refreshPassages, useChainWallet } from '../chain-queries.ts';
import { StoppedNote } from '../passage/stopped-note.tsx';

/** Below this a wallet has next to nothing; the server knows what gas costs, and says so when it is enough. */
const HARDLY_ANY_WEI = 10n ** 15n;

/** Asking the contract to be let go, for whoever has no ether to send it with. */
export function AskWithoutEther({ chain, address }: { chain: ChainInfo; address: string }) {
  const queryClient = useQueryClient();
  const { data: held } = useChainWallet(address);
  const ask = useMutation({
    mutationFn: () =>
      withSignIn(async () => {
        const { relayAsk } = await import('../line/relay.ts');
        return relayAsk(chain, address, serverNow());
      }, t('Sign in to leave.')),
    onSettled: () => refreshPassages(queryClient, address),
  });
  if (!held || held.askedAt !== null || BigInt(held.ether) >= HARDLY_ANY_WEI) return null;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="text-label">{t('No ether to ask with?')}</h3>
      <p className="mt-2 text-small text-chalk-2">
        {t(
          'Sign that you want to leave, and we send it to the contract and pay for it. From then on nothing new begins with this wallet here, until you say that you stay.',
        )}
      </p>
      <Button
        className="mt-4"
        variant="outline"
        busy={ask.isPending}
        busyWord={t('Asking your wallet')}
        onClick={() => ask.mutate()}
      >
        {t('Sign that I want to leave')}
      </Button>
      <StoppedNote error={ask.error} />
      <p aria-live="polite" className="mt-3 text-small text-chalk-3 empty:mt-0">
        {/* Null: whoever was to sign in turned away. */}
        {ask.data && t('Sent. The contract hears it with the next block.')}
      </p>
    </div>
  );
}
