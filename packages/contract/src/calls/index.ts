import { catalogueCalls } from './catalogue.ts';
import { healthCalls } from './health.ts';

/** The whole API by name. The server registers exactly these; the client can call exactly these. */
export const calls = {
  ...healthCalls,
  ...catalogueCalls,
};

export type Calls = typeof calls;
