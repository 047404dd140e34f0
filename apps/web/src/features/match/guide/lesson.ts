import type { Attribute } from '@goats/rules';

export type LessonId =
  | 'card'
  | 'rival'
  | 'seal'
  | 'draw'
  | 'lost'
  | 'won'
  | 'numbers'
  | 'deciders'
  | 'pick'
  | 'strike'
  | 'send'
  | 'level'
  | 'decide'
  | 'end';

/** What on the pitch a lesson is about. */
export type Target =
  | 'own-card'
  | 'their-card'
  | 'seal'
  | 'table'
  | 'score'
  | 'deciders'
  | 'send'
  | { readonly row: Attribute }
  | { readonly decider: Attribute };

/** Something to know right now, in the words of the one across the table. */
export interface Lesson {
  readonly id: LessonId;
  readonly title: string;
  readonly text: string;
  readonly at: Target | null;
  /** It is there to be read: the reader says when. Without it, playing on is what is asked. */
  readonly next: boolean;
}
