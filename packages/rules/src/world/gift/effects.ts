import type { Hundredths } from '../../economy/hoof.ts';

export interface GiftEffects {
  /** A wallet waits for cards of its own; and gets them. */
  'own-cards-due': { readonly wallet: string };
  'own-cards-granted': {
    readonly wallet: string;
    readonly cardIds: readonly number[];
  };
  'starter-claimed': {
    readonly wallet: string;
    readonly hoof: Hundredths;
    readonly cardIds: readonly number[];
    readonly lent: boolean;
  };
  'house-joined': { readonly address: string; readonly name: string };
}
