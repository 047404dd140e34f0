import type { Question, Questions } from '@goats/rules';
import type { Answering, Of } from './answering.ts';
import type { Seen } from './checks.ts';
import type { Memory, MemoryParts } from './memory.ts';
import type { Placed } from './placed.ts';

type Ask = Question['ask'];
type CheckedIn<Q> = { [A in keyof Q]: Q[A] extends { checked: true } ? A : never }[keyof Q];
type AnswerIn<A extends Ask> = Questions[A]['answer'];
/** What is asked of the answer to each kind of question that is checked; of others it may be. */
type ForAnswers<Q, R> = {
  readonly [A in CheckedIn<Q> & Ask]: (question: Of<A>, answer: AnswerIn<A>) => R;
} & {
  readonly [A in Exclude<keyof Q & Ask, CheckedIn<Q>>]?: (
    question: Of<A>,
    answer: AnswerIn<A>,
  ) => R;
};
type ForEffects<E, R> = { readonly [T in keyof E & Placed['type']]: (effect: Placed<T>) => R };

/** What a batch of commands makes happen, as a slice writes it down. */
export interface Written {
  readonly of: <T extends Placed['type']>(type: T) => readonly Placed<T>[];
  /** What the treasury promises or gives away, by the place of the command. */
  readonly promised: readonly { readonly place: number; readonly amount: number }[];
}

/**
 * How a slice of the game's world (packages/rules) lies in the database. Beside it in its folder: its
 * parts of commit_effects (commit/*.sql) and of changed_facts (check.sql).
 */
export interface WorldSlice<C, Q, E> {
  readonly answers: { readonly [A in keyof Q & Ask]: Answering<A> };
  /** A checked answer as changed_facts looks for it again; null where nothing could change. */
  readonly checks: ForAnswers<Q, Seen>;
  /** The subjects that a decision was told something about, and that an effect changes. */
  readonly reads: ForAnswers<Q, readonly string[]>;
  readonly writes: ForEffects<E, readonly string[]>;
  /**
   * What many add to at once, so that nobody is held up, and one reads to the last: whoever reads it
   * waits for a later batch than those who added, and keeps out the others by writing what they read.
   */
  readonly adds?: Partial<ForEffects<E, readonly string[]>>;
  /** Commands with one of these in common never go into the same batch. */
  readonly keys: {
    readonly [T in keyof C]: C[T] extends { readonly command: infer X }
      ? (command: X) => readonly string[]
      : never;
  };
  /** Whose pages look again after the commit. */
  readonly topics?: Partial<ForEffects<E, readonly string[]>>;
  /** How much of the treasury an effect promises or gives away. */
  readonly promises?: Partial<ForEffects<E, number>>;
  /** What each instance keeps in mind of it, so that it need not ask, and which queue its commands wait in. */
  readonly remember?: (parts: MemoryParts) => Memory<C, Q, E>;
  /** Where its numbers come from, in SQL. */
  readonly newIds?: Readonly<Record<string, string>>;
  /** The parameters of its parts of commit_effects; null where there is nothing to write. */
  readonly rows: (written: Written) => Readonly<Record<`p_${string}`, unknown>>;
}

export function json(rows: readonly object[]): string | null {
  return rows.length === 0 ? null : JSON.stringify(rows);
}

/** JSON has no line breaks of its own: within a string they are written out. */
export function lines(texts: readonly string[]): string | null {
  return texts.length === 0 ? null : texts.join('\n');
}
