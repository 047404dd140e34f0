import type { CallReason } from '@goats/contract';
import { type AppError, refuse } from '../../errors.ts';
import { limitSubjects, type Subject } from './limit-subjects.ts';
import { tooMany } from './rate-limits.ts';

/** A gate before something costly, with a line for every network address. */
export interface FairLines {
  /**
   * Does the work when it is this address's turn: lines take turns, so that whoever wants a thousand
   * things does not delay somebody else's first. 429 when too much of the address waits already, 503
   * when too much waits altogether and its line is the longest, or when its turn does not come in
   * time. Whoever is refused has cost nothing.
   */
  wait<T>(ip: string, work: () => Promise<T>): Promise<T>;
  /** The same for whoever says by itself when it is through: answers how to leave the line. */
  enter(ip: string, visitor: Visitor): () => void;
}

export interface Visitor {
  /** Called at once when there is room. */
  start(place: Place): void;
  refuse(error: AppError): void;
}

/** What a visitor holds from its turn on. */
export interface Place {
  /** The work is done, and the next may begin; the address still has an answer on its way. */
  done(): void;
  /** All is over, also what was not said to be done. */
  leave(): void;
}

/** What is said when there is no place in any line. */
type CrowdReason = Extract<
  CallReason,
  'artists-busy' | 'chain-overworked' | 'crowd-here' | 'crowd-looking' | 'practice-full'
>;

export interface FairLinesOptions {
  /** How many are let through at a time. */
  readonly atOnce: number;
  /** How many of one address; a whole network may have as many times that as in limits. */
  readonly atOncePerAddress?: number;
  /** How many may wait of one address; of a network likewise. */
  readonly perAddress: number;
  readonly waiting: number;
  /** How long anybody waits for a turn. */
  readonly patienceMs: number;
  /** Said to whom there is no room for. */
  readonly full: CrowdReason;
}

interface Turn {
  /** The widest first. */
  readonly subjects: readonly Subject[];
  readonly visitor: Visitor;
  givesUp?: NodeJS.Timeout;
}

/** Lines within lines: a network of many addresses takes its turns as one. */
interface Line {
  /** Whose it is; nobody's when it holds all others. */
  readonly subject: Subject | undefined;
  readonly lines: Map<string, Line>;
  readonly turns: Turn[];
  size: number;
}

const RETRY_MS = 2_000;

/** `createFairLines({ atOnce: 4, perAddress: 100, waiting: 500, patienceMs: 5_000, full: 'crowd-here' })` */
export function createFairLines(options: FairLinesOptions): FairLines {
  const { atOnce, atOncePerAddress = atOnce, perAddress, waiting, patienceMs, full } = options;
  const all = emptyLine();
  /** By the names of subjects; only of those with something under way. */
  const held = new Map<string, number>();
  let underWay = 0;

  const hasRoom = ({ name, times }: Subject) => (held.get(name) ?? 0) < atOncePerAddress * times;
  const noRoom = () => refuse(full, {}, { headers: { 'retry-after': String(RETRY_MS / 1000) } });

  function join(turn: Turn): void {
    let line: Line | undefined = all;
    for (const { name, times } of turn.subjects) {
      line = line?.lines.get(name);
      if (line && line.size >= perAddress * times) throw tooMany(RETRY_MS);
    }
    push(all, turn.subjects, turn);
    if (all.size <= waiting) return;
    const last = dropLast(all);
    clearTimeout(last.givesUp);
    last.visitor.refuse(noRoom());
  }

  function letThrough(): void {
    while (underWay < atOnce) {
      const next = shift(all, hasRoom);
      if (!next) return;
      clearTimeout(next.givesUp);
      begin(next);
    }
  }

  function begin({ subjects, visitor }: Turn): void {
    let working = true;
    let here = true;
    underWay += 1;
    for (const { name } of subjects) held.set(name, (held.get(name) ?? 0) + 1);
    const done = () => {
      if (working) underWay -= 1;
      working = false;
    };
    visitor.start({
      done() {
        done();
        letThrough();
      },
      leave() {
        done();
        for (const { name } of here ? subjects : []) {
          const left = held.get(name)! - 1;
          if (left === 0) held.delete(name);
          else held.set(name, left);
        }
        here = false;
        letThrough();
      },
    });
  }

  function enter(ip: string, visitor: Visitor): () => void {
    const turn: Turn = { subjects: limitSubjects(ip).toReversed(), visitor };
    if (all.size === 0 && underWay < atOnce && turn.subjects.every(hasRoom)) {
      begin(turn);
      return () => {};
    }
    try {
      join(turn);
    } catch (error) {
      visitor.refuse(error as AppError);
      return () => {};
    }
    turn.givesUp = setTimeout(() => {
      if (remove(all, turn.subjects, turn)) visitor.refuse(noRoom());
    }, patienceMs);
    letThrough();
    return () => {
      clearTimeout(turn.givesUp);
      remove(all, turn.subjects, turn);
    };
  }

  return {
    enter,
    async wait(ip, work) {
      const place = await new Promise<Place>((start, refuse) => {
        enter(ip, { start, refuse });
      });
      try {
        return await work();
      } finally {
        place.leave();
      }
    },
  };
}

function emptyLine(subject?: Subject): Line {
  return { subject, lines: new Map(), turns: [], size: 0 };
}

function push(line: Line, [subject, ...rest]: readonly Subject[], turn: Turn): void {
  line.size += 1;
  if (subject === undefined) {
    line.turns.push(turn);
    return;
  }
  const inner = line.lines.get(subject.name) ?? emptyLine(subject);
  line.lines.set(subject.name, inner);
  push(inner, rest, turn);
}

/**
 * Takes the first turn of the line that has waited longest for one and has room; it goes to the end
 * of the round.
 */
function shift(line: Line, hasRoom: (subject: Subject) => boolean): Turn | undefined {
  if (line.subject && !hasRoom(line.subject)) return undefined;
  for (const [name, inner] of line.lines) {
    const turn = shift(inner, hasRoom);
    if (!turn) continue;
    line.size -= 1;
    line.lines.delete(name);
    if (inner.size > 0) line.lines.set(name, inner);
    return turn;
  }
  const turn = line.turns.shift();
  if (turn) line.size -= 1;
  return turn;
}

/** Takes the last turn of the longest line; of equally long ones, of the one that came last. */
function dropLast(line: Line): Turn {
  line.size -= 1;
  let longest: [string, Line] | undefined;
  for (const each of line.lines) if (!longest || each[1].size >= longest[1].size) longest = each;
  if (!longest) return line.turns.pop()!;
  const [name, inner] = longest;
  const turn = dropLast(inner);
  if (inner.size === 0) line.lines.delete(name);
  return turn;
}

/** Whether it was still there. */
function remove(line: Line, [subject, ...rest]: readonly Subject[], turn: Turn): boolean {
  if (subject === undefined) {
    const at = line.turns.indexOf(turn);
    if (at === -1) return false;
    line.turns.splice(at, 1);
    line.size -= 1;
    return true;
  }
  const inner = line.lines.get(subject.name);
  if (!inner || !remove(inner, rest, turn)) return false;
  line.size -= 1;
  if (inner.size === 0) line.lines.delete(subject.name);
  return true;
}
