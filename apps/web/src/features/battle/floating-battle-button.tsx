import { badgeCount, challengesAvailable } from '@goats/rules';
import DataProvider from '@goats/ui/api/data-provider.tsx';
import { HornsIcon } from '@goats/ui/brand-mark.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Tooltip } from '@goats/ui/tooltip.tsx';
import { t } from '@goats/words';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { openChallenges, useChallenges } from './challenge-queries.ts';

const QuickChallengeDialog = lazyPart(() => import('./quick-challenge-dialog.tsx'));

/** On every screen but the card game's own, and never over a running match. */
export default function FloatingBattleButton() {
  const { pathname, search } = useLocation();
  const hidden = pathname === '/card-game' || (pathname === '/battle' && 'match' in search);
  if (hidden) return null;
  return (
    <DataProvider>
      <BattleButton />
    </DataProvider>
  );
}

/** At the bottom right; on a phone that is the right end of the bar. */
function BattleButton() {
  const { data } = useChallenges(15_000);
  const open = openChallenges(data).length;
  const [dialog, setDialog] = useState(false);
  const text = challengesAvailable(open);
  return (
    <>
      <div className="floating-button fixed right-2 bottom-2 z-45 mb-[env(safe-area-inset-bottom)] sm:right-4 sm:bottom-4 sm:mb-0">
        <Tooltip text={text} side="left">
          <button
            type="button"
            aria-label={t('Battle. {challenges}', { challenges: text })}
            aria-haspopup="dialog"
            onClick={() => setDialog(true)}
            className="relative grid size-14.5 place-content-center justify-items-center rounded-full bg-chalk text-ink shadow-[0_12px_30px_rgb(0_0_0/.67)] transition-[background-color,translate] duration-180 hover:bg-white active:translate-y-px forced-colors:border"
          >
            <HornsIcon className="size-4.5" />
            <span className="display mt-1 text-small">{t('Battle@@button')}</span>
            {open > 0 && (
              <span
                aria-hidden="true"
                // Drawn, not written: as text it would run into the word, and the name has it already.
                data-count={badgeCount(open)}
                className="display absolute -top-2 -right-1 grid h-6.5 min-w-6.5 place-items-center rounded-full border-2 border-pitch-950 bg-gold px-1 text-lead text-gold-ink before:content-[attr(data-count)]"
              />
            )}
          </button>
        </Tooltip>
      </div>
      {dialog && (
        <Suspense>
          <QuickChallengeDialog openCount={open} onClose={() => setDialog(false)} />
        </Suspense>
      )}
    </>
  );
}
