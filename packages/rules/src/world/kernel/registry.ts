/**
 * Everything that can happen to the game's world, that a decision may ask about it, and that it can
 * change. Empty here: each slice adds its own by declaration merging (`declare module`), so that
 * there is no list that everybody edits, and the compiler still knows all of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: slices fill it.
export interface Commands {}

export interface Questions {
  'new-id': Unchecked<{ readonly of: keyof NewIds }, number>;
}

export interface Effects {
  /** Told to every instance after the commit: what a topic shows has changed. */
  notice: { readonly topic: string };
}

/** What gets a number of its own. */
// biome-ignore lint/suspicious/noEmptyInterface: slices fill it.
export interface NewIds {}

/** What HOOF moves for, as the ledger says it for ever. */
// biome-ignore lint/suspicious/noEmptyInterface: slices fill it.
export interface PostingReasons {}

/** What can happen to a card, as its history says it for ever. */
// biome-ignore lint/suspicious/noEmptyInterface: slices fill it.
export interface CardEventKinds {}

/** `interface WeekCommands extends CommandsOf<PayWeekCommand, readonly WeekPrize[]> {}` */
export type CommandsOf<C extends { readonly type: string }, A> = {
  [T in C['type']]: { readonly command: C & { readonly type: T }; readonly answer: A };
};

/** A question's words and the type of its answer, which is looked at once more by the commit. */
export interface Asked<Words, Answer> {
  readonly words: Words;
  readonly answer: Answer;
  readonly checked: true;
}

/** The same, and the answer need not be looked at again: its slice says why. */
export interface Unchecked<Words, Answer> {
  readonly words: Words;
  readonly answer: Answer;
  readonly checked: false;
}

export type Command = Commands[keyof Commands]['command'];
export type AnswerOf<C extends Command> = Commands[C['type']]['answer'];

/**
 * What a decision may ask about the world. A decision is a generator that yields questions and
 * returns a verdict: it stays pure, and whoever runs many of them answers the questions of all in
 * one query a kind.
 */
export type Question = {
  [A in keyof Questions]: { readonly ask: A } & Questions[A]['words'];
}[keyof Questions];
type AskIn<Checked extends boolean> = {
  [A in keyof Questions]: Questions[A]['checked'] extends Checked ? A : never;
}[keyof Questions];
/** Which kinds of questions the commit looks at once more, and which it need not. */
export type CheckedAsk = AskIn<true>;
export type UncheckedAsk = AskIn<false>;

export type AnswerTo<Q extends Question> = Questions[Q['ask']]['answer'];

/**
 * Everything that a decision can change, as plain data. What it was decided on an effect does not say:
 * the commit looks at every answer that the decision was given once more (slice.ts). Where many take
 * from one budget, an effect names what the budget has.
 */
export type Effect = { [T in keyof Effects]: EffectOf<T> }[keyof Effects];
export type EffectOf<T extends keyof Effects> = { readonly type: T } & Effects[T];
