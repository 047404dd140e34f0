import type { Rivals } from '../../economy/circle.ts';
import type { Asked, Unchecked } from '../kernel/registry.ts';
import type { WalletPair } from '../wallet/index.ts';
import type { WeekTable } from './facts.ts';

export interface WeekQuestions {
  /** Matches of two wallets that count in a week, and whether it has been paid. */
  'week-meetings': Asked<
    { readonly week: number; readonly pair: WalletPair },
    { readonly counted: number; readonly paid: boolean }
  >;
  /** The best of a week's table with everybody who is level with the last; null when it is paid. */
  'week-standings': Asked<{ readonly week: number; readonly places: number }, WeekTable | null>;
  /** Whom a wallet met in matches that count in a week, people only, most met first. */
  'week-rivals': Unchecked<
    {
      readonly week: number;
      readonly wallet: string;
      readonly most: number;
    },
    Rivals
  >;
}
