import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { ensureSignedIn } from '../../wallet/sign-in.ts';
import { useWallet } from '../../wallet/wallet-store.ts';
import type { Match } from '../match-types.ts';

/**
 * On another device the wallet is connected before it is proven, and until then its player is shown
 * what any watcher sees.
 */
export function TakeSeat({ match, onSeated }: { match: Match; onSeated: () => void }) {
  const { address } = useWallet();
  const [busy, setBusy] = useState(false);
  const own = match.players.some((player) => player.address === address?.toLowerCase());
  if (!own || match.you !== null || match.phase === 'finished') return null;

  async function sit(): Promise<void> {
    setBusy(true);
    const player = await ensureSignedIn(t('Sign in to play your match here.')).catch(() => null);
    setBusy(false);
    if (player) onSeated();
  }

  return (
    <div className="wrap flex flex-wrap items-center justify-center gap-x-5 gap-y-2 py-3">
      <p>
        <b className="font-semibold">{t('This is your match.')}</b>{' '}
        <span className="text-chalk-2">{t('One signature, and you play on from here.')}</span>
      </p>
      <Button busy={busy} busyWord={t('Signing in...')} onClick={() => void sit()}>
        {t('Sign in to play')}
      </Button>
    </div>
  );
}
