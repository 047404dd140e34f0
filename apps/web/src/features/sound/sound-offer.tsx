import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { useEffect, useState } from 'react';
import { setSound, useSoundOn } from './sound-player.ts';
import { offerSoundNoMore, wasSoundOffered } from './sound-setting.ts';

/** The one time that somebody is asked whether they would like to hear a match. */
export function SoundOffer() {
  const on = useSoundOn();
  const [asked, setAsked] = useState(() => !wasSoundOffered(localMemory));
  useEffect(() => offerSoundNoMore(localMemory), []);
  if (on || !asked) return null;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-4 text-small text-chalk-2">
      {t('The terrace hums, if you let it.')}
      <span className="flex gap-x-4">
        <Button variant="ghost" size="sm" className="text-chalk!" onClick={() => setSound(true)}>
          {t('Sound on@@button')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setAsked(false)}>
          {t('Quiet, please')}
        </Button>
      </span>
    </p>
  );
}
