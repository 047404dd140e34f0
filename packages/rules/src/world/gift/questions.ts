import type { DayDeed } from '../../economy/daily-pack.ts';
import type { MatchState } from '../../engine/state.ts';
import type { QuestDay } from '../../quests/quests.ts';
import type { Asked, Unchecked } from '../kernel/registry.ts';

export interface GiftQuestions {
  /** Whoever has waited longest for cards of its own. */
  'next-in-line': Asked<object, string | null>;
  'starter-claimed': Asked<{ readonly wallet: string }, 'own' | 'lent' | null>;
  /** What the wallet did on a UTC day that the day's pack is for; which matches count the answer says. */
  'day-deed': Unchecked<{ readonly wallet: string; readonly day: number }, DayDeed | null>;
  /** The card that the wallet got out of a UTC day's pack. */
  'day-card': Asked<{ readonly wallet: string; readonly day: number }, number | null>;
  /** What the wallet did with the quests of a UTC day. */
  'quest-day': Asked<{ readonly wallet: string; readonly day: number }, QuestDay>;
  /** The first `QUEST_MATCHES` matches with something in them that the wallet ended on a UTC day. */
  'day-matches': Unchecked<
    { readonly wallet: string; readonly day: number },
    readonly MatchState[]
  >;
  'house-joined': Asked<{ readonly address: string }, boolean>;
}
