import type { History } from '../../economy/history.ts';
import type { Hundredths } from '../../economy/hoof.ts';
import type { MatchEvent } from '../../engine/events.ts';
import type { Pair } from '../../engine/seats.ts';
import type { LiveState } from '../../engine/state.ts';
import type { Rating } from '../../rating/rate-match.ts';
import type { WalletPair } from '../wallet/index.ts';
import type { MatchFacts } from './facts.ts';

export interface MatchEffects {
  'match-started': {
    readonly match: MatchFacts & { readonly state: LiveState };
    /** The most the treasury may owe for it, kept back until the match is over. */
    readonly bonusReserved: Hundredths;
  };
  'match-moved': {
    /** As it is from now on. */
    readonly match: MatchFacts;
    /** The version that was decided on. */
    readonly version: number;
    readonly events: readonly MatchEvent[];
    /** The same hash never counts twice, anywhere. */
    readonly commitment: string | null;
  };
  'bonus-counted': {
    readonly pair: WalletPair;
    readonly day: number;
  };
  rated: {
    readonly matchId: number;
    readonly players: Pair<string>;
    readonly winner: 0 | 1;
    readonly payouts: Pair<Hundredths>;
    readonly rating: Rating;
    /** What each has behind it now, and whether these two have met. */
    readonly histories: Pair<History>;
    readonly playedOut: boolean;
    /** The season it counts for. */
    readonly season: number;
    readonly at: number;
  };
}
