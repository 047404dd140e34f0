import type { ErrorCode } from '@goats/contract';
import { REJECTIONS, type Rejection } from '@goats/rules';
import { AppError } from '../../errors.ts';

/** The engine's reasons as calls answer them; the compiler finds a missing one. */
const CODES = {
  'setup/same-player': 'OWN_CHALLENGE',
  'setup/deck-size': 'DECK_INVALID',
  'setup/duplicate-card': 'DECK_INVALID',
  'setup/challenge-is-a-duel': 'INTERNAL',
  'setup/malformed-seed': 'INTERNAL',
  'setup/malformed-terms': 'INTERNAL',
  'setup/malformed-name': 'INTERNAL',
  'setup/malformed-time': 'INTERNAL',
  'match/finished': 'MATCH_FINISHED',
  'match/deadline-passed': 'DEADLINE_PASSED',
  'match/malformed-time': 'INTERNAL',
  'commit/wrong-phase': 'COMMIT_WRONG_PHASE',
  'commit/already-committed': 'ALREADY_COMMITTED',
  'commit/malformed': 'COMMITMENT_MALFORMED',
  'open/wrong-phase': 'OPEN_WRONG_PHASE',
  'open/nothing-committed': 'NOTHING_COMMITTED',
  'open/already-opened': 'ALREADY_OPENED',
  'open/malformed': 'OPENING_MALFORMED',
  'open/commitment-mismatch': 'OPENING_MISMATCH',
  'open/wrong-tier': 'WRONG_TIER',
  'open/wrong-lineup': 'LINEUP_INVALID',
  'pick/wrong-phase': 'PICK_WRONG_PHASE',
  'pick/not-your-turn': 'NOT_YOUR_TURN',
  'pick/unknown-attribute': 'UNKNOWN_ATTRIBUTE',
  'pick/attribute-used': 'ATTRIBUTE_USED',
  'timeout/too-early': 'INTERNAL',
  'give-back/malformed': 'INTERNAL',
} as const satisfies Record<Rejection, ErrorCode>;

/** `throw rejected('pick/attribute-used')`: the engine's refusal as an answer. */
export function rejected(rejection: Rejection): AppError {
  return new AppError(CODES[rejection], REJECTIONS[rejection], { details: { rejection } });
}

/** The same hash twice, as the log's unique index reports it; anything else is passed through. */
export function replayedCommitment(error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== '23505' || constraint !== 'match_events_commitment') return error;
  return new AppError(
    'COMMITMENT_REPLAYED',
    'That commitment was made before. A copied hash can never be opened: make your own.',
    { cause: error },
  );
}
