import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { useActiveMatches } from './battle-queries.ts';
import { rememberedStrength } from './practice-strength.ts';
import { usePractice } from './use-practice.ts';

/** What can be done here without a card and without an opponent. */
export default function WhatIsOn() {
  const practice = usePractice();
  const { data: live = [] } = useActiveMatches('everybody');
  const [first] = live;
  return (
    <>
      <Button
        variant="outline"
        busy={practice.isPending}
        busyWord={t('Starting...')}
        onClick={() => practice.mutate({ gameMode: 'duel', strength: rememberedStrength() })}
      >
        {t('Practice@@a match for nothing, against the house')}
      </Button>
      <Button asChild variant="outline">
        <Link to="/puzzle">{t('Puzzle of the day')}</Link>
      </Button>
      {first && (
        <Button asChild variant="outline">
          {live.length === 1 ? (
            <Link to="/battle" search={{ match: first.id }}>
              {t('Watch the match that is on')}
            </Link>
          ) : (
            <Link to="/live">{t('Watch one of {count} matches', { count: live.length })}</Link>
          )}
        </Button>
      )}
    </>
  );
}
