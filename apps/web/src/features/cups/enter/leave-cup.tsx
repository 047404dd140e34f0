import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import type { Cup } from '../cup-queries.ts';
import { cupTitle } from '../cup-words.ts';
import { useLeaveCup } from '../use-cup-calls.ts';

/** Out again until it starts, asked once more. */
export function LeaveCup({ cup }: { cup: Cup }) {
  const [asked, setAsked] = useState(false);
  const leave = useLeaveCup(cup);
  if (!asked) {
    return (
      <Button
        variant="outline"
        size="sm"
        aria-label={t('Leave the {cup}', { cup: cupTitle(cup) })}
        onClick={() => setAsked(true)}
      >
        {t('Leave@@button: a cup')}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="w-full text-small text-chalk-2">
        {t('Cards and entry come straight back to you.')}
      </p>
      <Button
        variant="danger"
        size="sm"
        busy={leave.isPending}
        busyWord={t('Leaving...')}
        onClick={() => leave.mutate(undefined, { onSettled: () => setAsked(false) })}
      >
        {t('Leave the cup')}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setAsked(false)}>
        {t('Stay in')}
      </Button>
    </div>
  );
}
