import { nextDay, utcDay } from '../../economy/limits.ts';
import type { MintBounds } from '../../economy/presets.ts';
import type { Rarity } from '../../rarity.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import type { EffectOf } from '../kernel/registry.ts';
import { refuse } from '../kernel/verdict.ts';
import type { Mints } from './facts.ts';

export type Refused = ReturnType<typeof refuse>;

/** Null when the wallet may mint another card of that tier today. */
export function whyEnoughToday(
  rarity: Rarity,
  { all, legendary }: Mints,
  { perDay, legendaryPerDay }: MintBounds,
  at: number,
) {
  const details = { perDay, legendaryPerDay, minted: all, legendary, nextAt: nextDay(at) };
  if (all >= perDay) {
    return refuse('mints-of-day', { perDay }, details);
  }
  if (rarity !== 'Legendary' || legendary < legendaryPerDay) return null;
  return refuse('legendary-mints-of-day', { legendaryPerDay }, details);
}

/** Counts the day's mints with locked HOOF, of all wallets. */
const LOCKED_MINTS = 'locked-mints';

/**
 * Gifts, however many wallets they go to, buy no more than so much a day: one more of them, or why
 * not.
 */
export function* countGifted(
  gifted: boolean,
  { lockedPerDay }: MintBounds,
  at: number,
): Asking<Refused | readonly EffectOf<'day-counted'>[]> {
  if (!gifted) return [];
  const day = utcDay(at);
  const { used } = yield* ask({ used: { ask: 'day-used', what: LOCKED_MINTS, day } });
  if (used >= lockedPerDay) return giftedMintsSpent(lockedPerDay, at);
  return [{ type: 'day-counted', day, what: LOCKED_MINTS, amount: 1, most: lockedPerDay }];
}

function giftedMintsSpent(lockedPerDay: number, at: number) {
  return refuse('gifted-mints-of-day', { lockedPerDay }, { lockedPerDay, nextAt: nextDay(at) });
}
