import { failureOf } from '@goats/ui/api/command-failure.ts';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { PracticeButtons } from '../battle/practice-buttons.tsx';
import { usePuzzle } from './puzzle-queries.ts';
import { PuzzleTable } from './puzzle-table.tsx';

/** Today's puzzle, or why there is none. */
export function TodaysPuzzle() {
  const { today, answering, waiting } = usePuzzle();
  const next = () => {
    answering.reset();
    void today.refetch();
  };
  if (today.error && !today.data) {
    return (
      <ErrorState
        heading="h2"
        title={t('The puzzle did not come')}
        text={`${failureWords(today.error)} ${t('Your streak does not mind an hour.')}`}
        onRetry={() => void today.refetch()}
      />
    );
  }
  if (!today.data || waiting) return <Skeleton className="h-140" />;
  const { puzzle } = today.data;
  if (puzzle === null) {
    return (
      <EmptyState
        title={t('No puzzle yet')}
        text={t(
          'It is made from a real match, and until one had a moment worth asking about two house players play for it. Look in again in a minute.',
        )}
      >
        <PracticeButtons primary />
        <Button asChild variant="ghost">
          <Link to="/battle">{t('To the arena')}</Link>
        </Button>
      </EmptyState>
    );
  }
  return (
    <PuzzleTable
      key={puzzle.day}
      puzzle={puzzle}
      busy={answering.isPending}
      problem={answering.isError ? failureOf(answering.error) : null}
      onAnswer={(answer) => answering.mutate(answer)}
      onNext={next}
    />
  );
}
