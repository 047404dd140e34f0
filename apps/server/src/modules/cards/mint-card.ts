import { toHoof } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { AppError, notFound } from '../../errors.ts';
import { notifyChanged } from '../../hot/notify-changed.ts';
import { balanceOf, TREASURY, transfer } from '../ledger/ledger.ts';
import { recordCardEvent } from './card-events.ts';
import { toOwnedCard } from './card-view.ts';
import { heldCard } from './holding-store.ts';

/**
 * Mints an unowned card at its price. Of two who want it at one instant the second waits at the
 * card, finds it taken, and keeps the HOOF.
 */
export async function mintCard(tx: Queryable, cardId: number, wallet: string, now: number) {
  const card = await heldCard(tx, cardId, wallet, now);
  if (!card) throw notFound('There is no such card.');
  if (card.owner !== null) {
    const whose = card.owner === wallet ? 'This card is yours already.' : 'This card has an owner.';
    throw new AppError('CARD_TAKEN', whose);
  }
  const price = card.price_hoof;
  const reference = `card:${cardId}`;
  await recordCardEvent(tx, { cardId, kind: 'minted', reference, to: wallet, price }, now);
  await notifyChanged(tx, [reference, `wallet:${wallet}`]);
  await transfer(tx, { reason: 'mint', reference, from: wallet, to: TREASURY, amount: price }, now);
  return {
    card: toOwnedCard({ ...card, owner: wallet }, now),
    hoof: toHoof(price),
    hoofBalance: toHoof(await balanceOf(tx, wallet)),
  };
}
