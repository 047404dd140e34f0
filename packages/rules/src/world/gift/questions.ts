import type { Asked } from '../kernel/registry.ts';

export interface GiftQuestions {
  /** Whoever has waited longest for cards of its own. */
  'next-in-line': Asked<object, string | null>;
  'starter-claimed': Asked<{ readonly wallet: string }, 'own' | 'lent' | null>;
  'house-joined': Asked<{ readonly address: string }, boolean>;
}
