import type { Hundredths } from '../../economy/hoof.ts';
import { SWAP_CARDS, SWAP_MS, SWAPS_PER_ADDRESSEE, SWAPS_PER_WALLET } from '../../economy/swaps.ts';
import type { HeldCard } from '../card/index.ts';
import {
  cardsOf,
  whyBonded,
  whyNotSell,
  whyNotTrade,
  whyOnAuction,
  whyOutside,
} from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { whyLeaving } from '../wallet/index.ts';
import { type SwapFacts, swapVault } from './facts.ts';
import { first, tellAddressee, whyListed } from './swap.ts';

/** Puts cards of one's own on the table for cards of one other player, with HOOF on one side or none. */
export interface ProposeSwapCommand {
  readonly type: 'propose-swap';
  readonly wallet: string;
  readonly to: string;
  readonly give: readonly number[];
  readonly take: readonly number[];
  /** Below nothing it is asked for. */
  readonly hoof: Hundredths;
  readonly at: number;
}

export function* decideProposeSwap(command: ProposeSwapCommand): Deciding<SwapFacts> {
  const { wallet, to, give, take, hoof, at } = command;
  const malformed = whyNoSwap(command);
  if (malformed) return malformed;
  const { id, gives, takes, auctions, house, count, blocked, balance, locked, leaving } =
    yield* ask({
      id: { ask: 'new-id', of: 'swap' },
      gives: cardsOf(give, wallet),
      takes: take.map((each) => ({ ask: 'card', id: each }) as const),
      auctions: [...give, ...take].map((cardId) => ({ ask: 'auction', cardId, at }) as const),
      house: { ask: 'house-joined', address: to },
      count: { ask: 'swap-count', wallet, to },
      blocked: { ask: 'blocked', by: wallet, whom: to },
      balance: { ask: 'balance', account: wallet },
      locked: { ask: 'locked', wallet },
      leaving: { ask: 'leaving', wallet },
    });
  if (house) {
    return refuse('swap-with-house');
  }
  const refused =
    whyLeaving(leaving) ??
    (blocked ? refuse('asked-blocked') : null) ??
    first(gives, (card, i) => whyNotSell(card, wallet, auctions[i]!) ?? whyListed(card!)) ??
    first(takes, (card, i) => whyNotTake(card, to, auctions[give.length + i]!)) ??
    whyTooMany(count) ??
    (hoof > 0 ? whyNotTrade({ balance, locked }, hoof) : null);
  if (refused) return refused;
  const swap: SwapFacts = {
    ...{ id, proposer: wallet, addressee: to, give, take, hoof, status: 'open' },
    ...{ createdAt: at, expiresAt: at + SWAP_MS },
  };
  const vault = swapVault(swap);
  return {
    ok: true,
    answer: swap,
    effects: [
      { type: 'swap-made', swap },
      ...(hoof > 0
        ? [
            {
              ...({ type: 'post', reason: 'offer', reference: vault } as const),
              ...{ from: wallet, to: vault, amount: hoof },
            },
          ]
        : []),
      tellAddressee(swap, 'swap-proposed', {
        ...{ give: gives[0]!.name, giveMore: gives.length - 1 },
        ...{ take: takes[0]!.name, takeMore: takes.length - 1, hoof },
      }),
    ],
  };
}

function whyNoSwap({ wallet, to, give, take }: ProposeSwapCommand) {
  if (wallet === to) return refuse('swap-with-yourself');
  const sides = [give, take];
  if (sides.some(({ length }) => length === 0 || length > SWAP_CARDS)) {
    return refuse('swap-size', { most: SWAP_CARDS });
  }
  if (new Set(sides.flat()).size < give.length + take.length) {
    return refuse('swap-card-twice');
  }
  return null;
}

/**
 * Whether it is in a game or on a shelf is looked at when the other says yes: that a card was brought
 * into a match in secret must not show here.
 */
function whyNotTake(
  card: HeldCard | null,
  owner: string,
  auction: Parameters<typeof whyOnAuction>[1],
) {
  if (card === null) return refuse('card-unknown');
  if (card.owner !== owner) return refuse('card-not-theirs', { name: card.name });
  return whyOutside(card) ?? whyBonded(card) ?? whyOnAuction(card, auction);
}

function whyTooMany({ all, to }: { readonly all: number; readonly to: number }) {
  if (to >= SWAPS_PER_ADDRESSEE) {
    const details = { open: to, most: SWAPS_PER_ADDRESSEE };
    return refuse('too-many-swaps-with-player', { open: to }, details);
  }
  if (all < SWAPS_PER_WALLET) return null;
  return refuse('too-many-swaps', { open: all }, { open: all, most: SWAPS_PER_WALLET });
}
