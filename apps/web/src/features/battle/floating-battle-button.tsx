import { badgeCount } from '@goats/rules';
import DataProvider from '@goats/ui/api/data-provider.tsx';
import { HornsIcon } from '@goats/ui/brand-mark.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Tooltip } from '@goats/ui/tooltip.tsx';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { openChallenges, useChallenges } from './challenge-queries.ts';
import { useScrolledDown } from './use-scrolled-down.ts';

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

/**
 * Where a page has a margin it stands in that. Elsewhere it has a strip of its own below the page,
 * so that it never lies on a number, and on a phone the strip makes room for who reads on.
 */
function BattleButton() {
  const { data } = useChallenges(15_000);
  const open = openChallenges(data).length;
  const [dialog, setDialog] = useState(false);
  const away = useScrolledDown();
  const text = open > 0 ? `${open} Challenge(s) Available` : 'Start Battle Challenge';
  return (
    <>
      <div aria-hidden="true" className="floating-room h-14 in-margin:hidden" />
      <div
        data-away={away || undefined}
        className="floating-button fixed inset-x-0 bottom-0 z-45 flex h-14 items-center justify-between border-t-[1.5px] border-line-2 bg-pitch-900 pr-3 pl-5 transition-[translate] duration-240 ease-enter max-sm:data-away:not-focus-within:translate-y-full sm:px-6 in-margin:inset-x-auto in-margin:right-1.5 in-margin:bottom-5 in-margin:h-auto in-margin:border-0 in-margin:bg-transparent in-margin:p-0"
      >
        <p
          aria-hidden="true"
          className="pr-3 text-small leading-tight text-chalk-2 in-margin:hidden"
        >
          {open === 0 ? 'No' : open} {open === 1 ? 'challenge' : 'challenges'} open, cards stay
        </p>
        <Tooltip text={text} side="left">
          <button
            type="button"
            aria-label={`Battle. ${text}`}
            aria-haspopup="dialog"
            onClick={() => setDialog(true)}
            className="relative flex h-11 items-center gap-2 rounded-full bg-chalk pr-4.5 pl-3.5 text-ink transition-[background-color,translate] duration-180 hover:bg-white active:translate-y-px in-margin:grid in-margin:size-14.5 in-margin:place-content-center in-margin:justify-items-center in-margin:gap-0 in-margin:p-0 in-margin:shadow-[0_12px_30px_rgb(0_0_0/.67)] forced-colors:border"
          >
            <HornsIcon className="size-5 in-margin:size-4.5" />
            <span className="display text-xl in-margin:mt-1 in-margin:text-small">Battle</span>
            {open > 0 && (
              <span
                aria-hidden="true"
                // Drawn, not written: as text it would run into the word, and the name has it already.
                data-count={badgeCount(open)}
                className="display grid before:content-[attr(data-count)] h-6.5 min-w-6.5 place-items-center rounded-full border-2 border-pitch-950 bg-gold px-1 text-lead text-gold-ink -mr-2 in-margin:mr-0 in-margin:absolute in-margin:-top-2 in-margin:-right-1"
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
