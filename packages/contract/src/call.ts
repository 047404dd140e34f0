import type { z } from 'zod';

/** One API call: what goes in, what comes out. Declared once, read by both sides. */
export interface CallSchema {
  readonly summary: string;
  readonly tag: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The answer when all goes well. Absent for 204, and for what is not JSON. */
  readonly answer?: z.ZodType;
  /** For calls that take a file; the server's general limit otherwise. */
  readonly bodyLimitBytes?: number;
  /** Status of that answer; 200 unless said. */
  readonly status?: 200 | 201 | 204;
}

export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

export type CallTable = Readonly<Record<CallName, CallSchema>>;

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a caller passes: only the parts that the call declares. */
export type CallInput<C extends CallSchema> = (C extends { params: infer P }
  ? { params: InputOf<P> }
  : unknown) &
  (C extends { query: infer Q } ? { query?: InputOf<Q> } : unknown) &
  (C extends { body: infer B } ? { body: InputOf<B> } : unknown);

export type CallAnswer<C extends CallSchema> = C extends { answer: infer A }
  ? A extends z.ZodType
    ? z.output<A>
    : undefined
  : undefined;
