import { HUNDREDTHS_PER_HOOF, type Hundredths } from '../economy/hoof.ts';
import { nextDay, utcDay } from '../economy/limits.ts';
import { drawRarity, PACK_ODDS } from '../economy/packs.ts';
import type { Economy, MintBounds } from '../economy/presets.ts';
import { RARITIES, type Rarity } from '../rarity.ts';
import { type CardEvent, type Effect, TREASURY } from './effects.ts';
import { whyNotPay } from './eligibility.ts';
import type { AuctionFacts, HeldCard } from './facts.ts';
import { type Asking, ask, cardsOf, type Mints } from './questions.ts';
import { type Deciding, refuse } from './verdict.ts';

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
  { mints: bounds }: Economy,
): Deciding<Minted> {
  const day = utcDay(at);
  const { card, auction, balance, mints } = yield* ask({
    card: { ask: 'card', id: cardId },
    auction: { ask: 'auction', cardId },
    balance: { ask: 'balance', account: wallet },
    mints: { ask: 'mints-of-day', wallet, day },
  });
  if (card === null) return refuse('NOT_FOUND', 'There is no such card.');
  if (card.owner !== null) {
    const own = card.owner === wallet;
    return refuse('CARD_TAKEN', own ? 'This card is yours already.' : 'This card has an owner.');
  }
  const { price, rarity, version } = card;
  const keeps = bounds.reserved[rarity];
  const { left } = yield* ask({
    left: { ask: 'unowned-count', rarity, most: keeps + 1 },
  });
  const refused =
    whyOnAuction(card, auction, at) ??
    (house ? null : whyEnoughToday(rarity, mints, bounds, at)) ??
    whyReserved(rarity, left, keeps) ??
    whyNotPay(balance, price);
  if (refused) return refused;
  // A card that came back is minted anew, under a reference that was never paid.
  const reference = version === 0 ? `card:${cardId}` : `card:${cardId}-${version}`;
  return {
    ok: true,
    answer: { card: { ...card, owner: wallet }, balance: balance - price },
    effects: [
      {
        type: 'card-event',
        ...{ cardId, kind: 'minted', reference, version, to: wallet, price },
      },
      { type: 'mint-counted', wallet, day, before: mints.all },
      { type: 'pool-drawn', rarity, keeps },
      { type: 'post', reason: 'mint', reference, from: wallet, to: TREASURY, amount: price },
      { type: 'notice', topic: `card:${cardId}` },
    ],
  };
}

/** Whoever bids for a card must not find it sold at the counter. */
function whyOnAuction(card: HeldCard, auction: AuctionFacts | null, at: number) {
  if (auction === null || auction.endedEarly || at >= auction.endsAt) return null;
  return refuse('ON_AUCTION', `${card.name} stands in an auction: bid for it there.`);
}

function whyEnoughToday(
  rarity: Rarity,
  { all, legendary }: Mints,
  { perDay, legendaryPerDay }: MintBounds,
  at: number,
) {
  const details = { perDay, legendaryPerDay, minted: all, legendary, nextAt: nextDay(at) };
  if (all >= perDay) {
    return refuse(
      'MINT_LIMIT',
      `You have minted enough for today: ${perDay} a day are for one wallet. More after midnight UTC.`,
      details,
    );
  }
  if (rarity !== 'Legendary' || legendary < legendaryPerDay) return null;
  return refuse(
    'MINT_LIMIT',
    `${legendaryPerDay} Legendary a day are for one wallet, and you have had yours. More after midnight UTC; other tiers are still open to you.`,
    details,
  );
}

function whyReserved(rarity: Rarity, left: number, keeps: number) {
  if (left > keeps) return null;
  return refuse(
    'POOL_RESERVED',
    `The last ${keeps} ${rarity} cards without an owner are kept for newcomers’ packs.`,
    { rarity },
  );
}

/** The starter pack: cards and HOOF for a new wallet, once; when either has run out, nothing. */
export interface StarterCommand {
  readonly type: 'starter';
  readonly wallet: string;
  /** One whole number from 0 to 99 for each card: which tier the pack's odds give it. */
  readonly rolls: readonly number[];
  readonly at: number;
}

export interface Granted {
  readonly cards: readonly HeldCard[];
  readonly hoof: number;
}

export function* decideStarter(command: StarterCommand, { starter }: Economy): Deciding<Granted> {
  const { wallet, rolls } = command;
  const { hoof } = starter;
  const { claimed, treasury } = yield* ask({
    claimed: { ask: 'starter-claimed', wallet },
    treasury: { ask: 'free-treasury' },
  });
  if (claimed) {
    return refuse('STARTER_ALREADY_CLAIMED', 'This wallet has opened its starter pack already.');
  }
  const cards: HeldCard[] = [];
  for (const roll of rolls) {
    const card = yield* draw(roll, cards, command.at);
    if (card === null) {
      return refuse(
        'NO_CARDS_LEFT',
        'No card is left for a starter pack: the tier that was drawn and all below it have owners.',
      );
    }
    cards.push({ ...card, owner: wallet });
  }
  const amount = hoof * HUNDREDTHS_PER_HOOF;
  const short = whyNotGive(treasury, amount);
  if (short) return short;
  const reference = `starter:${wallet}`;
  const cardIds = cards.map((card) => card.id);
  return {
    ok: true,
    answer: { cards, hoof },
    effects: [
      { type: 'starter-claimed', wallet, hoof: amount, cardIds },
      ...grants(cards, wallet, reference),
      ...gift('starter', wallet, amount, reference),
    ],
  };
}

/** A card of the tier that was rolled, or of the next one below that has any left. */
function* draw(roll: number, drawn: readonly HeldCard[], at: number): Asking<HeldCard | null> {
  const rank = RARITIES.indexOf(drawRarity({ int: () => roll }, PACK_ODDS));
  const except = drawn.map((card) => card.id);
  for (const rarity of RARITIES.slice(0, rank + 1).reverse()) {
    const { card } = yield* ask({ card: { ask: 'unowned-card', rarity, except, at } });
    if (card !== null) return card;
  }
  return null;
}

/** A house player gets a name, a hand of cards and HOOF. */
export interface MoveInCommand {
  readonly type: 'move-in';
  readonly address: string;
  readonly name: string;
  readonly reference: string;
  readonly cardIds: readonly number[];
  /** In HOOF. */
  readonly hoof: number;
  readonly at: number;
}

export function* decideMoveIn(command: MoveInCommand): Deciding<null> {
  const { address, name, reference, hoof } = command;
  const { cards, joined, treasury } = yield* ask({
    cards: cardsOf(command.cardIds),
    joined: { ask: 'house-joined', address },
    treasury: { ask: 'free-treasury' },
  });
  if (joined) return refuse('CONFLICT', `${name} has moved in already.`);
  const amount = hoof * HUNDREDTHS_PER_HOOF;
  const short = whyNotGive(treasury, amount);
  if (short) return short;
  // When the demo world is switched on late, people may hold some of these cards. They keep them.
  const unowned = cards.filter((card): card is HeldCard => card !== null && card.owner === null);
  return {
    ok: true,
    answer: null,
    effects: [
      { type: 'house-joined', address, name },
      ...grants(unowned, address, reference),
      ...gift('house', address, amount, reference),
    ],
  };
}

/** A full purse for a house player who is short, so that the house never runs out of HOOF. */
export interface PurseCommand {
  readonly type: 'purse';
  readonly address: string;
  readonly reference: string;
  /** Filled up to `full` when the balance is below `least`. */
  readonly least: Hundredths;
  readonly full: Hundredths;
  readonly at: number;
}

export function* decidePurse(command: PurseCommand): Deciding<null> {
  const { address, reference, least, full } = command;
  const { balance, treasury } = yield* ask({
    balance: { ask: 'balance', account: address },
    treasury: { ask: 'free-treasury' },
  });
  if (balance >= least) return refuse('CONFLICT', 'That purse is full enough.');
  const amount = full - balance;
  const short = whyNotGive(treasury, amount);
  if (short) return short;
  return { ok: true, answer: null, effects: gift('house', address, amount, reference) };
}

/** Null when the treasury covers a gift with what it has not promised. */
function whyNotGive(treasury: Hundredths, amount: Hundredths) {
  if (treasury >= amount) return null;
  return refuse('TREASURY_EMPTY', 'The treasury has not enough HOOF left for that.');
}

function grants(cards: readonly HeldCard[], to: string, reference: string): Effect[] {
  return cards.flatMap(({ id: cardId, version }): Effect[] => [
    { type: 'card-event', cardId, kind: 'granted', reference, version, to } satisfies CardEvent,
    { type: 'notice', topic: `card:${cardId}` },
  ]);
}

function gift(
  reason: 'starter' | 'house',
  to: string,
  amount: Hundredths,
  reference: string,
): Effect[] {
  return amount === 0 ? [] : [{ type: 'post', reason, reference, from: TREASURY, to, amount }];
}
