import { authCalls } from './auth.ts';
import { cardCalls } from './cards.ts';
import { catalogueCalls } from './catalogue.ts';
import { healthCalls } from './health.ts';
import { marketCalls } from './market.ts';
import { packCalls } from './packs.ts';
import { walletCalls } from './wallets.ts';

/** The whole API by name. The server registers exactly these; the client can call exactly these. */
export const calls = {
  ...healthCalls,
  ...catalogueCalls,
  ...marketCalls,
  ...authCalls,
  ...walletCalls,
  ...cardCalls,
  ...packCalls,
};

export type Calls = typeof calls;
