import { z } from 'zod';

/**
 * Every way a call can be refused, with the HTTP status it travels under. The code is stable and
 * for programs; the sentence beside it on the wire is for people and may be reworded any day.
 */
export const ERROR_STATUS = {
  /** A field is missing or wrong; `details` names it. */
  INVALID_INPUT: 400,
  /** The body is not JSON at all. */
  MALFORMED_JSON: 400,
  /** The call needs a proven wallet. */
  UNAUTHENTICATED: 401,
  /** The wallet is proven, but this is not its to do. */
  FORBIDDEN: 403,
  /** No such thing, or no such path. */
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  /** Somebody else was faster, or it has happened already. */
  CONFLICT: 409,
  /** Somebody has bid as much or more; `details.currentBid` says how much. */
  BID_TOO_LOW: 409,
  /** The auction is over. */
  AUCTION_ENDED: 409,
  /** The card stands in no auction. */
  NOT_ON_AUCTION: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** Slow down; Retry-After says for how long. */
  TOO_MANY_REQUESTS: 429,
  /** A fault of ours. The request id in the answer finds it in the logs. */
  INTERNAL: 500,
  /** The database is away or the server is shutting down; try again. */
  UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const errorAnswer = z
  .object({
    error: z.string().describe('A sentence for a person'),
    code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
    details: z.unknown().optional(),
  })
  .meta({ id: 'Error' });

export type ErrorAnswer = z.infer<typeof errorAnswer>;
