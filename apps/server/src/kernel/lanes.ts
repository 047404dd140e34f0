import type { MatchKind } from '@goats/rules';

/** What has a stake waits for nothing that has none: practice has a queue and a clock of its own. */
export type Lane = 'staked' | 'practice';

/** In the order of who goes first. */
export const LANES: readonly Lane[] = ['staked', 'practice'];

export function laneFor(kind: MatchKind): Lane {
  return kind === 'practice' ? 'practice' : 'staked';
}

/** Which matches those are, written out in a statement so that each lane finds its own index. */
export const MATCHES_OF = { staked: `kind <> 'practice'`, practice: `kind = 'practice'` } as const;
