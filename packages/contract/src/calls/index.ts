import { healthCalls } from './health.ts';

/** The whole API by name. The server registers exactly these; the client can call exactly these. */
export const calls = {
  ...healthCalls,
};

export type Calls = typeof calls;
