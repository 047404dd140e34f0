import { useRef, useState } from 'react';
import { rememberPlayed } from '../../battle/never-played.ts';
import type { Match } from '../match-types.ts';
import type { LessonId } from './lesson.ts';
import { waitsForReader } from './lessons.ts';

export interface Guide {
  readonly read: ReadonlySet<LessonId>;
  next(lesson: LessonId): void;
  skip(): void;
  /** Shows the match as it stands: whoever has given up waits for no lesson. */
  catchUp(): void;
}

/**
 * Somebody who explains the match while it is played. `shown` is the match as far as the reader has
 * followed: the other side's move waits until what led to it has been read.
 */
export function useGuide(
  live: Match | undefined,
  wanted: boolean,
  onSkip: () => void,
): { readonly guide: Guide | null; readonly shown: Match | undefined } {
  const [read, setRead] = useState<ReadonlySet<LessonId>>(() => new Set());
  const [caughtUp, setCaughtUp] = useState(false);
  const before = useRef<Match>(undefined);
  const guided = wanted && live !== undefined && live.mode === 'duel' && live.you !== null;
  const held = before.current;
  // Only practice has all the time in the world: where something is at stake the clock is shown.
  const practice = guided && live.kind === 'practice';
  const waits =
    practice && held !== undefined && !caughtUp && !leftEarly(live) && waitsForReader(held, read);
  const shown = waits ? held : live;
  before.current = shown;
  if (!guided) return { guide: null, shown };
  return {
    shown,
    guide: {
      read,
      next: (lesson) => setRead((known) => new Set(known).add(lesson)),
      skip: () => {
        rememberPlayed();
        onSkip();
      },
      catchUp: () => setCaughtUp(true),
    },
  };
}

/** Ended by what somebody did away from the rounds: nothing is left to wait for. */
function leftEarly({ result }: Match): boolean {
  return (
    result !== undefined && ['conceded', 'forfeited', 'void', 'outage'].includes(result.reason)
  );
}
