import type { Unchecked } from '../kernel/registry.ts';

export interface SeasonQuestions {
  /** Some of those who play in a season before this one still, and whether they are the house's. */
  'season-leavers': Unchecked<
    { readonly before: number; readonly most: number },
    readonly { readonly address: string; readonly house: boolean }[]
  >;
}
