import type { AnswerTo, Question } from './registry.ts';

export type Asking<R> = Generator<readonly Question[], R, readonly unknown[]>;

type Named = Readonly<Record<string, Question | readonly Question[]>>;
type Answered<A extends Named> = {
  readonly [K in keyof A]: A[K] extends Question
    ? AnswerTo<A[K]>
    : A[K] extends readonly (infer Q extends Question)[]
      ? readonly AnswerTo<Q>[]
      : never;
};

/**
 * Asks several questions at once; they are answered under the same names.
 * `const { card, balance } = yield* ask({ card: { ask: 'card', id }, balance: { ask: 'balance', account } })`
 */
export function* ask<const A extends Named>(asked: A): Asking<Answered<A>> {
  const answers = (yield Object.values(asked).flat() as Question[]).values();
  const next = () => answers.next().value;
  const named = Object.entries(asked).map(([name, question]) => [
    name,
    Array.isArray(question) ? question.map(next) : next(),
  ]);
  return Object.fromEntries(named) as Answered<A>;
}
