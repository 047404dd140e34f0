import type { Queryable, Row } from './db/database.ts';

/** Up to where an earlier audit has seen to everything; zeros when there was none. */
export interface Sealed {
  readonly transfer: number;
  /** Every match up to this one had ended. */
  readonly match: number;
}

export const NOTHING_SEALED: Sealed = { transfer: 0, match: 0 };

/** One thing that must be true of the books. What it finds are the rows that prove it is not. */
export type AuditCheck = { readonly name: string } & (
  | {
      readonly query: string;
      /** It reads everything that ever happened, and is left to audits that are meant to. */
      readonly whole?: true;
    }
  /** Asked of a stretch of transfers at a time, from $1 on up to and with $2. */
  | { readonly query: string; readonly over: 'transfers' }
  // For what SQL alone cannot work out again.
  | {
      readonly find: (tx: Queryable, sealed: Sealed) => Promise<Row[]>;
      readonly whole?: true;
      /** Page by page over what never changes again: it needs no one moment for all of it. */
      readonly paged?: true;
    }
);

export interface AuditFinding {
  readonly name: string;
  /** How many rows prove the check wrong; 0 when all is well. */
  readonly wrong: number;
  /** The first few of them. */
  readonly examples: readonly Row[];
  /** Why it could not be looked at; then nothing is known to be wrong. */
  readonly unchecked?: string;
}
