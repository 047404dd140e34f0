import { LIVE_FRIENDLIES } from '../../economy/limits.ts';
import { refuse } from '../kernel/verdict.ts';

/** The friendlies that a wallet has going: oldest first, and the cards it announced in them. */
export interface LiveFriendlies {
  readonly matches: readonly number[];
  readonly cards: readonly number[];
}

/** Whoever has enough of them going plays those first, or waits for who does. Null when there is room. */
export function whyNoMoreFriendlies({ matches }: LiveFriendlies, whose: 'yours' | 'theirs') {
  if (matches.length < LIVE_FRIENDLIES) return null;
  const [count, most] = [matches.length, LIVE_FRIENDLIES];
  return whose === 'yours'
    ? refuse('too-many-friendlies', { count }, { live: matches.map(String), most })
    : refuse('they-have-too-many-friendlies', { count }, { most });
}
