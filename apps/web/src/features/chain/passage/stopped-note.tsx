import { failureOf } from '@goats/ui/api/command-failure.ts';
import { RefereeCard } from '@goats/ui/referee-card.tsx';

/** Why it did not go on. A no of one's own is a yellow card at most. */
export function StoppedNote({ error }: { error: unknown }) {
  const turnedDown = (error as { kind?: unknown } | null)?.kind === 'turned-down';
  return (
    <div role="alert">
      {error !== null && error !== undefined && (
        <p
          className={`mt-4 flex gap-3.5 text-small ${turnedDown ? 'text-chalk-2' : 'text-error-text'}`}
        >
          <RefereeCard
            color={turnedDown ? 'yellow' : 'red'}
            className="mt-0.5 h-5.5 w-4 flex-none"
          />
          {wordsOf(error)}
        </p>
      )}
    </div>
  );
}

function wordsOf(error: unknown): string {
  // Worded by us, for this very place.
  if (error instanceof Error && error.name === 'PassageStopped') return error.message;
  return failureOf(error);
}
