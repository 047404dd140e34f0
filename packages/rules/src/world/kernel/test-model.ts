import type { World } from '../test-facts.ts';
import type { Effect, EffectOf, Effects, Question, Questions } from './registry.ts';

type Of<A extends Question['ask']> = Extract<Question, { ask: A }>;

/** How a slice lies in the world that tests play in: what it answers, and what it writes down. */
export interface Model<Q, E> {
  readonly answers: {
    readonly [A in keyof Q & Question['ask']]: (
      world: World,
      question: Of<A>,
    ) => Questions[A]['answer'];
  };
  /** What a constraint or a trigger of the database would refuse throws. */
  readonly writes: {
    readonly [T in keyof E & keyof Effects]: (
      world: World,
      effect: EffectOf<T>,
      at: number,
    ) => void;
  };
  /** What many take from, and what the database lets happen once. */
  readonly bounds?: {
    readonly [T in keyof E & keyof Effects]?: (world: World, effect: EffectOf<T>) => boolean;
  };
}

export function must(holds: boolean, effect: Effect): asserts holds {
  if (!holds) throw new Error(`the database refuses ${JSON.stringify(effect)}`);
}
