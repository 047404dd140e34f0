import { dailyPack, OWN_CARDS } from '../../economy/daily-pack.ts';
import { HISTORY, hasHistory } from '../../economy/history.ts';
import { utcDay } from '../../economy/limits.ts';
import { drawRarity, PACK_ODDS } from '../../economy/packs.ts';
import type { Economy } from '../../economy/presets.ts';
import { RARITIES, type Rarity } from '../../rarity.ts';
import { historyOf } from '../../rating/rate-match.ts';
import type { HeldCard } from '../card/index.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { whyLeaving } from '../wallet/index.ts';
import { grants } from './gift.ts';

/** The pack of a UTC day: cards to look at, and one of them becomes the wallet's own. */
export interface DailyPackCommand {
  readonly type: 'daily-pack';
  readonly wallet: string;
  /** One whole number from 0 to 99 for each card: which tier the pack's odds give it. */
  readonly rolls: readonly number[];
  /** Which of them becomes the wallet's own. */
  readonly own: number;
  readonly at: number;
}

export interface DailyCards {
  readonly cards: readonly HeldCard[];
  readonly yours: number;
}

export function* decideDailyPack(
  { wallet, rolls, own, at }: DailyPackCommand,
  economy: Economy,
): Deciding<DailyCards> {
  const day = utcDay(at);
  const { deed, had, given, battler, leaving } = yield* ask({
    deed: { ask: 'day-deed', wallet, day },
    had: { ask: 'day-card', wallet, day },
    given: { ask: 'day-used', what: OWN_CARDS, day },
    battler: { ask: 'battler', address: wallet },
    leaving: { ask: 'leaving', wallet },
  });
  const left = whyLeaving(leaving);
  if (left) return left;
  const facts = { deed, had: had !== null, hasHistory: hasHistory(historyOf(battler)), given };
  const { because, nextAt } = dailyPack(facts, economy, at);
  if (because !== 'match' && because !== 'puzzle') {
    const details = { because, nextAt };
    return because === 'no-history'
      ? refuse('pack-no-history', HISTORY, details)
      : refuse(`pack-${because}`, {}, details);
  }
  const tiers = rolls.map((roll) => drawRarity({ int: () => roll }, PACK_ODDS));
  const drawn = yield* drawBeyondReserve(tiers[own]!, economy.mints.reserved);
  if (drawn === null) {
    return refuse('pack-reserved');
  }
  const { card, keeps } = drawn;
  const others = yield* drawToLookAt(
    tiers.filter((_, place) => place !== own),
    card,
  );
  const counted = economy.historyAsked;
  const most = economy.ownCards.perDay;
  return {
    ok: true,
    answer: { cards: others.toSpliced(own, 0, { ...card, owner: wallet }), yours: card.id },
    effects: [
      { type: 'day-card-given', wallet, day, cardId: card.id, counted },
      ...grants([card], wallet, `daily:${wallet}-${day}`),
      { type: 'pool-drawn', rarity: card.rarity, keeps },
      ...(counted ? [{ type: 'day-counted', day, what: OWN_CARDS, amount: 1, most } as const] : []),
    ],
  };
}

/** Of that tier or the next one below of which there are more than are kept for newcomers. */
function* drawBeyondReserve(
  tier: Rarity,
  reserved: Readonly<Record<Rarity, number>>,
): Asking<{ readonly card: HeldCard; readonly keeps: number } | null> {
  for (const rarity of RARITIES.slice(0, RARITIES.indexOf(tier) + 1).reverse()) {
    const keeps = reserved[rarity];
    const { left, card } = yield* ask({
      left: { ask: 'unowned-count', rarity, most: keeps + 1 },
      card: { ask: 'unowned-card', rarity, except: [] },
    });
    if (left > keeps && card !== null) return { card, keeps };
  }
  return null;
}

/** Nobody gets these, so that any will do which nobody owns; what a tier lacks comes from below it. */
function* drawToLookAt(tiers: readonly Rarity[], own: HeldCard): Asking<HeldCard[]> {
  const drawn: HeldCard[] = [];
  let short = 0;
  for (const rarity of [...RARITIES].reverse()) {
    const wanted = short + tiers.filter((tier) => tier === rarity).length;
    if (wanted === 0) continue;
    const { hand } = yield* ask({
      hand: { ask: 'pool-hand', rarity, goats: null, cards: wanted + 1 },
    });
    const others = hand.filter(({ id }) => id !== own.id).slice(0, wanted);
    drawn.push(...others);
    short = wanted - others.length;
  }
  return drawn;
}
