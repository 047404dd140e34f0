import type { DayDeed } from '../../economy/daily-pack.ts';
import type { Asked, Unchecked } from '../kernel/registry.ts';

export interface GiftQuestions {
  /** Whoever has waited longest for cards of its own. */
  'next-in-line': Asked<object, string | null>;
  'starter-claimed': Asked<{ readonly wallet: string }, 'own' | 'lent' | null>;
  /** What the wallet did on a UTC day that the day's pack is for; which matches count the answer says. */
  'day-deed': Unchecked<{ readonly wallet: string; readonly day: number }, DayDeed | null>;
  /** The card that the wallet got out of a UTC day's pack. */
  'day-card': Asked<{ readonly wallet: string; readonly day: number }, number | null>;
  'house-joined': Asked<{ readonly address: string }, boolean>;
}
