import type { Command, Effect, Question, Questions } from '@goats/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../db/database.ts';
import type { Of } from './answering.ts';
import type { Lane } from './lanes.ts';

export interface MemoryParts {
  readonly db: Queryable;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
}

/** With which command something was committed, and in the course of which request. */
export interface Cause {
  readonly command: Command;
  readonly reqId?: string;
}

type Ask = Question['ask'];

/** What one instance keeps in mind for a slice. The commit checks whatever comes of it. */
export interface Memory<C, Q, E> {
  /** A first answer, which may be old. */
  readonly guesses?: {
    readonly [A in keyof Q & Ask]?: (question: Of<A>) => Questions[A]['answer'] | undefined;
  };
  /** What was guessed from was old. */
  readonly forget?: (question: Question) => void;
  /** The queue of a command; left out, it is the one of what has a stake. */
  readonly lanes?: {
    readonly [T in keyof C]?: C[T] extends { readonly command: infer X }
      ? (command: X) => Lane | Promise<Lane>
      : never;
  };
  /** After the commit: what is remembered of it, and what the log says. */
  readonly committed?: {
    readonly [T in keyof E & Effect['type']]?: (
      effect: Extract<Effect, { type: T }>,
      cause: Cause,
    ) => void;
  };
}
