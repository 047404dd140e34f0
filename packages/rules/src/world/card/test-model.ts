import { ATTRIBUTES } from '../../attributes.ts';
import { tokenOf } from '../../economy/chain.ts';
import { hasHistory, NO_HISTORY } from '../../economy/history.ts';
import { GROWTH_PER_CARD, utcDay } from '../../economy/limits.ts';
import { deepFreeze } from '../../engine/deep-freeze.ts';
import { auctionAt } from '../auction/test-auctions.ts';
import { poolHand } from '../cup/test-cups.ts';
import { type Model, must } from '../kernel/test-model.ts';
import { cardsKept, hand, loanKey, openOffers, unownedOf, type World } from '../test-facts.ts';
import type { CardEffects, CardEvent } from './effects.ts';
import { gamesToday, type HeldCard, placeOf } from './facts.ts';
import type { CardQuestions } from './questions.ts';

/** The slice in the world that tests play in. */
export const cardModel: Model<CardQuestions, CardEffects> = {
  answers: {
    card: (world, { id, wallet, lent, busyWith }) => {
      const card = world.cards.get(id) ?? null;
      if (wallet === undefined) return card;
      const loan = world.loans.get(loanKey(wallet, id));
      const meansLoan =
        lent ?? (busyWith === undefined ? card?.owner !== wallet : loan?.busyWith === busyWith);
      return meansLoan ? (loan ?? card) : card;
    },
    'free-cards': (world, { wallet, rarity }) =>
      hand(world).filter(
        (card) =>
          card.owner === wallet &&
          card.busyWith === null &&
          (rarity === null || card.rarity === rarity),
      ),
    'cards-kept': cardsKept,
    'seen-cards': (world, { wallet, rarity }) =>
      hand(world)
        .filter(
          ({ id, owner, rarity: tier, busyWith }) =>
            owner === wallet &&
            tier === rarity &&
            (busyWith === null || world.secret.has(loanKey(wallet, id))),
        )
        .map((card) => ({ ...card, busyWith: null })),
    'unowned-card': (world, { rarity, except }) =>
      [...world.cards.values()].find(
        (card) =>
          card.owner === null &&
          card.rarity === rarity &&
          !except.includes(card.id) &&
          auctionAt(world, { cardId: card.id, at: 0 }) === null,
      ) ?? null,
    'unowned-count': (world, { rarity, most }) => Math.min(most, unownedOf(world, rarity)),
    'busy-cards': (world, { wallet }) =>
      hand(world).filter(({ owner, busyWith }) => owner === wallet && busyWith !== null).length,
    'pool-hand': poolHand,
  },
  writes: {
    'card-event': (world, event, at) => {
      const card = world.cards.get(event.cardId);
      must(card !== undefined && isWhole(world, event), event);
      world.cardEvents.push(event);
      if (event.kind === 'minted') {
        const { cardId, reference, price } = event;
        const mint = { cardId, reference, price: price!, wallet: event.to!, at };
        world.mints.push({ ...mint, day: utcDay(at), rarity: card.rarity });
      }
      applyToCard(world, card, event, at);
    },
    engage: (world, effect) => {
      for (const { id, owner: wallet, bond } of effect.cards) {
        const key = loanKey(wallet!, id);
        const { busyWith, owner } = bond === 'lent' ? world.loans.get(key)! : world.cards.get(id)!;
        must(owner === wallet && (busyWith === null || busyWith === effect.reference), effect);
        if (bond === 'lent') changeLoan(world, key, { busyWith: effect.reference });
        else {
          if (/^(request|cup):/.test(effect.reference)) putOnShelf(world, id, null);
          change(world, id, { busyWith: effect.reference });
        }
        if (effect.secretly) world.secret.add(key);
        else world.secret.delete(key);
      }
    },
    'pool-drawn': () => undefined,
    release: (world, { cards, reference }) => {
      for (const { id, wallet } of cards) {
        const card = world.cards.get(id);
        if (card?.owner === wallet && card.busyWith === reference) {
          change(world, id, { busyWith: null });
        }
        const key = loanKey(wallet, id);
        if (world.loans.get(key)?.busyWith === reference)
          changeLoan(world, key, { busyWith: null });
      }
    },
    'cards-lent': (world, effect) => {
      const { wallet, cardIds } = effect;
      for (const id of cardIds) {
        must(!world.loans.has(loanKey(wallet, id)), effect);
        const free = { busyWith: null, restsUntil: null, gamesDay: null, games: 0, version: 0 };
        const loan = { ...world.cards.get(id)!, ...free, owner: wallet, bond: 'lent' } as const;
        world.loans.set(loanKey(wallet, id), deepFreeze(loan));
      }
    },
    'loan-played': (world, effect, at) => {
      const key = loanKey(effect.wallet, effect.cardId);
      const loan = world.loans.get(key);
      must(loan?.busyWith === effect.reference, effect);
      const restsUntil = effect.restsUntil ?? loan.restsUntil;
      const games = gamesToday(loan, at) + 1;
      changeLoan(world, key, { games, gamesDay: utcDay(at), restsUntil, busyWith: null });
    },
  },
  bounds: {
    'pool-drawn': (world, { rarity, keeps }) => unownedOf(world, rarity) > keeps,
  },
};

function change(world: World, id: number, changed: Partial<HeldCard>): void {
  const card = world.cards.get(id)!;
  world.cards.set(id, deepFreeze({ ...card, ...changed, version: card.version + 1 }));
}

function changeLoan(world: World, key: string, changed: Partial<HeldCard>): void {
  const loan = world.loans.get(key)!;
  world.loans.set(key, deepFreeze({ ...loan, ...changed, version: loan.version + 1 }));
}

/** What is put at stake, entered for a cup, lost or sold is not for sale any more. */
export function putOnShelf(
  world: World,
  id: number,
  price: number | null,
  told: Partial<HeldCard> = {},
): void {
  const { asked: _asked, ...card } = world.cards.get(id)!;
  world.cards.set(id, deepFreeze({ ...card, ...(price === null ? {} : { asked: price }) }));
  change(world, id, told);
}

/** The same thing happens to a card once, and every kind of event says what belongs to it. */
function isWhole(world: World, event: CardEvent): boolean {
  const { cardId, kind, reference, from, to, restsUntil, attribute, value, price } = event;
  const again = world.cardEvents.some(
    (each) => each.cardId === cardId && each.kind === kind && each.reference === reference,
  );
  const levelled = attribute !== undefined && value !== undefined;
  return (
    !again &&
    (to === undefined || to !== from) &&
    (kind !== 'returned' || (from !== undefined && to === undefined && price !== undefined)) &&
    (kind === 'lost') === (restsUntil !== undefined) &&
    (kind === 'levelled') === levelled &&
    (!levelled || (ATTRIBUTES.includes(attribute) && value >= 0 && value <= 100))
  );
}

const isTaken = (kind: CardEvent['kind'], { busyWith }: HeldCard) =>
  kind === 'lost' || kind === 'withdrawn' || (kind === 'moved' && placeOf(busyWith) === 'chain');

const battlerOf = (world: World, wallet: string | null) =>
  world.battlers.get(wallet ?? '')?.history ?? NO_HISTORY;

function applyToCard(world: World, card: HeldCard, event: CardEvent, at: number): void {
  const { kind, from = null, to, attribute, value } = event;
  if (to !== undefined) {
    // Only a match, which made it busy, takes a busy card away; and the chain, which has the last word.
    must(card.owner === from && (card.busyWith === null || isTaken(kind, card)), event);
    const forced = kind === 'withdrawn';
    const bonded = card.bond === 'bound' && !hasHistory(battlerOf(world, card.owner)) && !forced;
    must(!bonded, event);
    must(openOffers(world, card.id).length === 0, event);
    const { bond: _gone, asked: _asked, told: _told, ...rest } = world.cards.get(card.id)!;
    world.cards.set(card.id, deepFreeze({ ...rest, ...(event.bound ? { bond: 'bound' } : {}) }));
    change(world, card.id, { owner: to });
  }
  if (kind === 'returned') {
    must(card.owner === from && card.busyWith === null, event);
    putOnShelf(world, card.id, null);
    const { told: _told, ...rest } = world.cards.get(card.id)!;
    world.cards.set(card.id, rest);
    change(world, card.id, { owner: null });
  }
  if (kind === 'withdrawn') {
    must(
      placeOf(card.busyWith) !== 'chain' && (to !== undefined || card.bond === undefined),
      event,
    );
    putOnShelf(world, card.id, null);
    change(world, card.id, { busyWith: `chain:${tokenOf(card.id)}` });
  }
  if (kind === 'deposited') {
    must(placeOf(card.busyWith) === 'chain', event);
    change(world, card.id, { busyWith: null });
  }
  if (kind === 'won' || kind === 'lost') {
    const games = gamesToday(card, at) + 1;
    const restsUntil = event.restsUntil ?? card.restsUntil;
    change(world, card.id, { games, gamesDay: utcDay(at), restsUntil, busyWith: null });
  } else if (kind === 'levelled') {
    const grown = Math.min(card.grown + 1, GROWTH_PER_CARD);
    change(world, card.id, { grown, attributes: { ...card.attributes, [attribute!]: value! } });
  }
}
