import type { Chance } from './chance.ts';

const MOST_KEPT = 200;

/** Numbers and names that the server itself has mentioned, by the word they were found under. */
export interface Pool {
  /** Walks through an answer to `path` and remembers what can be asked for later. */
  harvest(path: string, answer: unknown): void;
  /** Keeps a value under a word by hand. */
  keep(word: string, value: unknown): void;
  draw(word: string, chance: Chance): unknown;
}

/** Other words for the same thing. */
const ALSO: Readonly<Record<string, string>> = {
  matchId: 'matches',
  active: 'matches',
  history: 'matches',
  practice: 'matches',
  challengeId: 'challenges',
  nextCursor: 'cursor',
  images: 'image',
};

export function createPool(): Pool {
  const kept = new Map<string, unknown[]>();
  function keep(word: string, value: unknown): void {
    const name = ALSO[word] ?? word;
    const list = kept.get(name) ?? [];
    kept.set(name, list);
    list.push(value);
    if (list.length > MOST_KEPT) list.shift();
  }
  function walk(word: string, value: unknown, depth: number): void {
    if (depth > 5 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const each of value.slice(0, 30)) {
        // A list of names is a list of choices only where we know what they are names of.
        if (typeof each === 'string' && ALSO[word]) keep(word, each);
        else walk(word, each, depth + 1);
      }
      return;
    }
    for (const [name, part] of Object.entries(value)) {
      const plain = typeof part === 'string' || typeof part === 'number';
      if (name === 'id' && plain) keep(word, part);
      else if (/Id$|^nextCursor$|^token$/.test(name) && plain) keep(name, part);
      else walk(name, part, depth + 1);
    }
  }
  return {
    keep,
    harvest(path, answer) {
      const words = path.split(/[/?]/).filter((word) => /^[a-z-]+$/.test(word));
      walk(words.at(-1) ?? '', answer, 0);
    },
    draw(word, chance) {
      const list = kept.get(ALSO[word] ?? word);
      return list && list.length > 0 ? chance.pick(list) : undefined;
    },
  };
}
