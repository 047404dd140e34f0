import type { Attribute } from '../attributes.ts';
import type { MatchCard } from './cards.ts';
import type { Round } from './round.ts';
import type { Seat } from './seats.ts';
import type { MatchResult } from './state.ts';

/** What somebody wants to happen. Every action carries its own time: the engine has no clock. */
export type Action =
  | {
      readonly type: 'commit';
      readonly seat: Seat;
      readonly commitment: string;
      readonly at: number;
    }
  | {
      readonly type: 'open';
      readonly seat: Seat;
      /** Looked up by whoever owns the cards; a squad's are matched to its deck by id. */
      readonly cards: readonly MatchCard[];
      readonly seed: string;
      readonly salt: string;
      readonly at: number;
    }
  | {
      readonly type: 'pick';
      readonly seat: Seat;
      readonly attribute: Attribute;
      /** Round 2 of a duel: the decider that goes with it. */
      readonly strike?: Attribute | undefined;
      readonly at: number;
    }
  | {
      /** A squad at 2:2: whoever does not decide round 5 crosses one decider out. */
      readonly type: 'strike';
      readonly seat: Seat;
      readonly attribute: Attribute;
      readonly at: number;
    }
  | { readonly type: 'concede'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'timeout'; readonly at: number }
  | { readonly type: 'give-back'; readonly ms: number; readonly at: number };

/** What did happen. Appended, never changed; folding them gives the state. */
export type MatchEvent =
  | {
      readonly type: 'committed';
      readonly seat: Seat;
      readonly commitment: string;
      readonly at: number;
    }
  | { readonly type: 'opening-began'; readonly deadline: number; readonly at: number }
  | {
      readonly type: 'opened';
      readonly seat: Seat;
      readonly cards: readonly MatchCard[];
      readonly seed: string;
      readonly salt: string;
      readonly at: number;
    }
  | {
      readonly type: 'kicked-off' | 'round-played';
      readonly round: Round;
      readonly turn: Seat;
      readonly deadline: number;
      readonly at: number;
    }
  | {
      readonly type: 'struck';
      readonly seat: Seat;
      readonly attribute: Attribute;
      readonly byClock: boolean;
      readonly turn: Seat;
      readonly deadline: number;
      readonly at: number;
    }
  | { readonly type: 'time-given-back'; readonly deadline: number; readonly at: number }
  | {
      readonly type: 'finished';
      /** The last round, when a round ended it. */
      readonly round: Round | null;
      readonly result: MatchResult;
      readonly at: number;
    };
