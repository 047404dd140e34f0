import type { Queryable, Row } from '../../db/database.ts';

/** One thing that must be true of the books. What it finds are the rows that prove it is not. */
export type AuditCheck = { readonly name: string } & (
  | { readonly query: string }
  // For what SQL alone cannot work out again.
  | { readonly find: (tx: Queryable) => Promise<Row[]> }
);
