import { PageHeader } from '@goats/ui/page-header.tsx';
import { StoppedClock } from '@goats/ui/scenes/stopped-clock.tsx';
import { t } from '@goats/words';
import { TodaysPuzzle } from '../features/puzzle/todays-puzzle.tsx';

export function PuzzlePage() {
  return (
    <>
      <PageHeader
        scene={<StoppedClock />}
        kicker={t('Puzzle of the day')}
        title={t('Your pick@@of an attribute, heading of the puzzle')}
        lead={t(
          'A real match, its names hidden, stopped where it hurt. Pick an attribute, cross out a decider, and see whether the gaffer nods.',
        )}
      />
      <div className="wrap pt-8 sm:pt-11">
        <TodaysPuzzle />
      </div>
    </>
  );
}
