import { type Hundredths, toHoof } from '../../economy/hoof.ts';
import type { HeldCard } from '../card/index.ts';
import { cardsOf } from '../card/index.ts';
import { whyNotGive } from '../gift/index.ts';
import { TREASURY } from '../hoof/index.ts';
import { ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refusePlainly } from '../kernel/verdict.ts';
import type { Mint, OfferFacts } from './facts.ts';
import { endOffers } from './sale.ts';

/** The most cards that one command takes back; more are several commands. */
export const RETURNED_AT_ONCE = 100;

/**
 * An operator undoes a capture: cards that a frozen wallet minted go back to the pool, and what it
 * paid for them comes back out of the treasury. Nothing is deleted, so the history tells both.
 */
export interface ReturnCardsCommand {
  readonly type: 'return-cards';
  readonly wallet: string;
  readonly cardIds: readonly number[];
  /** What was minted before stays. */
  readonly since: number;
  readonly reason: string;
  /** Who does it, and what the log should say besides: times in words a person reads. */
  readonly operator: {
    readonly username: string;
    readonly address: string;
    readonly details: Readonly<Record<string, unknown>>;
  };
  readonly at: number;
}

export interface ReturnedCards {
  readonly returned: readonly HeldCard[];
  readonly hoof: Hundredths;
  /** Cards in an opening or a match: whoever plays against them is owed the game. */
  readonly engaged: readonly number[];
}

export function* decideReturnCards(command: ReturnCardsCommand): Deciding<ReturnedCards> {
  const { wallet, since, reason, operator } = command;
  if (command.cardIds.length > RETURNED_AT_ONCE) {
    return refusePlainly('INVALID_INPUT', `${RETURNED_AT_ONCE} cards at once are the most.`);
  }
  const { cards, offers, mints, frozen, treasury } = yield* ask({
    cards: cardsOf(command.cardIds, wallet),
    offers: command.cardIds.map((cardId) => ({ ask: 'card-offers', cardId }) as const),
    mints: command.cardIds.map((cardId) => ({ ask: 'newest-mint', cardId }) as const),
    frozen: { ask: 'frozen', wallet },
    treasury: { ask: 'free-treasury' },
  });
  if (!frozen) {
    return refusePlainly('CONFLICT', 'Freeze the wallet first: it could move its cards meanwhile.');
  }
  // What is in other hands by now was won in a match, and stays there.
  const captured = cards.flatMap((card, i) => {
    const mint = mints[i];
    const theirs = card?.owner === wallet && mint?.wallet === wallet && mint.at >= since;
    return theirs ? [{ card, mint, offers: offers[i]! }] : [];
  });
  const free = captured.filter(({ card }) => card.busyWith === null);
  const hoof = free.reduce((sum, { mint }) => sum + mint.price, 0);
  const short = whyNotGive(treasury, hoof);
  if (short) return short;
  const engaged = captured.flatMap(({ card }) => (card.busyWith === null ? [] : [card.id]));
  const ids = free.map(({ card }) => card.id);
  const details = { wallet, reason, ...operator.details, cards: ids, engaged, hoof: toHoof(hoof) };
  const { username, address } = operator;
  const record = { type: 'operator-acted', username, address, action: 'cards returned' } as const;
  return {
    ok: true,
    answer: { returned: free.map(({ card }) => ({ ...card, owner: null })), hoof, engaged },
    effects: ids.length === 0 ? [] : [{ ...record, details }, ...free.flatMap(undo)],
  };
}

/** Under the reference of the mint, which can be undone once. */
function undo({
  card,
  mint,
  offers,
}: {
  readonly card: HeldCard;
  readonly mint: Mint;
  readonly offers: readonly OfferFacts[];
}): Effect[] {
  const { id: cardId } = card;
  const { reference, price, wallet } = mint;
  return [
    ...endOffers(offers, { why: 'returned', card: card.name }),
    {
      ...{ type: 'card-event', kind: 'returned', cardId, reference, from: wallet, price },
    },
    { type: 'post', reason: 'returned', reference, from: TREASURY, to: wallet, amount: price },
    { type: 'notice', topic: `card:${cardId}` },
    ...(card.asked === undefined ? [] : [{ type: 'notice', topic: 'listings' } as const]),
  ];
}
