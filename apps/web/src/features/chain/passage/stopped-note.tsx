import { failureOf } from '@goats/ui/api/command-failure.ts';
import { RefereeCard } from '@goats/ui/referee-card.tsx';

interface StoppedNoteProps {
  readonly error: unknown;
  /** For what we did not word. A read has others: nothing of it can have counted. */
  readonly words?: (error: unknown) => string;
}

/** Why it did not go on. A no of one's own is a yellow card at most. */
export function StoppedNote({ error, words = failureOf }: StoppedNoteProps) {
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
          {isOurs(error) ? error.message : words(error)}
        </p>
      )}
    </div>
  );
}

/** Worded by us, for this very place. */
function isOurs(error: unknown): error is Error {
  return error instanceof Error && error.name === 'PassageStopped';
}
