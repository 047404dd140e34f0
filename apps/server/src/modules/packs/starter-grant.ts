import { HUNDREDTHS_PER_HOOF } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { notifyChanged } from '../../hot/notify-changed.ts';
import { recordCardEvent } from '../cards/card-events.ts';
import { toOwnedCard } from '../cards/card-view.ts';
import { heldCards } from '../cards/holding-store.ts';
import { TREASURY, transfer } from '../ledger/ledger.ts';
import { drawCard } from './draw-card.ts';

/** Cards and HOOF for a new wallet, once; when either has run out, nothing at all. */
export async function grantStarter(
  tx: Queryable,
  starter: Deps['config']['starter'],
  wallet: string,
  now: number,
) {
  const reference = `starter:${wallet}`;
  await claim(tx, wallet, now);
  const drawn: number[] = [];
  while (drawn.length < starter.cards) {
    const cardId = await drawCard(tx, now);
    if (cardId === null) throw await noCardsLeft(tx);
    await recordCardEvent(tx, { cardId, kind: 'granted', reference, to: wallet }, now);
    drawn.push(cardId);
  }
  const amount = starter.hoof * HUNDREDTHS_PER_HOOF;
  await tx.query('update starter_grants set cards = $2, hoof = $3 where wallet = $1', [
    wallet,
    drawn,
    amount,
  ]);
  const cards = await heldCards(tx, drawn, wallet, now);
  await notifyChanged(tx, [`wallet:${wallet}`, ...drawn.map((id) => `card:${id}`)]);
  // Last, because every grant and every mint wants the treasury's row.
  if (amount > 0) {
    await transfer(tx, { reason: 'starter', reference, from: TREASURY, to: wallet, amount }, now);
  }
  return { cards: cards.map((card) => toOwnedCard(card, now)), hoof: starter.hoof };
}

export async function hasClaimedStarter(db: Queryable, wallet: string): Promise<boolean> {
  const [row] = await db.prepared(
    'has-claimed-starter',
    'select 1 from starter_grants where wallet = $1',
    [wallet],
  );
  return row !== undefined;
}

async function claim(tx: Queryable, wallet: string, now: number): Promise<void> {
  const [claimed] = await tx.query(
    `insert into starter_grants (wallet, hoof, cards, at) values ($1, 0, '{}', $2)
     on conflict do nothing returning wallet`,
    [wallet, new Date(now)],
  );
  if (!claimed) {
    throw new AppError(
      'STARTER_ALREADY_CLAIMED',
      'This wallet has opened its starter pack already.',
    );
  }
}

/** The last ones may be in somebody's hands at this very instant, and may come back. */
async function noCardsLeft(tx: Queryable): Promise<AppError> {
  const [left] = await tx.query('select 1 from card_holdings where owner is null limit 1');
  return left
    ? new AppError('UNAVAILABLE', 'The last cards are being dealt. Try again in a moment.', {
        headers: { 'retry-after': '1' },
      })
    : new AppError('NO_CARDS_LEFT', 'Every card has an owner: there is no starter pack left.');
}
