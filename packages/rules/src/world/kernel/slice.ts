import type { Economy } from '../../economy/presets.ts';
import type { AnswerOf, Command, Question } from './registry.ts';
import type { Deciding } from './verdict.ts';

type UncheckedIn<Q> = {
  [A in keyof Q]: Q[A] extends { readonly checked: false } ? A : never;
}[keyof Q];

/** A part of the game's world: what can happen in it, and why some of its answers are believed. */
export interface Slice<C, Q> {
  readonly decisions: {
    readonly [T in keyof C]: C[T] extends { readonly command: infer X; readonly answer: infer A }
      ? (command: X, economy: Economy) => Deciding<A>
      : never;
  };
  /**
   * Everything that a decision was told is looked at once more when its effects are committed, and a
   * command that was told something else than is so by then is decided again. These answers need not
   * be looked at, each for its own reason.
   */
  readonly unchecked: { readonly [A in UncheckedIn<Q>]: string };
}

type AnySlice = { readonly decisions: object; readonly unchecked: object };
type Decide = <C extends Command>(command: C, economy: Economy) => Deciding<AnswerOf<C>>;

/** The slices put together: which decision a command is for, and which answers are checked. */
export function assemble(slices: readonly AnySlice[]) {
  const decisions = Object.assign({}, ...slices.map((slice) => slice.decisions));
  const unchecked: Readonly<Record<string, string>> = Object.assign(
    { 'new-id': 'a number that was given out is never given out again' },
    ...slices.map((slice) => slice.unchecked),
  );
  const decide: Decide = (command, economy) => decisions[command.type](command, economy);
  /** Whoever must know an unchecked answer to the last digit asks exactly. */
  const isChecked = (question: Question): boolean =>
    !(question.ask in unchecked) || ('exact' in question && question.exact === true);
  return { decide, isChecked, unchecked };
}
