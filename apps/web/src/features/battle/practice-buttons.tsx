import { STRENGTHS, type Strength } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Segmented } from '@goats/ui/segmented.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import type { GameMode } from './battle-queries.ts';
import { rememberedStrength, rememberStrength } from './practice-strength.ts';
import { usePractice } from './use-practice.ts';

const HOW_THEY_PLAY = {
  friendly: t('The house plays what it likes.'),
  solid: t('The house knows the numbers.'),
  sharp: t('The house counts your cards.'),
} as const satisfies Record<Strength, string>;

const STRENGTH_WORDS = {
  friendly: t('friendly@@how strong the house plays'),
  solid: t('solid@@how strong the house plays'),
  sharp: t('sharp@@how strong the house plays'),
} as const satisfies Record<Strength, string>;

/** Either game against the house: no wallet, no stake, no effect on any card. */
export function PracticeButtons({ primary = false }: { primary?: boolean }) {
  const practice = usePractice();
  const [strength, setStrength] = useState(() => rememberedStrength());
  const starting = (mode: GameMode) => practice.isPending && practice.variables?.gameMode === mode;
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'outline'}
        disabled={practice.isPending}
        busy={starting('duel')}
        busyWord={t('Starting...')}
        onClick={() => practice.mutate({ gameMode: 'duel', strength })}
      >
        {t('Practice@@a match for nothing, against the house')}
      </Button>
      <Button
        variant="outline"
        disabled={practice.isPending}
        busy={starting('squad')}
        busyWord={t('Starting...')}
        onClick={() => practice.mutate({ gameMode: 'squad', strength })}
      >
        {t('Practice squad')}
      </Button>
      <div className="grid w-full items-center gap-x-4 gap-y-2 text-left sm:w-auto sm:grid-cols-[19rem_auto]">
        <Segmented
          label={t('How the house plays in practice')}
          hideLabel
          options={STRENGTHS}
          render={(each) => STRENGTH_WORDS[each]}
          value={strength}
          onChange={(chosen) => {
            setStrength(chosen);
            rememberStrength(chosen);
          }}
          columns="grid-cols-3"
          segmentClass="min-h-11! text-lead font-bold! uppercase tracking-[.03em]"
        />
        <p role="status" className="text-small text-chalk-2">
          {HOW_THEY_PLAY[strength]}
        </p>
      </div>
    </>
  );
}
