import type { WeekPrize } from '../../economy/week.ts';
import type { WalletPair } from '../wallet/index.ts';

export interface WeekEffects {
  /** What a match is worth in the week's table. */
  'week-counted': {
    readonly week: number;
    readonly pair: WalletPair;
    readonly rows: readonly {
      readonly wallet: string;
      readonly points: number;
      readonly won: boolean;
    }[];
  };
  /** A week is paid: once, and on the table that was decided on. */
  'week-paid': {
    readonly week: number;
    /** What was there to share, in whole HOOF. */
    readonly budget: number;
    /** What a prize was at most for each wallet of its circle, in whole HOOF. */
    readonly perWallet: number;
    readonly prizes: readonly WeekPrize[];
  };
}
