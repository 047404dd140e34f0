import {
  type AnswerTo,
  type CheckedAsk,
  type HeldCard,
  isChecked,
  type Question,
  type Told,
} from '@goats/rules';
import type { Of } from './answers/answering.ts';
import { MOST_FREE } from './answers/cards.ts';
import { dateOf } from './facts.ts';

/**
 * One thing that a decision was told, as `changed_facts` (db/functions/facts.sql) looks at it once
 * more: the question's own words, and what is to be found again as a text; null for nothing.
 */
export interface Check {
  readonly fact: string;
  readonly a?: string | null;
  readonly b?: string | null;
  readonly n?: number;
  readonly at?: Date;
  readonly seen: string | null;
}

type Asked = CheckedAsk | 'balance';

/** What changed_facts has to find as it was. */
export function checksOf(told: readonly Told[]): Check[] {
  return told
    .filter(({ question }) => isChecked(question))
    .flatMap(({ question, answer }) => {
      const check = CHECKS[question.ask as Asked] as (question: Question, answer: unknown) => Seen;
      const seen = check(question, answer);
      return seen === null ? [] : [{ fact: question.ask, ...seen }];
    });
}

/** Null: there is nothing that could change. */
type Seen = (Omit<Check, 'fact'> & { readonly fact?: string }) | null;

const text = (value: string | number | boolean | null) => (value === null ? null : String(value));
const words = (values: readonly (string | number)[]) =>
  values.length === 0 ? null : values.join(' ');
const stateOf = (card: HeldCard) => words([card.version, card.grown, card.bond ?? []].flat());
const handOf = (cards: readonly HeldCard[]) => words(cards.map((c) => `${c.id}.${c.version}`));

const CHECKS: {
  readonly [A in Asked]: (question: Of<A>, answer: AnswerTo<Of<A>>) => Seen;
} = {
  card: ({ id }, card) =>
    card?.bond === 'lent'
      ? { fact: 'loan', a: card.owner, n: id, seen: stateOf(card) }
      : { n: id, seen: card && stateOf(card) },
  'unowned-card': (_, card) => card && { n: card.id, seen: stateOf(card) },
  'free-cards': ({ wallet: a, rarity: b }, cards) => ({ a, b, n: MOST_FREE, seen: handOf(cards) }),
  'seen-cards': ({ wallet: a, rarity: b }, cards) => ({ a, b, n: MOST_FREE, seen: handOf(cards) }),
  'cards-kept': ({ wallet: a }, kept) => ({ a, seen: text(kept) }),
  'busy-cards': ({ wallet: a }, busy) => ({ a, seen: text(busy) }),
  'mints-of-day': ({ wallet: a, day }, { all, legendary }) => ({
    ...{ a, b: dateOf(day), seen: words([all, legendary]) },
  }),
  'open-count': ({ wallet: a, kind: b }, open) => ({ a, b, seen: text(open) }),
  'live-practice': ({ player: a }, live) => ({ a, seen: words(live) }),
  opening: ({ kind: b, id: n }, opening) => ({ b, n, seen: opening?.status ?? null }),
  'last-rematch': ({ of: n }, opening) => ({
    ...{ n, seen: opening && words([opening.id, opening.status]) },
  }),
  balance: ({ account: a }, balance) => ({ a, seen: text(balance) }),
  locked: ({ wallet: a }, locked) => ({ a, seen: text(locked) }),
  met: ({ pair: [a, b] }, met) => ({ a, b, seen: text(met) }),
  meetings: ({ pair: [a, b], since }, meetings) => ({
    ...{ a, b, at: new Date(since), seen: text(meetings) },
  }),
  'bonus-matches': ({ pair: [a, b], day }, matches) => ({
    ...{ a, b, at: new Date(dateOf(day)), seen: text(matches) },
  }),
  'week-meetings': ({ pair: [a, b], week: n }, { counted, paid }) => ({
    ...{ a, b, n, seen: `${counted} ${paid}` },
  }),
  'week-standings': ({ week: n, places }, table) => ({
    ...{ n, b: text(places) },
    seen:
      table &&
      words([table.total, ...table.standings.map(({ wallet, points }) => `${wallet}.${points}`)]),
  }),
  battler: ({ address: a }, battler) => ({
    a,
    seen: battler && words([battler.games, battler.history.matches, battler.history.houseMatches]),
  }),
  'next-in-line': (_, wallet) => ({ seen: wallet }),
  auction: ({ cardId: n }, auction) => ({
    ...{ n, seen: auction && words([auction.id, auction.version]) },
  }),
  'ending-auction': ({ id: n }, auction) => ({ n, seen: auction && text(auction.version) }),
  'bid-ban': ({ wallet: a, at }, until) => ({
    a,
    at: new Date(at),
    seen: until === null ? null : new Date(until).toISOString(),
  }),
  bid: ({ id: n }, bid) => ({ n, seen: bid && text(bid.version) }),
  bonds: ({ wallet: a }, bonds) => ({
    ...{ a, seen: words(bonds.map(({ auctionId, version }) => `${auctionId}.${version}`)) },
  }),
  offer: ({ id: n }, offer) => ({ n, seen: offer?.status ?? null }),
  'card-offers': ({ cardId: n }, offers) => ({ n, seen: words(offers.map(({ id }) => id)) }),
  'offer-count': ({ wallet: a }, open) => ({ a, seen: text(open) }),
  dealings: ({ seller: a, buyer: b }, { newestSale }) => ({ a, b, seen: text(newestSale) }),
  'newest-mint': ({ cardId: n }, mint) => ({ n, seen: mint?.reference ?? null }),
  frozen: ({ wallet: a }, frozen) => ({ a, seen: text(frozen) }),
  leaving: ({ wallet: a }, leaving) => ({ a, seen: text(leaving) }),
  'starter-claimed': ({ wallet: a }, claimed) => ({ a, seen: claimed }),
  'house-joined': ({ address: a }, joined) => ({ a, seen: text(joined) }),
  cup: ({ id: n }, cup) => ({ n, seen: cup && text(cup.version) }),
  // Who enters an open cup keeps nobody else out of it.
  'cup-state': ({ id: n }, cup) => ({
    ...{ n, seen: cup && (cup.status === 'open' ? 'open' : text(cup.version)) },
  }),
  'cup-entry': ({ id: n, wallet: a }, entry) => ({
    ...{ n, a, seen: entry && words([entry.id, entry.state]) },
  }),
  'cup-slot': ({ kind: b, slot: n }, taken) => ({ b, n, seen: text(taken) }),
  withdrawal: ({ id: n }, withdrawal) => ({ n, seen: withdrawal?.state ?? null }),
  'open-withdrawals': ({ wallet: a }, open) => ({ a, seen: words(open.map(({ id }) => id)) }),
  'free-stakes': ({ wallet: a }, free) => ({ a, seen: text(free) }),
  'log-applied': ({ log }, applied) => ({
    ...{ n: log.block, b: text(log.index), seen: text(applied) },
  }),
};
