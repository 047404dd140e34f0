import { AppError } from '../../errors.ts';
import { limitSubjects } from './limit-subjects.ts';
import { tooMany } from './rate-limits.ts';

/** A gate before something costly, with a line for every network address. */
export interface FairLines {
  /**
   * Does the work when it is this address's turn: lines take turns, so that whoever wants a thousand
   * things does not delay somebody else's first. 429 when too much of the address waits already, 503
   * when too much waits altogether and its line is the longest.
   */
  wait<T>(ip: string, work: () => Promise<T>): Promise<T>;
}

export interface FairLinesOptions {
  /** How many are let through at a time. */
  readonly atOnce: number;
  /** How many may wait of one address; a whole network may have as many times that as in limits. */
  readonly perAddress: number;
  readonly waiting: number;
  /** Said to whom there is no room for. */
  readonly full: string;
}

interface Turn {
  readonly start: () => void;
  readonly giveUp: (error: Error) => void;
}

/** Lines within lines: a network of many addresses takes its turns as one. */
interface Line {
  readonly lines: Map<string, Line>;
  readonly turns: Turn[];
  size: number;
}

const RETRY_MS = 2_000;

/** `createFairLines({ atOnce: 4, perAddress: 100, waiting: 500, full: 'Try again in a moment.' })` */
export function createFairLines(options: FairLinesOptions): FairLines {
  const { atOnce, perAddress, waiting, full } = options;
  const all = emptyLine();
  let underWay = 0;

  function join(ip: string, turn: Turn): void {
    // The widest first.
    const subjects = limitSubjects(ip).toReversed();
    let line: Line | undefined = all;
    for (const { name, times } of subjects) {
      line = line?.lines.get(name);
      if (line && line.size >= perAddress * times) throw tooMany(RETRY_MS);
    }
    push(
      all,
      subjects.map(({ name }) => name),
      turn,
    );
    if (all.size <= waiting) return;
    const headers = { 'retry-after': String(RETRY_MS / 1000) };
    dropLast(all).giveUp(new AppError('UNAVAILABLE', full, { headers }));
  }

  function letThrough(): void {
    while (underWay < atOnce && all.size > 0) {
      underWay += 1;
      shift(all).start();
    }
  }

  return {
    async wait(ip, work) {
      await new Promise<void>((start, giveUp) => {
        join(ip, { start, giveUp });
        letThrough();
      });
      try {
        return await work();
      } finally {
        underWay -= 1;
        letThrough();
      }
    },
  };
}

function emptyLine(): Line {
  return { lines: new Map(), turns: [], size: 0 };
}

function push(line: Line, [name, ...rest]: readonly string[], turn: Turn): void {
  line.size += 1;
  if (name === undefined) {
    line.turns.push(turn);
    return;
  }
  const inner = line.lines.get(name) ?? emptyLine();
  line.lines.set(name, inner);
  push(inner, rest, turn);
}

/** Takes the first turn of the line that has waited longest for one; it goes to the end of the round. */
function shift(line: Line): Turn {
  line.size -= 1;
  const [next] = line.lines;
  if (!next) return line.turns.shift()!;
  const [name, inner] = next;
  const turn = shift(inner);
  line.lines.delete(name);
  if (inner.size > 0) line.lines.set(name, inner);
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
