import type { Hundredths } from '../../economy/hoof.ts';
import type { Asked, Unchecked } from '../kernel/registry.ts';

export interface HoofQuestions {
  /** Exact: whatever the account gets or gives meanwhile, the command is decided again. */
  balance: Unchecked<{ readonly account: string; readonly exact?: true }, Hundredths>;
  /** How much of a wallet's balance is locked. */
  locked: Asked<{ readonly wallet: string }, Hundredths>;
  /** What a UTC day's budget has been used for. */
  'day-used': Unchecked<{ readonly what: string; readonly day: number }, number>;
  /** What the treasury holds beyond what it has promised to live matches. */
  'free-treasury': Unchecked<object, Hundredths>;
}
