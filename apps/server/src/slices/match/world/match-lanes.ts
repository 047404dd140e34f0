import { isForNothing, type MatchKind } from '@goats/rules';
import type { Lane } from '../../../kernel/lanes.ts';

export function laneFor(kind: MatchKind): Lane {
  return isForNothing({ kind }) ? 'practice' : 'staked';
}

/** Which matches those are, written out in a statement so that each lane finds its own index. */
export const MATCHES_OF = {
  staked: `kind <> 'practice' and kind <> 'friendly'`,
  practice: `kind in ('practice', 'friendly')`,
} as const;

/** The matches `m` that something comes of, by the same rule. */
export const COUNTED = (m: string) => `${m}.kind <> 'practice' and ${m}.kind <> 'friendly'`;
