/**
 * A way to say no: the code is for programs and may stand for several reasons; the sentence is for
 * people, in the grammar of @goats/words, and English as it travels.
 */
export interface RefusalWords {
  readonly code: string;
  readonly say: string;
}

/** By reason: a name that stays, whatever becomes of the sentence. */
export type RefusalTable = Readonly<Record<string, RefusalWords>>;

/** What a sentence leaves open: data, which each page writes in its language. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/**
 * `ValuesOf<'{name} costs {price, hoof} HOOF.'> // { name: …; price: … }`. The cases of a choice are
 * whole sentences: one of a single word would be taken for a name.
 */
export type ValuesOf<Say extends string> = Readonly<Record<NamesIn<Say>, string | number>>;

type NamesIn<Say extends string> = Say extends `${string}{${infer After}`
  ? NameAt<After> | NamesIn<After>
  : never;

type NameAt<Text extends string> = Text extends `${infer Inside}}${string}`
  ? Inside extends `${infer First},${string}`
    ? OneWord<First>
    : OneWord<Inside>
  : never;

type OneWord<Text extends string> = Text extends `${string}${' ' | '#' | '{'}${string}`
  ? never
  : Text;

/** What follows a reason: its values where its sentence has some, and then whatever else is told. */
export type Telling<Say extends string, More> = [NamesIn<Say>] extends [never]
  ? [values?: Readonly<Record<string, never>>, more?: More]
  : [values: ValuesOf<Say>, more?: More];
