import { badgeCount } from '@goats/rules';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import DataProvider from '../../api/data-provider.tsx';
import { HornsIcon } from '../../ui/brand-mark.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
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

function BattleButton() {
  const { data } = useChallenges(15_000);
  const open = openChallenges(data).length;
  const [dialog, setDialog] = useState(false);
  const text = open > 0 ? `${open} Challenge(s) Available` : 'Start Battle Challenge';
  return (
    <>
      <Tooltip text={text} side="left">
        <button
          type="button"
          aria-label={`Battle. ${text}`}
          aria-haspopup="dialog"
          onClick={() => setDialog(true)}
          className="floating-button fixed right-4 bottom-4 z-45 grid size-14 place-items-center rounded-full bg-chalk text-ink shadow-[0_12px_30px_rgb(0_0_0/.67)] transition-[background-color,translate] duration-180 hover:bg-white active:translate-y-px sm:right-5 sm:bottom-5 sm:size-15 forced-colors:border"
        >
          <HornsIcon />
          {open > 0 && (
            <span
              aria-hidden="true"
              className="display absolute -top-1.5 -right-1 grid h-6.5 min-w-6.5 place-items-center rounded-full border-2 border-pitch-950 bg-gold px-1 text-lg text-gold-ink"
            >
              {badgeCount(open)}
            </span>
          )}
        </button>
      </Tooltip>
      {dialog && (
        <Suspense>
          <QuickChallengeDialog openCount={open} onClose={() => setDialog(false)} />
        </Suspense>
      )}
    </>
  );
}
