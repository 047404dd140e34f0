import type { Question } from '@goats/rules';
import type { Queryable, Row } from '../db/database.ts';

export type Of<A extends Question['ask']> = Extract<Question, { ask: A }>;

/** Remembers what is printed on a card that was read anyway. */
export type Learn = (row: {
  readonly id: number;
  readonly name: string;
  readonly base_goat_id: number;
  readonly moment_title: string;
}) => void;

/** Answers all questions of one kind, in their order, with one query. */
export type Answering<A extends Question['ask']> = (
  db: Queryable,
  questions: readonly Of<A>[],
  learn: Learn,
) => Promise<readonly unknown[]>;

export type Answers<A extends Question['ask']> = { readonly [K in A]: Answering<K> };

/** One answer for each question, null for what is not there. */
export function inOrder<Q, R extends Row, A>(
  questions: readonly Q[],
  rows: readonly R[],
  asked: (question: Q) => string | number,
  found: (row: R) => string | number,
  read: (row: R) => A,
): (A | null)[] {
  const answers = new Map(rows.map((row) => [found(row), read(row)]));
  return questions.map((question) => answers.get(asked(question)) ?? null);
}

/** The same where both are numbered: `byId(questions, rows, toMatch)` */
export function byId<R extends Row & { readonly id: number }, A>(
  questions: readonly { readonly id: number }[],
  rows: readonly R[],
  read: (row: R) => A,
): (A | null)[] {
  return inOrder(
    questions,
    rows,
    ({ id }) => id,
    ({ id }) => id,
    read,
  );
}
