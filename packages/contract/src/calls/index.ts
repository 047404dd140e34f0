import { catalogueCalls } from './catalogue.ts';
import { healthCalls } from './health.ts';
import { marketCalls } from './market.ts';

/** The whole API by name. The server registers exactly these; the client can call exactly these. */
export const calls = {
  ...healthCalls,
  ...catalogueCalls,
  ...marketCalls,
};

export type Calls = typeof calls;
