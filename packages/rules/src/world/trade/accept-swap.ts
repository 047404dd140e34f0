import { saleFee } from '../../economy/trading.ts';
import { backAndForth, FUNDED_MS, SWAPPED } from '../../economy/wash.ts';
import type { HeldCard } from '../card/index.ts';
import { cardsOf, whyNotSell, whyNotTrade } from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { walletPair, whyLeaving, whyRootsLate } from '../wallet/index.ts';
import { type OfferFacts, type SwapFacts, swapVault } from './facts.ts';
import { ringClosedBy } from './find-wash.ts';
import { endOffers, paySeller } from './sale.ts';
import {
  closeSwap,
  first,
  noSuchSwap,
  tellProposer,
  unwantedQuestion,
  whyListed,
  whySwapClosed,
} from './swap.ts';

/** The other says yes: all cards and the HOOF change hands at once. */
export interface AcceptSwapCommand {
  readonly type: 'accept-swap';
  readonly swapId: number;
  readonly wallet: string;
  readonly at: number;
}

export function* decideAcceptSwap(command: AcceptSwapCommand): Deciding<SwapFacts> {
  const { swapId, wallet, at } = command;
  const { swap } = yield* ask({ swap: { ask: 'swap', id: swapId } });
  if (swap === null) return noSuchSwap();
  const { proposer, addressee, give, take, hoof } = swap;
  if (wallet === proposer) {
    return refuse('swap-not-to-you');
  }
  if (wallet !== addressee) return noSuchSwap();
  const { unwanted, blocked } = yield* ask({
    unwanted: unwantedQuestion(swap),
    blocked: { ask: 'blocked', by: proposer, whom: addressee },
  });
  if (unwanted) return noSuchSwap();
  // What was proposed to somebody who is blocked now is being withdrawn, as it might be any day.
  const closed = whySwapClosed(blocked ? { ...swap, status: 'withdrawn' } : swap, at);
  if (closed) return closed;
  const cardIds = [...give, ...take];
  const { gives, takes, auctions, offers, playing, frozen, gone, leaving, late, balance, locked } =
    yield* ask({
      gives: cardsOf(give, proposer),
      takes: cardsOf(take, wallet),
      auctions: cardIds.map((cardId) => ({ ask: 'auction', cardId, at }) as const),
      offers: cardIds.map((cardId) => ({ ask: 'card-offers', cardId }) as const),
      playing: { ask: 'playing', wallet: proposer },
      frozen: { ask: 'frozen', wallet: proposer },
      gone: { ask: 'leaving', wallet: proposer },
      leaving: { ask: 'leaving', wallet },
      late: { ask: 'roots-late' },
      balance: { ask: 'balance', account: wallet },
      locked: { ask: 'locked', wallet },
    });
  const refused =
    whyLeaving(leaving) ??
    whyRootsLate(late) ??
    (frozen || gone ? refuse('swap-not-now') : null) ??
    first(gives, (card) => whyNotTheirs(card, proposer)) ??
    (playing ? theyPlay() : null) ??
    first(gives, (card, i) => whyNotSell(card, proposer, auctions[i]!) ?? whyListed(card!)) ??
    first(
      takes,
      (card, i) => whyNotSell(card, wallet, auctions[give.length + i]!) ?? whyListed(card!),
    ) ??
    (hoof < 0 ? whyNotTrade({ balance, locked }, -hoof) : null);
  if (refused) return refused;
  const { payer, seller } = sidesOf(swap);
  const price = Math.abs(hoof);
  const ring = hoof === 0 ? [] : yield* ringClosedBy({ price, seller, buyer: payer, at });
  const [given, taken] = [gives, takes] as readonly (readonly HeldCard[])[];
  return {
    ok: true,
    answer: { ...swap, status: 'accepted' },
    effects: [
      ...closeSwap(swap, 'accepted'),
      ...given!.flatMap((card, i) => handOver(swap, card, addressee, offers[i]!)),
      ...taken!.flatMap((card, i) => handOver(swap, card, proposer, offers[give.length + i]!)),
      ...pay(swap),
      ...seeThrough(swap, at),
      ...ring,
      tellProposer(swap, 'swap-made', {
        ...{ take: taken![0]!.name, takeMore: taken!.length - 1, yours: earned(swap) },
      }),
      { type: 'notice', topic: 'leaderboard' },
    ],
  };
}

function whyNotTheirs(card: HeldCard | null, proposer: string) {
  if (card?.owner === proposer) return null;
  const details = { status: 'ended' };
  return card
    ? refuse('swap-card-gone', { name: card.name }, details)
    : refuse('swap-some-card-gone', {}, details);
}

/**
 * In a match a card may have been brought in secret. Were only that one refused, whoever plays against
 * it could ask for its name here: so all of them wait until the match is over.
 */
function theyPlay() {
  return refuse('swap-they-play');
}

/** A sale without a price; what others offered for the card goes back. */
function handOver(
  swap: SwapFacts,
  card: HeldCard,
  to: string,
  offers: readonly OfferFacts[],
): Effect[] {
  const { id: cardId, owner, name } = card;
  return [
    ...endOffers(offers, { why: 'sold', card: name }, to),
    {
      ...({ type: 'card-event', kind: 'sold', cardId, reference: swapVault(swap) } as const),
      ...{ from: owner!, to },
    },
    { type: 'notice', topic: `card:${cardId}` },
  ];
}

/** Out of the vault where it was put aside; out of the purse of whoever was asked for it. */
function pay(swap: SwapFacts): Effect[] {
  const { hoof } = swap;
  if (hoof === 0) return [];
  const reference = swapVault(swap);
  const price = Math.abs(hoof);
  const { payer, seller } = sidesOf(swap);
  const from = hoof > 0 ? reference : payer;
  return paySeller({ reference, price, fee: saleFee(price), payer: from, seller });
}

/** Who gives HOOF along, and who gets it. */
function sidesOf({ hoof, proposer, addressee }: SwapFacts) {
  return hoof > 0 ? { payer: proposer, seller: addressee } : { payer: addressee, seller: proposer };
}

/**
 * A card that comes back without a price was sold for nobody's price, and two who hand cards to each
 * other say nothing about what anybody else would pay.
 */
function seeThrough({ proposer, addressee, give, take }: SwapFacts, at: number): Effect[] {
  const pair = walletPair(proposer, addressee);
  const seen = { type: 'sales-seen-through', pair, since: at - FUNDED_MS } as const;
  const reason = backAndForth(proposer, addressee);
  return [
    ...[...give, ...take].map((cardId) => ({ ...seen, cardId, reason })),
    { ...seen, cardId: null, reason: SWAPPED },
  ];
}

const earned = ({ hoof }: SwapFacts) => (hoof < 0 ? -hoof - saleFee(-hoof) : undefined);
