import { hasHistory } from '../../economy/history.ts';
import type { Hundredths } from '../../economy/hoof.ts';
import { utcDay } from '../../economy/limits.ts';
import type { Economy } from '../../economy/presets.ts';
import type { Rarity } from '../../rarity.ts';
import { historyOf } from '../../rating/rate-match.ts';
import type { HeldCard } from '../card/index.ts';
import { whyNotPay, whyOnAuction } from '../card/index.ts';
import { TREASURY } from '../hoof/index.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { whyLeaving } from '../wallet/index.ts';
import { countGifted, whyEnoughToday } from './mints-of-day.ts';

/** Buys an unowned card at its price. */
export interface MintCommand {
  readonly type: 'mint';
  readonly cardId: number;
  readonly wallet: string;
  /** The house mints for its shelves: no daily limit, but what is kept stays kept. */
  readonly house?: boolean;
  readonly at: number;
}

export interface Minted {
  readonly card: HeldCard;
  readonly balance: Hundredths;
}

export function* decideMint(
  { cardId, wallet, house = false, at }: MintCommand,
  { mints: bounds, historyAsked }: Economy,
): Deciding<Minted> {
  const day = utcDay(at);
  const asksHistory = historyAsked && !house;
  const { card, auction, balance, mints, lockedHoof, battlers, leaving } = yield* ask({
    card: { ask: 'card', id: cardId },
    auction: { ask: 'auction', cardId, at },
    balance: { ask: 'balance', account: wallet },
    mints: { ask: 'mints-of-day', wallet, day },
    leaving: { ask: 'leaving', wallet },
    lockedHoof: asksHistory ? [{ ask: 'locked', wallet } as const] : [],
    battlers: asksHistory ? [{ ask: 'battler', address: wallet } as const] : [],
  });
  if (card === null) return refuse('card-unknown');
  if (card.owner !== null) {
    const own = card.owner === wallet;
    return refuse(own ? 'mint-yours-already' : 'mint-has-owner');
  }
  const { price, rarity, version } = card;
  const keeps = bounds.reserved[rarity];
  const { left } = yield* ask({
    left: { ask: 'unowned-count', rarity, most: keeps + 1 },
  });
  const refused =
    whyLeaving(leaving) ??
    whyOnAuction(card, auction) ??
    (house ? null : whyEnoughToday(rarity, mints, bounds, at)) ??
    whyReserved(rarity, left, keeps) ??
    whyNotPay(balance, price);
  if (refused) return refused;
  // A card that came back is minted anew, under a reference that was never paid.
  const reference = version === 0 ? `card:${cardId}` : `card:${cardId}-${version}`;
  const gifted = lockedHoof.some((locked) => locked > 0);
  // What a free address was given must not become something to sell before it is somebody.
  const bound = gifted && !hasHistory(historyOf(battlers[0]));
  const counted = yield* countGifted(gifted, bounds, at);
  if ('ok' in counted) return counted;
  const paid = { type: 'post', reason: 'mint', reference, from: wallet, to: TREASURY } as const;
  return {
    ok: true,
    answer: {
      card: { ...card, owner: wallet, ...(bound ? { bond: 'bound' } : {}) },
      balance: balance - price,
    },
    effects: [
      {
        type: 'card-event',
        ...{ cardId, kind: 'minted', reference, to: wallet, price, bound },
      },
      { type: 'pool-drawn', rarity, keeps },
      { ...paid, amount: price },
      ...counted,
      { type: 'notice', topic: `card:${cardId}` },
    ],
  };
}

function whyReserved(rarity: Rarity, left: number, keeps: number) {
  if (left > keeps) return null;
  return refuse('mint-reserved', { keeps, rarity }, { rarity });
}
