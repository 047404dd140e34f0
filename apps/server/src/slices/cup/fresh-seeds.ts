import { randomBytes } from 'node:crypto';
import { clubGoats } from '@goats/collection';
import type { CupKind } from '@goats/rules';

/** What a cup opens with besides its fixture: two seeds that nobody could have known, and the clubs. */
export function freshSeeds(kind: CupKind) {
  return {
    seed: randomBytes(32).toString('hex'),
    secret: randomBytes(32).toString('hex'),
    clubs: kind === 'clubs' ? clubGoats() : null,
  };
}
