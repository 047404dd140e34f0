import type { Command } from '@goats/rules';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

export interface RepeatedConflict {
  readonly command: Command['type'];
  readonly fact: string;
  readonly times: number;
}

/** Whoever tries again and again must not fill the log with one sentence. */
const MOST_REMEMBERED = 1_000;

/** Commands that were given up because something had changed every time, by command and fact. */
export function createConflictBook(
  log: Pick<FastifyBaseLogger, 'warn'>,
  keysOf: (command: Command) => readonly string[],
) {
  const counts = new Map<string, RepeatedConflict>();
  const told = new LRUCache<string, true>({ max: MOST_REMEMBERED });

  return {
    /** Counts it, and logs it once for the same command about the same things. */
    note(command: Command, fact: string): void {
      const name = `${command.type} ${fact}`;
      const { times } = counts.get(name) ?? { times: 0 };
      counts.set(name, { command: command.type, fact, times: times + 1 });
      const about = keysOf(command);
      const line = `${name} ${about.join()}`;
      if (told.has(line)) return;
      told.set(line, true);
      log.warn({ command: command.type, fact, about }, 'a command met a conflict every time');
    },
    all: (): readonly RepeatedConflict[] => [...counts.values()],
  };
}
