import { type Command, type Effect, isChecked, type Question, type Told } from '@goats/rules';
import type { Queryable } from '../db/database.ts';
import type { Answering, Learn } from './answering.ts';
import type { Check, Seen } from './checks.ts';
import type { Lane } from './lanes.ts';
import type { Cause, Memory, MemoryParts } from './memory.ts';
import type { Placed } from './placed.ts';
import type { Subjects } from './subjects.ts';
import type { WorldSlice, Written } from './world-slice.ts';

type Ask = Question['ask'];
type Table<F> = Readonly<Record<string, F | undefined>>;
type OfEffect<R> = Table<(effect: Effect) => R>;
type OfAnswer<R> = Table<(question: Question, answer: unknown) => R>;

/** Any slice: the compiler has checked each against its own commands, questions and effects. */
export type AnySlice = WorldSlice<object, object, object>;

/** The slices put together: everything that the world does with commands, questions and effects. */
export type Assembled = ReturnType<typeof assemble>;

export function assemble(slices: readonly AnySlice[]) {
  const all = <T>(part: (slice: AnySlice) => object | undefined) =>
    Object.assign({}, ...slices.map(part)) as T;
  const newIds = all<Readonly<Record<string, string>>>((slice) => slice.newIds);
  const answers = all<Table<Answering<Ask>>>((slice) => slice.answers);
  const checks = all<OfAnswer<Seen>>((slice) => slice.checks);
  const reads = all<OfAnswer<readonly string[]>>((slice) => slice.reads);
  const writes = all<OfEffect<readonly string[]>>((slice) => slice.writes);
  const adds = all<OfEffect<readonly string[]>>((slice) => slice.adds);
  const keys = all<Table<(command: Command) => readonly string[]>>((slice) => slice.keys);
  const topics = all<OfEffect<readonly string[]>>((slice) => slice.topics);
  const promises = all<OfEffect<number>>((slice) => slice.promises);

  const checked = (told: readonly Told[]) => told.filter(({ question }) => isChecked(question));
  const ofEffects = (table: OfEffect<readonly string[]>, effects: readonly Effect[]) =>
    effects.flatMap((effect) => table[effect.type]?.(effect) ?? []);

  const nextIds = `
    select case w.kind ${Object.entries(newIds)
      .map(([kind, next]) => `when '${kind}' then ${next}`)
      .join(' ')} end as id
      from unnest($1::text[]) with ordinality w (kind, place) order by w.place`;
  async function givenOut(db: Queryable, questions: readonly { readonly of: string }[]) {
    const kinds = questions.map(({ of }) => of);
    const rows = await db.prepared<{ id: number }>('facts-new-ids', nextIds, [kinds]);
    return rows.map(({ id }) => id);
  }

  return {
    /**
     * Answers the questions of many decisions, in their order, with one query for each kind.
     * `await answerAll(db, [{ ask: 'card', id: 17 }, { ask: 'balance', account: wallet }], learn)`
     */
    async answerAll(db: Queryable, questions: readonly Question[], learn: Learn) {
      const found: unknown[] = new Array(questions.length);
      const places = new Map<Ask, number[]>();
      for (const [place, question] of questions.entries()) {
        const own = places.get(question.ask);
        if (own) own.push(place);
        else places.set(question.ask, [place]);
      }
      await Promise.all(
        [...places].map(async ([kind, own]) => {
          const answering = (kind === 'new-id' ? givenOut : answers[kind]) as Answering<Ask>;
          const answered = await answering(
            db,
            own.map((place) => questions[place]!),
            learn,
          );
          for (const [i, place] of own.entries()) found[place] = answered[i];
        }),
      );
      return found;
    },

    /** What changed_facts has to find as it was. */
    checksOf: (told: readonly Told[]): Check[] =>
      checked(told).flatMap(({ question, answer }) => {
        const seen = checks[question.ask]!(question, answer);
        return seen === null ? [] : [{ fact: question.ask, ...seen }];
      }),

    /** `subjectsOf(told, effects).writes // ['card:17', '0xabc…', 'funds:0xabc…']` */
    subjectsOf: (told: readonly Told[], effects: readonly Effect[]): Subjects => ({
      reads: [
        ...new Set(
          checked(told).flatMap(({ question, answer }) => reads[question.ask]!(question, answer)),
        ),
      ],
      writes: [...new Set(ofEffects(writes, effects))],
    }),

    /** What one instance keeps in mind, over all slices. */
    remember(parts: MemoryParts) {
      const memories = slices.flatMap(({ remember }) => remember?.(parts) ?? []);
      const all = <T>(part: (memory: Memory<object, object, object>) => object | undefined) =>
        Object.assign({}, ...memories.map(part)) as T;
      const guesses = all<Table<(question: Question) => unknown>>(({ guesses }) => guesses);
      const lanes = all<Table<(command: Command) => Lane | Promise<Lane>>>(({ lanes }) => lanes);
      const committed = all<Table<(effect: Effect, cause: Cause) => void>>(
        (memory) => memory.committed,
      );
      return {
        guess: (question: Question) => guesses[question.ask]?.(question),
        forget: (question: Question) => {
          for (const { forget } of memories) forget?.(question);
        },
        laneOf: (command: Command) => lanes[command.type]?.(command) ?? 'staked',
        committed: (effect: Effect, cause: Cause) => committed[effect.type]?.(effect, cause),
      };
    },

    addsTo: (effects: readonly Effect[]) => ofEffects(adds, effects),

    /**
     * What a command is about. Commands with one of these in common never go into the same batch: the
     * second would be decided on what the first is about to change.
     */
    commandKeys: (command: Command): string[] => [...keys[command.type]!(command)],

    topicsOf: (effects: readonly Effect[]): string[] => [
      ...new Set(
        effects.flatMap((effect) =>
          effect.type === 'notice' ? [effect.topic] : (topics[effect.type]?.(effect) ?? []),
        ),
      ),
    ],

    /** The parameters of all parts of commit_effects, by their names. */
    rowsOf(placed: readonly Placed[]): Readonly<Record<string, unknown>> {
      const promised = placed
        .map((effect) => ({ place: effect.place, amount: promises[effect.type]?.(effect) ?? 0 }))
        .filter(({ amount }) => amount > 0);
      const of = ((type) => placed.filter((effect) => effect.type === type)) as Written['of'];
      return Object.assign({}, ...slices.map((slice) => slice.rows({ of, promised })));
    },
  };
}
