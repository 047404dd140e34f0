import type { Hundredths } from '../../economy/hoof.ts';
import type { QuestName } from '../../quests/quest-kinds.ts';

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
  /** A wallet opened a UTC day's pack: once, and this one became its own. */
  'day-card-given': {
    readonly wallet: string;
    readonly day: number;
    readonly cardId: number;
    /** Among the own cards that a day has for everybody together. */
    readonly counted: boolean;
  };
  /** A quest of a UTC day is over for a wallet: paid, or changed for its spare. */
  'quest-kept': {
    readonly wallet: string;
    readonly day: number;
    readonly name: QuestName;
    /** Null: changed. */
    readonly paid: Hundredths | null;
  };
  'house-joined': { readonly address: string; readonly name: string };
}
