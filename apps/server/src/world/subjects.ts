import {
  type Effect,
  isChecked,
  logReference,
  type Question,
  type Told,
  type UncheckedAsk,
  walletPair,
} from '@goats/rules';

/**
 * What commands read and write has a subject, and a commit holds every subject of its commands: what
 * they were told shared with others who were told the same, what they change for themselves alone.
 * So nothing that is looked at once more can change before the commit is through.
 */
export interface Subjects {
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

/** `subjectsOf(told, effects).writes // ['card:17', '0xabc…', 'funds:0xabc…']` */
export function subjectsOf(told: readonly Told[], effects: readonly Effect[]): Subjects {
  return {
    reads: [...new Set(told.filter(({ question }) => isChecked(question)).flatMap(readsOf))],
    writes: [...new Set(effects.flatMap(writesOf))],
  };
}

const funds = (account: string) => (account.startsWith('0x') ? [`funds:${account}`] : []);
const pairOf = (pair: readonly [string, string]) => `pair:${pair.join(' ')}`;
const loan = (wallet: string, cardId: number) => `loan:${wallet} ${cardId}`;

/** The subject of a card under no auction is the card: whoever puts it up for auction writes that. */
function readsOf({ question, answer }: Told): string[] {
  switch (question.ask) {
    case 'card':
      return [
        `card:${question.id}`,
        ...(question.wallet === undefined ? [] : [loan(question.wallet, question.id)]),
      ];
    case 'unowned-card':
      return answer === null ? [] : [`card:${(answer as { id: number }).id}`];
    case 'free-cards':
    case 'seen-cards':
    case 'cards-kept':
    case 'busy-cards':
    case 'mints-of-day':
    case 'open-count':
    case 'offer-count':
    case 'open-withdrawals':
    case 'bid-ban':
    case 'frozen':
    case 'leaving':
    case 'starter-claimed':
      return [question.wallet];
    case 'free-stakes':
      return [question.wallet, `funds:${question.wallet}`];
    case 'balance':
      return funds(question.account);
    case 'locked':
      return [`funds:${question.wallet}`];
    case 'live-practice':
      return [`practice:${question.player}`];
    case 'opening':
      return [`${question.kind}:${question.id}`];
    case 'last-rematch':
      return [`rematch:${question.of}`];
    case 'met':
    case 'bonus-matches':
    case 'meetings':
      return [pairOf(question.pair)];
    case 'week-meetings':
      return [pairOf(question.pair), `week:${question.week}`];
    case 'week-standings':
      return [`week-table:${question.week}`];
    case 'battler':
      return [`battler:${question.address}`];
    case 'next-in-line':
      return ['own-cards'];
    case 'auction':
      return answer === null
        ? [`card:${question.cardId}`]
        : [`auction:${(answer as { id: number }).id}`];
    case 'ending-auction':
      return [`auction:${question.id}`];
    case 'bonds':
      return [question.wallet];
    case 'bid':
      return answer === null ? [] : [`auction:${(answer as { auctionId: number }).auctionId}`];
    case 'offer':
      return [`offer:${question.id}`];
    case 'card-offers':
    case 'newest-mint':
      return [`card:${question.cardId}`];
    case 'dealings':
      return [`trader:${question.seller}`, `trader:${question.buyer}`];
    case 'house-joined':
      return [question.address];
    case 'cup':
      return [`cup:${question.id}`, `cup-entries:${question.id}`];
    case 'cup-state':
      return [`cup:${question.id}`];
    case 'cup-entry':
      return [`cup:${question.id}`, `cup-entry:${question.id} ${question.wallet}`];
    case 'cup-slot':
      return [`cup-slot:${question.kind} ${question.slot}`];
    case 'withdrawal':
      return [`withdrawal:${question.id}`];
    case 'log-applied':
      return [logReference(question.log)];
    default:
      return unread(question);
  }
}

/** The compiler finds a question that is checked and has no subject. */
type Unchecked = Extract<Question, { ask: UncheckedAsk }>;
const unread = (_question: Unchecked): string[] => [];

/** What only adds to a budget that is bounded has none: many do so at once. */
function writesOf(effect: Effect): string[] {
  switch (effect.type) {
    case 'post':
      return [...funds(effect.from), ...funds(effect.to)];
    case 'card-event':
      return [`card:${effect.cardId}`, ...[effect.from ?? [], effect.to ?? []].flat()];
    case 'engage':
      return effect.cards.flatMap(({ id, owner, bond }) => [
        bond === 'lent' ? loan(owner!, id) : `card:${id}`,
        owner!,
      ]);
    case 'release':
      return effect.cards.flatMap(({ id, wallet }) => [`card:${id}`, loan(wallet, id), wallet]);
    case 'cards-lent':
    case 'wallet-leaving':
    case 'starter-claimed':
    case 'bidder-banned':
      return [effect.wallet];
    case 'loan-played':
      return [loan(effect.wallet, effect.cardId), effect.wallet];
    case 'own-cards-granted':
      return ['own-cards'];
    case 'opening-opened': {
      const { player, rematch } = effect.opening;
      return [player, ...(rematch ? [`rematch:${rematch.of}`] : [])];
    }
    case 'opening-ended':
      return [`${effect.kind}:${effect.id}`];
    case 'match-started': {
      const { kind, state } = effect.match;
      return kind === 'practice' ? [`practice:${state.players[0].address}`] : [];
    }
    // Its cards are free again, whoever's they are.
    case 'match-moved': {
      const { kind, state } = effect.match;
      if (kind === 'practice' || state.phase !== 'finished') return [];
      return state.players.map(({ address }) => address);
    }
    case 'bonus-counted':
      return [pairOf(effect.pair)];
    case 'rated':
      return [
        pairOf(walletPair(...effect.players)),
        ...effect.players.map((address) => `battler:${address}`),
      ];
    case 'bid-placed':
    case 'bid-confirmed':
    case 'bid-voided':
    case 'bond-moved':
      return [`auction:${effect.auctionId}`];
    case 'auction-started':
      return [`card:${effect.cardId}`];
    case 'auction-timed':
    case 'auction-moved':
    case 'purchase-claimed':
      return [`auction:${effect.id}`];
    case 'card-listed':
      return [`card:${effect.cardId}`];
    case 'offer-made':
      return [`card:${effect.offer.cardId}`, effect.offer.bidder];
    case 'offer-ended':
      return [`offer:${effect.id}`];
    case 'sale-recorded':
      return [effect.seller ?? [], effect.buyer].flat().map((wallet) => `trader:${wallet}`);
    case 'cup-opened':
      return effect.cup.slot === null ? [] : [`cup-slot:${effect.cup.kind} ${effect.cup.slot}`];
    case 'cup-entered':
      return [`cup-entry:${effect.cupId} ${effect.entry.wallet}`, effect.entry.wallet];
    case 'cup-left':
      return [`cup-entry:${effect.cupId} ${effect.wallet}`, effect.wallet];
    case 'cup-moved':
      return [`cup:${effect.id}`];
    case 'week-counted':
      return [pairOf(effect.pair)];
    case 'week-paid':
      return [`week:${effect.week}`];
    case 'house-joined':
      return [effect.address];
    case 'withdrawal-signed':
      return [effect.withdrawal.wallet, ...(effect.withdrawal.hoof === null ? [] : ['vouchers'])];
    case 'withdrawal-ended':
      return [`withdrawal:${effect.id}`];
    case 'chain-log-applied':
      return [logReference(effect.log)];
    case 'pool-drawn':
    case 'day-counted':
    case 'own-cards-due':
    case 'sales-seen-through':
    case 'message':
    case 'watchers-told':
    case 'operator-acted':
    case 'notice':
      return [];
  }
}

/**
 * What many add to at once, so that nobody is held up, and one reads to the last: whoever reads it
 * waits for a later batch than those who added, and keeps out the others by writing what they read.
 */
export function addsTo(effects: readonly Effect[]): string[] {
  return effects.flatMap((effect) => {
    switch (effect.type) {
      case 'week-counted':
        return [`week-table:${effect.week}`];
      case 'cup-entered':
      case 'cup-left':
        return [`cup-entries:${effect.cupId}`];
      default:
        return [];
    }
  });
}

/** A subject as PostgreSQL locks it. Two that share a number wait for each other, and that is all. */
export function lockOf(subject: string): number {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < subject.length; i++) {
    const code = subject.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}
