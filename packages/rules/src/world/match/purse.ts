import { hasHistory } from '../../economy/history.ts';
import { HUNDREDTHS_PER_HOOF, type Hundredths } from '../../economy/hoof.ts';
import type { BonusSide } from '../../economy/payouts.ts';
import type { Economy } from '../../economy/presets.ts';
import { type Battler, historyOf } from '../../rating/rate-match.ts';
import type { Effect } from '../kernel/registry.ts';

/** The day's purse out of which the treasury adds to pools, and one wallet's part of it. */
const PURSE = 'bonus';
const partOf = (wallet: string) => `${PURSE}:${wallet}`;

/** A player of a match that may carry a bonus. */
export interface Side {
  readonly address: string;
  readonly house: boolean;
}

/** What `sidesOf` must know of the players: nothing where no bonus is due. */
export function sideQuestions(sides: readonly Side[], day: number, { historyAsked }: Economy) {
  const whats = sides.length === 0 ? [] : [PURSE, ...sides.map(({ address }) => partOf(address))];
  return {
    used: whats.map((what) => ({ ask: 'day-used', what, day }) as const),
    battlers: sides
      .filter(() => historyAsked)
      .map(({ address }) => ({ ask: 'battler', address }) as const),
  };
}

/** The answers to `sideQuestions` as a bonus is decided by them, in the order of the sides. */
export function sidesOf(
  sides: readonly Side[],
  { used, battlers }: { used: readonly number[]; battlers: readonly (Battler | null)[] },
  { historyAsked, purse }: Economy,
): BonusSide[] {
  const [usedByAll = 0, ...usedBySide] = used;
  const { all, each } = mostOf(purse);
  return sides.map(({ house }, i) => ({
    purseLeft: Math.max(0, Math.min(all - usedByAll, each - usedBySide[i]!)),
    history: house || !historyAsked || hasHistory(historyOf(battlers[i])),
  }));
}

/**
 * A bonus that one of these wallets may win is taken out of the day's purse, and out of both parts:
 * two matches at one instant do not promise the same HOOF. What is not paid goes back.
 */
export function takeFromPurse(
  bonuses: Readonly<Record<string, Hundredths>>,
  all: Hundredths,
  day: number,
  { purse }: Economy,
): Effect[] {
  const most = mostOf(purse);
  const taken = [
    [PURSE, all, most.all] as const,
    ...Object.entries(bonuses).map(
      ([wallet, amount]) => [partOf(wallet), amount, most.each] as const,
    ),
  ];
  return taken
    .filter(([, amount]) => amount !== 0)
    .map(([what, amount, limit]) => ({ type: 'day-counted', day, what, amount, most: limit }));
}

function mostOf({ perDay, perWallet }: Economy['purse']) {
  return { all: perDay * HUNDREDTHS_PER_HOOF, each: perWallet * HUNDREDTHS_PER_HOOF };
}
