import { Button } from '../../ui/button.tsx';
import type { GameMode } from './battle-queries.ts';
import { usePractice } from './use-practice.ts';

/** Either game against the house: no wallet, no stake, no effect on any card. */
export function PracticeButtons({ primary = false }: { primary?: boolean }) {
  const practice = usePractice();
  const starting = (mode: GameMode) => practice.isPending && practice.variables === mode;
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'outline'}
        disabled={practice.isPending}
        busy={starting('duel')}
        busyWord="Starting..."
        onClick={() => practice.mutate('duel')}
      >
        Practice
      </Button>
      <Button
        variant="outline"
        disabled={practice.isPending}
        busy={starting('squad')}
        busyWord="Starting..."
        onClick={() => practice.mutate('squad')}
      >
        Practice squad
      </Button>
    </>
  );
}
