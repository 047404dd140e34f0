import {
  type AnswerOf,
  type Command,
  decide,
  type Economy,
  type Effect,
  type Question,
  type Questions,
  type Told,
  type Verdict,
} from '@goats/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { ChangeBus } from '../db/change-bus.ts';
import type { Database, Queryable } from '../db/database.ts';
import { isWorthAnother, mayHaveCounted, OutcomeUnknown } from '../db/database-away.ts';
import type { Span, Traces } from '../traces/traces.ts';
import type { Learn, Of } from './answering.ts';
import type { Assembled } from './assemble.ts';
import { createBatchQueue, type Outcome, TooManyConflicts } from './batch-queue.ts';
import { type Change, type Conflict, commitTo } from './commit.ts';
import { type FirstResult, firstResults, isResult, type Key } from './idempotency/keys.ts';
import type { Lane } from './lanes.ts';
import type { FairLines } from './rate-limits/fair-lines.ts';
import { keepsChanging, refused, replayedCommitment } from './refusals.ts';
import { createConflictBook, type RepeatedConflict } from './repeated-conflicts.ts';

/** The one way to change the game's world: load, decide, commit, tell. */
export interface World {
  /**
   * Carries a command out, or throws its refusal and changes nothing.
   *
   * `await world.run({ type: 'mint', cardId: 17, wallet, at })`
   */
  run<C extends Command>(command: C, options?: LaneOnly): Promise<AnswerOf<C>>;
  /** With a key, what `show` makes of the answer is kept with the change, and repeated. */
  run<C extends Command, A>(command: C, options: RunOptions<C, A>): Promise<A>;
  /** What a decision would be told: `await world.answers(db, [{ ask: 'balance', account: wallet }])` */
  answers(from: Queryable, questions: readonly Question[]): Promise<unknown[]>;
  /** What this instance would answer by heart, which may be old: `world.remembered({ ask: 'match', id })` */
  remembered<A extends Question['ask']>(question: Of<A>): Questions[A]['answer'] | undefined;
  /** Which queue a command waits in. */
  laneOf(command: Command): Lane | Promise<Lane>;
  /** How often which commands were given up because the same kind of fact had changed every time. */
  repeatedConflicts(): readonly RepeatedConflict[];
}

interface LaneOnly {
  readonly lane?: Lane;
  readonly from?: string;
  /** Decided once, on fresh facts: for what met conflicts before and is likely to meet them again. */
  readonly once?: boolean;
  readonly show?: never;
}

export interface RunOptions<C extends Command, A> {
  /** Known to the caller already; left out, the world looks. */
  readonly lane?: Lane;
  readonly once?: boolean;
  readonly key?: Key | null;
  /** The network address of the player who asks; without one it is the house's own, and goes first. */
  readonly from?: string;
  readonly show: (answer: AnswerOf<C>) => A | Promise<A>;
  /** The answer is the one of an earlier request with the same key. */
  readonly onRepeated?: () => void;
}

interface Item {
  readonly command: Command;
  readonly once: boolean;
  readonly key: Key | null;
  readonly show: (answer: unknown) => unknown;
  readonly onRepeated?: (() => void) | undefined;
  /** The request it came with, where that is traced, and since when it waits for a batch. */
  readonly traced?: { readonly by: Span; since: number } | undefined;
}

/** One command on its way through a batch. */
interface Passage extends Item {
  readonly first: FirstResult | null;
  /** On the first try what an instance remembers is an answer; whatever comes of it is checked. */
  readonly guessing: boolean;
  readonly guessed: Question[];
  /** Every question of the decision with the answer it got. */
  readonly told: Told[];
  verdict?: Verdict<unknown>;
  change?: Change;
  shown?: unknown;
  fault?: unknown;
  conflict?: Conflict | null;
}

/** A question of a decision, and where its answer goes. */
interface Asked {
  readonly each: Passage;
  readonly question: Question;
  readonly answers: unknown[];
  readonly place: number;
}

/**
 * Practice gets one batch at a time, also while the machine is busy: a second one after a moment,
 * as what has a stake gets it, would be the more of them the less there is to spare.
 */
const PRACTICE_SHARE = { batches: 1, patienceMs: 2_000 };

export interface WorldParts {
  readonly economy: Economy;
  readonly db: Database;
  readonly bus: Pick<ChangeBus, 'publish'>;
  readonly faces: { readonly learn: Learn };
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Where players wait with what has a stake. */
  readonly lines?: FairLines;
  readonly traces?: Traces | undefined;
}

/** `createWorldOf(assembled, { economy, db, bus, faces, log })` */
export function createWorldOf(assembled: Assembled, parts: WorldParts): World {
  const { answerAll, commandKeys, subjectsOf, topicsOf } = assembled;
  const { economy, db, bus, faces, log, traces } = parts;
  const memory = assembled.remember({ db, log });
  const conflicts = createConflictBook(log, commandKeys);

  async function runBatch(
    items: readonly Item[],
    tries: readonly number[],
  ): Promise<readonly Outcome<unknown>[]> {
    const began = traces?.now() ?? 0;
    const first = await firstResults(
      db,
      items.map(({ key }) => key),
    );
    const batch = items.map(
      (item, i): Passage => ({
        ...item,
        first: first[i]!,
        guessing: tries[i] === 0 && !item.once,
        guessed: [],
        told: [],
      }),
    );
    await decideAll(batch.filter((each) => each.first === null));
    await Promise.all(batch.map(prepare));
    const decided = traces?.now() ?? 0;
    const written = batch.filter((each) => each.change !== undefined);
    await write(written);
    if (traces) noteBatch(traces, batch, tries, { began, decided, committed: traces.now() });
    return Promise.all(batch.map(finish));
  }

  /** What a batch does it does for all of it: each of its requests has a share in the whole time. */
  function noteBatch(
    { note }: Traces,
    batch: readonly Passage[],
    tries: readonly number[],
    { began, decided, committed }: Record<'began' | 'decided' | 'committed', number>,
  ): void {
    for (const [i, { traced, command, change, conflict, fault }] of batch.entries()) {
      if (!traced) continue;
      const of = { 'goats.command': command.type, 'goats.try': tries[i]! + 1 };
      const attributes = { ...of, 'goats.batch': batch.length };
      note(traced.by, { name: 'queue', began: traced.since, ended: began, attributes: of });
      note(traced.by, {
        ...{ name: 'decide', began, ended: decided, attributes, failed: fault !== undefined },
      });
      if (change) {
        const met = conflict ? { 'goats.conflict': conflict } : {};
        const both = { ...attributes, ...met };
        note(traced.by, { name: 'commit', began: decided, ended: committed, attributes: both });
      }
      // Whoever is decided again waits from here on.
      traced.since = committed;
    }
  }

  async function write(written: readonly Passage[]): Promise<void> {
    try {
      await writeOnce(written);
    } catch (error) {
      if (isWorthAnother(error)) return writeOnce(written);
      if (!mayHaveCounted(error)) throw error;
      // With a key it cannot count twice: another connection does it, or finds that it is done.
      const [keyed, others] = [true, false].map((has) =>
        written.filter(({ key }) => (key !== null) === has),
      ) as [Passage[], Passage[]];
      for (const each of others) each.fault = new OutcomeUnknown(error);
      await writeOnce(keyed).catch((again: unknown) => {
        for (const each of keyed) each.fault = again;
      });
    }
  }

  async function writeOnce(written: readonly Passage[]): Promise<void> {
    if (written.length === 0) return;
    const changes = written.map(({ change }) => change!);
    const conflicts = await commitTo(assembled, db, changes);
    for (const [i, each] of written.entries()) each.conflict = conflicts[i]!;
  }

  /** Runs the decisions side by side and answers the questions of all of them, round by round. */
  async function decideAll(batch: readonly Passage[]): Promise<void> {
    const deciding = batch.map((each) => ({ each, steps: decide(each.command, economy) }));
    let open = deciding.map((one) => ({ ...one, answers: [] as unknown[] }));
    while (open.length > 0) {
      const asked: Asked[] = [];
      open = open.flatMap(({ each, steps, answers }) => {
        const questions = decideOn(each, steps, answers);
        if (questions === null) return [];
        const own: unknown[] = [];
        for (const [place, question] of questions.entries()) {
          const guess = each.guessing ? memory.guess(question) : undefined;
          if (guess !== undefined) {
            own[place] = guess;
            each.guessed.push(question);
          } else asked.push({ each, question, answers: own, place });
        }
        return [{ each, steps, answers: own }];
      });
      if (asked.length === 0) continue;
      const found = await db.together((one) =>
        answerAll(
          one,
          asked.map(({ question }) => question),
          faces.learn,
        ),
      );
      for (const [i, { each, question, answers, place }] of asked.entries()) {
        answers[place] = found[i];
        each.told.push({ question, answer: found[i] });
      }
    }
  }

  /** What a decision asks next; null when it is over. One that throws fails, and no other does. */
  function decideOn(each: Passage, steps: ReturnType<typeof decide>, answers: unknown[]) {
    try {
      const next = steps.next(answers);
      if (!next.done) return next.value;
      each.verdict = next.value;
    } catch (error) {
      each.fault = error;
    }
    return null;
  }

  /** What is to be written. Nothing for a repeated key, and for a refusal without a key. */
  async function prepare(each: Passage): Promise<void> {
    const { verdict, key, command } = each;
    if (verdict === undefined) return;
    const { at } = command;
    if (verdict.ok) {
      const { effects } = verdict;
      if (key === null) each.change = { at, effects, told: each.told, key: null };
      else {
        try {
          each.shown = await each.show(verdict.answer);
          const kept = { ...key, status: 200, answer: each.shown };
          each.change = { at, effects, told: each.told, key: kept };
        } catch (error) {
          each.fault = error;
        }
      }
    } else if (each.guessed.length === 0 && key !== null) {
      const refusal = refused(verdict.refusal);
      if (!isResult(refusal)) return;
      const kept = { ...key, status: refusal.status, answer: refusal.toAnswer() };
      each.change = { at, effects: [], key: kept };
    }
  }

  async function finish(each: Passage): Promise<Outcome<unknown>> {
    const { first, verdict, conflict = null } = each;
    if (each.fault !== undefined) return { failed: each.fault };
    if (first !== null) {
      if ('refusal' in first) return { failed: first.refusal };
      each.onRepeated?.();
      return { done: first.answer };
    }
    if (conflict === 'commitment') return { failed: replayedCommitment() };
    // Refused on a state that may be old: the newest one has the last word.
    const [guess] = each.guessed;
    if (conflict !== null || (!verdict!.ok && guess)) {
      for (const question of each.guessed) memory.forget(question);
      const fact = conflict ?? guess!.ask;
      if (each.once) return { failed: new TooManyConflicts(fact) };
      const { reads, writes } = subjectsOf(each.told, verdict!.ok ? verdict!.effects : []);
      return { again: true, keys: [...reads, ...writes], fact };
    }
    if (!verdict!.ok) return { failed: refused(verdict!.refusal) };
    tell(each, verdict!.effects);
    try {
      return { done: each.key === null ? await each.show(verdict!.answer) : each.shown };
    } catch (error) {
      return { failed: error };
    }
  }

  /** After the commit: this instance remembers, the log says what happened, everybody hears of it. */
  function tell({ command, traced }: Item, effects: readonly Effect[]): void {
    const cause = traced ? { command, reqId: traced.by.traceId } : { command };
    for (const effect of effects) memory.committed(effect, cause);
    bus.publish(topicsOf(effects));
  }

  const keysOf = ({ command, key }: Item) =>
    key === null ? commandKeys(command) : [...commandKeys(command), `${key.scope} ${key.key}`];
  const queues = {
    staked: createBatchQueue(runBatch, keysOf, parts.lines ? { lines: parts.lines } : {}),
    practice: createBatchQueue(runBatch, keysOf, PRACTICE_SHARE),
  };

  return {
    answers: (from: Queryable, questions: readonly Question[]) =>
      answerAll(from, questions, faces.learn),
    remembered: memory.guess,
    laneOf: memory.laneOf,
    repeatedConflicts: conflicts.all,
    async run(command: Command, options?: Partial<RunOptions<Command, unknown>>) {
      const since = traces?.now() ?? 0;
      const lane = options?.lane ?? (await memory.laneOf(command));
      const show = (options?.show ?? ((answer) => answer)) as Item['show'];
      const { key = null, once = false, onRepeated, from } = options ?? {};
      const by = traces?.current();
      const traced = by && { by, since };
      const item: Item = { command, key, once, show, onRepeated, traced };
      return queues[lane](item, from).catch((error) => {
        if (!(error instanceof TooManyConflicts)) throw error;
        conflicts.note(command, error.fact);
        throw keepsChanging(error.fact, command.type, error);
      });
    },
  } as World;
}
