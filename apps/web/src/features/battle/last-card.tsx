import { Button } from '@goats/ui/button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { usePractice } from './use-practice.ts';

/** A wallet whose last card would be at stake: why it cannot battle now, and what it can do. */
export function LastCard({ onLeave }: { onLeave?: () => void }) {
  const practice = usePractice();
  // The dialog shows it over the list that shows it too.
  const title = useId();
  return (
    <Panel corners aria-labelledby={title}>
      <h2 id={title} className="text-panel">
        {t('Your last card stays')}
      </h2>
      <p className="mt-3 mb-5 text-chalk-2">
        {t(
          'A battle takes a card from whoever loses it, and nobody loses the last one. In a challenge cards stay with their owners, practice costs nothing, and with one more card you can battle.',
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/card-game" search={{ tab: 'lobby' }} {...(onLeave && { onClick: onLeave })}>
            {t('Take a challenge')}
          </Link>
        </Button>
        <Button
          variant="outline"
          busy={practice.isPending}
          busyWord={t('Starting...')}
          onClick={() => practice.mutate({ gameMode: 'duel' })}
        >
          {t('Practice@@a match for nothing, against the house')}
        </Button>
        <Button asChild variant="outline">
          <Link to="/marketplace" {...(onLeave && { onClick: onLeave })}>
            {t('Mint another card')}
          </Link>
        </Button>
      </div>
    </Panel>
  );
}
