import {
  type AnswerOf,
  type Command,
  decide,
  type Economy,
  type Effect,
  type MatchFacts,
  type MatchKind,
  type Question,
  type Told,
  type Verdict,
} from '@goats/rules';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ChangeBus } from '../db/change-bus.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Learn } from './answering.ts';
import type { Assembled } from './assemble.ts';
import { createBatchQueue, type Outcome, TooManyConflicts } from './batch-queue.ts';
import { type Change, type Conflict, commitTo } from './commit.ts';
import { type FirstResult, firstResults, isResult, type Key } from './idempotency/keys.ts';
import { type Lane, laneFor } from './lanes.ts';
import { bytesOf } from './match-size.ts';
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
  /** A match as this instance wrote it last: the last word only when it is over. */
  snapshot(id: number): MatchFacts | undefined;
  /** Which queue the steps of a match wait in. */
  laneOf(matchId: number): Promise<Lane>;
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
}

/** One command on its way through a batch. */
interface Passage extends Item {
  readonly first: FirstResult | null;
  /** On the first try matches come from memory; whatever they make of it is checked. */
  readonly guessing: boolean;
  guessed: boolean;
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

const MOST_SNAPSHOTS = 5_000;
/** Two hands of a hundred cards are as much as fifty small matches. */
const SNAPSHOT_BYTES = 64 * 1_048_576;
const MOST_LANES = 50_000;
/**
 * Practice gets one batch at a time, also while the machine is busy: a second one after a moment,
 * as staked matches have it, would be the more of them the less there is to spare.
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
}

/** `createWorldOf(assembled, { economy, db, bus, faces, log })` */
export function createWorldOf(assembled: Assembled, parts: WorldParts): World {
  const { answerAll, commandKeys, subjectsOf, topicsOf } = assembled;
  const { economy, db, bus, faces, log } = parts;
  const snapshots = new LRUCache<number, MatchFacts>({
    ...{ max: MOST_SNAPSHOTS, maxSize: SNAPSHOT_BYTES, sizeCalculation: bytesOf },
  });
  const lanes = new LRUCache<number, Lane>({ max: MOST_LANES });
  const conflicts = createConflictBook(log, commandKeys);

  async function runBatch(
    items: readonly Item[],
    tries: readonly number[],
  ): Promise<readonly Outcome<unknown>[]> {
    const first = await firstResults(
      db,
      items.map(({ key }) => key),
    );
    const batch = items.map(
      (item, i): Passage => ({
        ...item,
        first: first[i]!,
        guessing: tries[i] === 0 && !item.once,
        guessed: false,
        told: [],
      }),
    );
    await decideAll(batch.filter((each) => each.first === null));
    await Promise.all(batch.map(prepare));
    const written = batch.filter((each) => each.change !== undefined);
    if (written.length > 0) {
      const conflicts = await commitTo(
        assembled,
        db,
        written.map(({ change }) => change!),
      );
      for (const [i, each] of written.entries()) each.conflict = conflicts[i]!;
    }
    return Promise.all(batch.map(finish));
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
          const guess = question.ask === 'match' && each.guessing && snapshots.get(question.id);
          if (guess) {
            own[place] = guess;
            each.guessed = true;
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
    } else if (!each.guessed && key !== null) {
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
    if (conflict !== null || (!verdict!.ok && each.guessed)) {
      if ('matchId' in each.command) snapshots.delete(each.command.matchId);
      const fact = conflict ?? 'match';
      if (each.once) return { failed: new TooManyConflicts(fact) };
      const { reads, writes } = subjectsOf(each.told, verdict!.ok ? verdict!.effects : []);
      return { again: true, keys: [...reads, ...writes], fact };
    }
    if (!verdict!.ok) return { failed: refused(verdict!.refusal) };
    tell(each.command, verdict!.effects);
    try {
      return { done: each.key === null ? await each.show(verdict!.answer) : each.shown };
    } catch (error) {
      return { failed: error };
    }
  }

  /** After the commit: this instance remembers, the log says what happened, everybody hears of it. */
  function tell(command: Command, effects: readonly Effect[]): void {
    for (const effect of effects) {
      if (effect.type !== 'match-started' && effect.type !== 'match-moved') continue;
      const { match } = effect;
      snapshots.set(match.id, match);
      if (effect.type === 'match-started') continue;
      // Names of events only: a pick is secret until it is played.
      const events = effect.events.map(({ type }) => type);
      const by = command.type === 'move' ? command.address : 'clock';
      const { id, kind, originId: origin, state } = match;
      const line = { match: id, kind, origin, from: effect.version, by, events };
      log.info({ ...line, phase: state.phase }, 'match moved');
    }
    bus.publish(topicsOf(effects));
  }

  const keysOf = ({ command, key }: Item) =>
    key === null ? commandKeys(command) : [...commandKeys(command), `${key.scope} ${key.key}`];
  const queues = {
    staked: createBatchQueue(runBatch, keysOf, parts.lines ? { lines: parts.lines } : {}),
    practice: createBatchQueue(runBatch, keysOf, PRACTICE_SHARE),
  };

  /** What is not there at all waits with practice: asking for it must not delay anybody's stake. */
  async function laneOf(matchId: number): Promise<Lane> {
    const kind = snapshots.get(matchId)?.kind;
    if (kind) return laneFor(kind);
    const known = lanes.get(matchId);
    if (known) return known;
    const [row] = await db.prepared<{ kind: MatchKind }>(
      'match-kind',
      'select kind from matches where id = $1',
      [matchId],
    );
    const lane = laneFor(row?.kind ?? 'practice');
    if (row) lanes.set(matchId, lane);
    return lane;
  }

  function laneOfCommand(command: Command): Lane | Promise<Lane> {
    if (command.type === 'practice') return 'practice';
    if ('kind' in command && command.kind === 'friendly') return 'practice';
    return 'matchId' in command ? laneOf(command.matchId) : 'staked';
  }

  return {
    answers: (from: Queryable, questions: readonly Question[]) =>
      answerAll(from, questions, faces.learn),
    snapshot: (id) => snapshots.get(id),
    laneOf,
    repeatedConflicts: conflicts.all,
    async run(command: Command, options?: Partial<RunOptions<Command, unknown>>) {
      const lane = options?.lane ?? (await laneOfCommand(command));
      const show = (options?.show ?? ((answer) => answer)) as Item['show'];
      const { key = null, once = false, onRepeated, from } = options ?? {};
      return queues[lane]({ command, key, once, show, onRepeated }, from).catch((error) => {
        if (!(error instanceof TooManyConflicts)) throw error;
        conflicts.note(command, error.fact);
        throw keepsChanging(error.fact, command.type, error);
      });
    },
  } as World;
}
