import {
  CHALLENGE_EXPIRY_MS,
  DUEL_EXPIRY_MS,
  FRIENDLY_LINK_EXPIRY_MS,
  REMATCH_EXPIRY_MS,
  REQUEST_EXPIRY_MS,
} from '../../economy/deadlines.ts';
import { OPENINGS_PER_WALLET } from '../../economy/limits.ts';
import { refuse } from '../kernel/verdict.ts';
import { type OpeningFacts, type OpeningKind, type Reach, reachOf } from './facts.ts';

/** How long an opening waits: by whom it is for, or where it stands. */
export function waitsFor(
  opening: Pick<OpeningFacts, 'kind' | 'to' | 'code' | 'rematchOf'>,
): number {
  if (opening.rematchOf !== undefined) return REMATCH_EXPIRY_MS;
  switch (reachOf(opening)) {
    case 'addressed':
      return DUEL_EXPIRY_MS;
    case 'unlisted':
      return opening.kind === 'friendly' ? FRIENDLY_LINK_EXPIRY_MS : DUEL_EXPIRY_MS;
    case 'listed':
      return opening.kind === 'request' ? REQUEST_EXPIRY_MS : CHALLENGE_EXPIRY_MS;
  }
}

/** One wallet must not fill the lobby, nor anybody's inbox. */
export function whyTooMany(kind: OpeningKind, reach: Reach, open: number) {
  if (open < OPENINGS_PER_WALLET) return null;
  const what = `${reach}-${kind}`;
  return refuse('too-many-openings', { what, open }, { open, most: OPENINGS_PER_WALLET });
}
