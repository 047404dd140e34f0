import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { Play } from 'lucide-react';
import { usePractice } from '../battle/use-practice.ts';

/** From reading to playing: a match against the house, no wallet, no stake. `<TryIt mode="duel" />` */
export function TryIt({
  mode,
  variant = 'primary',
  children = t('Try it'),
}: {
  mode: 'duel' | 'squad';
  variant?: 'primary' | 'outline';
  children?: string;
}) {
  const practice = usePractice();
  return (
    <Button
      variant={variant}
      busy={practice.isPending}
      busyWord={t('Kicking off...@@a match begins')}
      onClick={() => practice.mutate({ gameMode: mode })}
    >
      <Play aria-hidden="true" className="size-4.5" /> {children}
    </Button>
  );
}
