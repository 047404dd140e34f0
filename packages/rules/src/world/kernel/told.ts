import type { Question } from './registry.ts';

/** A question, and what a decision was told. */
export interface Told {
  readonly question: Question;
  readonly answer: unknown;
}
