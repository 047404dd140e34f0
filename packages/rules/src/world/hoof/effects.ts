import type { Hundredths } from '../../economy/hoof.ts';
import type { EffectOf, PostingReasons } from '../kernel/registry.ts';

export const TREASURY = 'treasury';

export interface HoofEffects {
  /** One balanced movement of HOOF between two accounts. */
  post: {
    readonly reason: keyof PostingReasons;
    /** What it is for. The same reason, reference and accounts move HOOF only once. */
    readonly reference: string;
    readonly from: string;
    readonly to: string;
    readonly amount: Hundredths;
    /** In which colour HOOF arrives that was not the receiver's own; left out: in the one it has. */
    readonly arrives?: 'locked' | 'free';
  };
  /** So much more of a UTC day's budget, which has so much; less when something is given back. */
  'day-counted': {
    readonly day: number;
    readonly what: string;
    readonly amount: number;
    readonly most: number;
  };
}

export type Posting = EffectOf<'post'>;
