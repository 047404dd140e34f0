import type { Attribute } from '../../attributes.ts';
import type { Hundredths } from '../../economy/hoof.ts';
import type { Rarity } from '../../rarity.ts';
import type { CardEventKinds, EffectOf } from '../kernel/registry.ts';
import type { HeldCard } from './facts.ts';

export interface CardEffects {
  /** Something that happens to a card. Writing it down is what makes it happen. */
  'card-event': {
    readonly cardId: number;
    readonly kind: keyof CardEventKinds;
    readonly reference: string;
    readonly from?: string;
    readonly to?: string;
    readonly price?: Hundredths;
    /** 'minted', or 'sold' by the house: with locked HOOF, by a wallet without a history. */
    readonly bound?: boolean;
    readonly restsUntil?: number;
    readonly attribute?: Attribute;
    readonly value?: number;
  };
  engage: {
    readonly reference: string;
    readonly cards: readonly Pick<HeldCard, 'id' | 'owner' | 'bond' | 'asked'>[];
    /** Only the owner sees it: the list of a wallet's cards would give a swap away. */
    readonly secretly: boolean;
  };
  /** A card leaves the pool of a tier, and this many have to stay in it. */
  'pool-drawn': { readonly rarity: Rarity; readonly keeps: number };
  release: {
    readonly reference: string;
    /** Each in the hand it is in: the same card may be lent to both sides. */
    readonly cards: readonly { readonly id: number; readonly wallet: string }[];
  };
  /** The right to play cards that stay nobody's. */
  'cards-lent': {
    readonly wallet: string;
    readonly cardIds: readonly number[];
  };
  /** A lent card has played a game, for this wallet alone. */
  'loan-played': {
    readonly wallet: string;
    readonly cardId: number;
    readonly reference: string;
    readonly restsUntil: number | null;
  };
}

export type CardEvent = EffectOf<'card-event'>;
