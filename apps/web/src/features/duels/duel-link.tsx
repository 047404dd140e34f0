import { challengeCountdown } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { CopyButton } from '@goats/ui/copy-button.tsx';
import { QrCode } from '@goats/ui/qr-code.tsx';
import { ShareButton } from '@goats/ui/share-button.tsx';
import { T } from '@goats/ui/t.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { PlayerName } from '../players/player-name.tsx';
import type { Duel } from './duel-queries.ts';
import { stakeOf } from './duel-words.ts';
import { useEndDuel } from './use-duel-calls.ts';

/** A duel that waits: how it is handed over, how long it stands, and the way to take it back. */
export default function DuelLink({ duel, onGone }: { duel: Duel; onGone?: () => void }) {
  const end = useEndDuel();
  const path = duel.link ?? location.pathname;
  const url = new URL(path, location.origin).href;
  const left = useNow((now) => {
    const ms = Date.parse(duel.expiresAt) - now;
    return ms > 0 ? challengeCountdown(ms) : '';
  });
  if (left === '') {
    return (
      <p className="text-chalk-2">{t('Out of time: nobody took it, and nothing was lost.')}</p>
    );
  }
  return (
    <div className="grid gap-4" data-duel-link={path}>
      {duel.to ? (
        <p className="text-chalk-2">
          <T
            m="{player} finds it in the inbox, and nobody else can take it."
            player={<PlayerName address={duel.to} />}
          />
        </p>
      ) : (
        <p className="text-chalk-2">
          {t(
            'Send this link to one friend. Whoever takes it first plays you, also without a wallet.',
          )}
        </p>
      )}
      <QrCode
        text={url}
        label={t('The link as a QR code')}
        className="mx-auto w-56 max-w-full rounded-control"
      />
      <p className="rounded-row bg-well px-4 py-3 text-center text-small wrap-anywhere select-all">
        {url}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-3">
        <ShareButton
          label={t('Share link')}
          message={() => ({
            title: t('A duel of goats'),
            text: `${t('I challenge you to a duel of goats.')} ${stakeOf(duel)}.`,
            path,
          })}
        />
        <CopyButton text={url}>{t('Copy link')}</CopyButton>
        <Button
          variant="ghost"
          busy={end.isPending}
          busyWord={t('Withdrawing...')}
          onClick={() => end.mutate(duel, { onSuccess: (ended) => ended && onGone?.() })}
        >
          {t('Withdraw@@button: a challenge')}
        </Button>
      </div>
      <p role="status" className="text-center text-small text-chalk-3">
        {stakeOf(duel)}.{' '}
        {t('It stands for {left}; you are led to the match when it begins.', { left })}
      </p>
    </div>
  );
}
