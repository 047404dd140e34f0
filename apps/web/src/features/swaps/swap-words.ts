import { formatHoof } from '@goats/rules';
import { dayWords } from '@goats/ui/day-words.ts';
import { t } from '@goats/words';
import type { OwnedCard } from '../wallet/wallet-queries.ts';
import type { Swap } from './swap-queries.ts';

/** What one side of a swap hands over: cards, and HOOF or none. */
export interface Handed {
  readonly cards: Swap['give'];
  readonly hoof: number;
  /** What of the HOOF the treasury keeps, where it comes to whoever reads this. */
  readonly fee?: number;
}

/** Both sides as whoever reads it sees them. */
export function sidesOf(swap: Pick<Swap, 'side' | 'give' | 'take' | 'hoof' | 'fee'>): {
  readonly give: Handed;
  readonly get: Handed;
} {
  const { give, take, hoof, fee } = swap;
  const proposer = { cards: give, hoof: Math.max(0, hoof) };
  const addressee = { cards: take, hoof: Math.max(0, -hoof) };
  return swap.side === 'made'
    ? { give: proposer, get: { ...addressee, fee } }
    : { give: addressee, get: { ...proposer, fee } };
}

/** `hoofWords({ cards: [], hoof: 100, fee: 2.5 }) // '97.50 HOOF, after a fee of 2.50'` */
export function hoofWords({ hoof, fee }: Handed): string | null {
  if (hoof === 0) return null;
  if (fee === undefined) return `${formatHoof(hoof)} HOOF`;
  // Rounded where it is printed: the difference of two decimals is not one.
  return t('{hoof} HOOF, after a fee of {fee}', {
    hoof: formatHoof(hoof - fee),
    fee: formatHoof(fee),
  });
}

const OVER = {
  accepted: t('Swapped@@a swap was made'),
  withdrawn: t('Withdrawn@@a swap'),
  refused: t('Turned down@@a swap'),
  expired: t('Nobody answered in time'),
  ended: t('Over: a card of it was played or went elsewhere'),
} as const;

/** `swapStatus(swap) // 'Stands until 22 June'` */
export function swapStatus({
  status,
  expiresAt,
  endedAt,
}: Pick<Swap, 'status' | 'expiresAt' | 'endedAt'>): string {
  if (status === 'open') return t('Stands until {day}', { day: dayWords(expiresAt) });
  return endedAt === null ? OVER[status] : `${OVER[status]}, ${dayWords(endedAt)}`;
}

/** Before a yes, after it, and where none ever came. */
export function swapTense({ status }: Pick<Swap, 'status'>): 'now' | 'done' | 'never' {
  return status === 'open' ? 'now' : status === 'accepted' ? 'done' : 'never';
}

/** Why a card cannot go into a swap; null when it can. Whether it rests does not matter. */
export function whyNotSwap(card: Pick<OwnedCard, 'bond' | 'listing' | 'place'>): string | null {
  if (card.bond !== null) return card.bond === 'lent' ? t('Lent@@a card') : t('Bound@@a card');
  if (card.place !== 'stadium')
    return card.place === 'chain' ? t('On the chain') : t('On its way out');
  return card.listing === null ? null : t('For sale@@a card');
}
