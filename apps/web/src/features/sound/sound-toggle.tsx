import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { Volume2, VolumeX } from 'lucide-react';
import { setSound, useSoundOn } from './sound-player.ts';

/** Off until somebody wants it; a whistle says that it is on. */
export function SoundToggle() {
  const on = useSoundOn();
  const Icon = on ? Volume2 : VolumeX;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-pressed={on}
      onClick={() => setSound(!on)}
      className="min-h-11"
    >
      <Icon aria-hidden="true" className="size-5" /> {t('Sound@@on or off')}
    </Button>
  );
}
