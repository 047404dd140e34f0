import type { ErrorCode } from '../error-codes.ts';

/** What the server says no with besides the rules; the words of both are joined in index.ts. */
export type ServerTable = Readonly<
  Record<string, { readonly code: ErrorCode; readonly say: string }>
>;
