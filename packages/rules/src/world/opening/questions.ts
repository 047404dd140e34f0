import type { Asked, Unchecked } from '../kernel/registry.ts';
import type { OpeningFacts, OpeningKind, Reach } from './facts.ts';

export interface OpeningQuestions {
  /** Openings of a kind and reach that a wallet has open. */
  'open-count': Asked<
    { readonly kind: OpeningKind; readonly reach: Reach; readonly wallet: string },
    number
  >;
  /** Whether one wallet wants to hear nothing of another. */
  blocked: Unchecked<{ readonly by: string; readonly whom: string }, boolean>;
  opening: Asked<{ readonly kind: OpeningKind; readonly id: number }, OpeningFacts | null>;
  /** The newest opening that was a rematch of this match, whatever became of it. */
  'last-rematch': Asked<{ readonly of: number }, OpeningFacts | null>;
}
