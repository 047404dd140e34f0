import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** What to do, and what is going on; a screen reader hears when it changes. */
export function RematchRow({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div
      id="rematch"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 max-sm:w-full max-sm:*:w-full max-sm:*:text-center"
    >
      {children}
      <p role="status" className="text-center text-small text-chalk-2">
        {words}
      </p>
    </div>
  );
}

export function GoneAgain({ name, matchId }: { name: string; matchId: string }) {
  return (
    <RematchRow words={t('You and {name} have gone again.', { name })}>
      <Button asChild>
        <Link to="/battle" search={{ match: matchId }}>
          {t('To the rematch')}
        </Link>
      </Button>
    </RematchRow>
  );
}
