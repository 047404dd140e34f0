import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { LearnButton } from './learn-button.tsx';
import { rememberPlayed, useNeverPlayed } from './never-played.ts';

/** The first thing to press for whoever has never played here; nobody else sees it. */
export function FirstMatchOffer() {
  if (!useNeverPlayed()) return null;
  return (
    <section
      aria-labelledby="first-match"
      className="stripes mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-row border border-line-2 px-4 py-4 sm:px-6 sm:py-5"
    >
      <div className="max-w-150">
        <h2 id="first-match" className="text-card">
          {t('New to the pitch?')}
        </h2>
        <p className="mt-1 text-chalk-2 max-sm:text-small">
          {t(
            'Five minutes, a real match, and a friendly goat who tells you how to beat it. No wallet, no stake.',
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <LearnButton />
        <Button variant="ghost" onClick={rememberPlayed}>
          {t('I know how this goes')}
        </Button>
      </div>
    </section>
  );
}
