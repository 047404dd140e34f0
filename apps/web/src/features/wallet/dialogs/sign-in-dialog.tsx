import { shortAddress } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { chainName } from '@goats/ui/wallets/eip1193.ts';
import { t } from '@goats/words';
import { useState, useSyncExternalStore } from 'react';
import type { SignInRefusal } from '../session/session.ts';
import { answerPrompt, walletPrompt } from '../state/wallet-prompt.ts';
import { walletState } from '../state/wallet-state.ts';
import { useWallet } from '../wallet-store.ts';

const browserWallet = () => import('../connection/browser-wallet.ts');

/** Why a signature, and what it does not do; then the one signature. */
export function SignInDialog() {
  const { address } = useWallet();
  const { purpose } = useSyncExternalStore(walletPrompt.subscribe, walletPrompt.get);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);

  async function run(before?: () => Promise<void>): Promise<void> {
    setBusy(true);
    setRefusal(null);
    const { session } = await browserWallet();
    await before?.().catch(() => undefined);
    const answer = await session.signIn();
    if (answer === null) answerPrompt(walletState.get().signedInAs);
    else {
      setRefusal(answer);
      setBusy(false);
    }
  }
  const chain = refusal?.chains?.[0];
  return (
    <Dialog
      open
      onClose={() => answerPrompt(null)}
      title={t('One signature')}
      description={`${purpose ?? t('Sign in to play.')} ${t(
        'Your wallet shows a message; signing it proves that {known, select, yes {{wallet}} other {the wallet}} is yours.',
        { known: address ? 'yes' : 'no', wallet: address ? shortAddress(address) : '' },
      )}`}
      width="sm"
    >
      <ul className="mb-6 grid gap-2 border-y border-line py-4 text-small text-chalk-2">
        {[t('It moves nothing and costs no gas.'), t('Once per browser, not once per match.')].map(
          (line) => (
            <li key={line} className="flex items-center gap-3">
              <RefereeCard color="green" className="h-4.5 w-3" />
              {line}
            </li>
          ),
        )}
      </ul>
      <div role="alert">
        {refusal && (
          <p className="mb-5 flex gap-3.5 text-small text-error-text">
            <RefereeCard color="red" className="mt-0.5 h-5.5 w-4" />
            {refusal.words}
          </p>
        )}
      </div>
      {busy && (
        <p role="status" className="mb-5 text-small text-chalk-2">
          {t('Your wallet is asking in a window of its own.')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {chain === undefined ? (
          <Button
            busy={busy}
            busyWord={t('Signing@@button, while it happens')}
            onClick={() => void run()}
          >
            {refusal ? t('Try Again') : t('Sign In')}
          </Button>
        ) : (
          <Button
            busy={busy}
            busyWord={t('Signing@@button, while it happens')}
            onClick={() => void run(async () => (await browserWallet()).session.switchChain(chain))}
          >
            {t('Switch to {chain}', { chain: chainName(String(chain)) })}
          </Button>
        )}
        <Button variant="outline" onClick={() => answerPrompt(null)}>
          {t('Not now')}
        </Button>
      </div>
    </Dialog>
  );
}
