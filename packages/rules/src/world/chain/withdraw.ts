import {
  CARDS_ON_CHAIN,
  dayShare,
  LEAST_WITHDRAWAL,
  WITHDRAWALS_PER_WALLET,
} from '../../economy/chain.ts';
import { type Hundredths, toHoof } from '../../economy/hoof.ts';
import { dayStart, nextDay } from '../../economy/limits.ts';
import type { HeldCard } from '../card/index.ts';
import { whyNotLeave, whyNotTrade } from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse, refuseField } from '../kernel/verdict.ts';
import { endOffers } from '../trade/index.ts';
import { type Leaving, whyLeaving } from '../wallet/index.ts';
import type { WithdrawCardCommand, WithdrawHoofCommand } from './commands.ts';
import { type WithdrawalFacts, withdrawalReference } from './facts.ts';

export function* decideWithdrawHoof(command: WithdrawHoofCommand): Deciding<WithdrawalFacts> {
  const { wallet, amount, exits, deadline, dayLimit, leftToday, float, at } = command;
  const { id, balance, locked, open, promised, taken, leaving, frozen } = yield* ask({
    id: { ask: 'new-id', of: 'withdrawal' },
    balance: { ask: 'balance', account: wallet },
    locked: { ask: 'locked', wallet },
    open: { ask: 'open-withdrawals', wallet },
    promised: { ask: 'promised-hoof' },
    taken: { ask: 'taken-of-day', wallet, since: dayStart(at) },
    leaving: { ask: 'leaving', wallet },
    frozen: { ask: 'frozen', wallet },
  });
  const own = Math.max(0, command.ownLeft - sumOf(open, ({ hoof, ofDay }) => (hoof ?? 0) - ofDay));
  const share = dayShare(dayLimit) - taken - sumOf(open, ({ ofDay }) => ofDay);
  const ofDay = Math.max(0, amount - own);
  const refused =
    whyTooLittle(amount) ??
    whyNoVoucher({ frozen, leaving, open }) ??
    whyNotTrade({ balance, locked }, amount) ??
    whyTooMuchToday(amount, float - promised.hoof, at) ??
    whyTooMuchToday(amount, own + Math.max(0, leftToday - promised.ofDay), at) ??
    whyAboveShare(amount, own + share, at);
  if (refused) return refused;
  const withdrawal: WithdrawalFacts = {
    ...{ id, wallet, hoof: amount, cardId: null, ofDay, exits, deadline },
    ...{ state: 'signed', createdAt: at },
  };
  const vault = withdrawalReference(withdrawal);
  return {
    ok: true,
    answer: withdrawal,
    effects: [
      { type: 'withdrawal-signed', withdrawal, within: { hoof: float, ofDay: leftToday } },
      { type: 'post', reason: 'withdraw', reference: vault, from: wallet, to: vault, amount },
    ],
  };
}

export function* decideWithdrawCard(command: WithdrawCardCommand): Deciding<WithdrawalFacts> {
  const { wallet, cardId, deadline, at } = command;
  const { id, card, auction, offers, open, leaving, frozen } = yield* ask({
    id: { ask: 'new-id', of: 'withdrawal' },
    card: { ask: 'card', id: cardId, wallet },
    auction: { ask: 'auction', cardId, at },
    offers: { ask: 'card-offers', cardId },
    open: { ask: 'open-withdrawals', wallet },
    leaving: { ask: 'leaving', wallet },
    frozen: { ask: 'frozen', wallet },
  });
  const refused =
    whyNotLeave(card, wallet, auction) ??
    whyNoToken(card!) ??
    whyListed(card!) ??
    whyNoVoucher({ frozen, leaving, open });
  if (refused) return refused;
  const withdrawal: WithdrawalFacts = {
    ...{ id, wallet, hoof: null, cardId, ofDay: 0, exits: 0, deadline },
    ...{ state: 'signed', createdAt: at },
  };
  const reference = withdrawalReference(withdrawal);
  return {
    ok: true,
    answer: withdrawal,
    effects: [
      ...endOffers(offers, { why: 'leaving', card: card!.name }),
      { type: 'withdrawal-signed', withdrawal, within: null },
      { type: 'engage', reference, cards: [card!], secretly: false },
      { type: 'notice', topic: `card:${cardId}` },
    ],
  };
}

function whyTooLittle(amount: Hundredths) {
  if (amount >= LEAST_WITHDRAWAL) return null;
  return refuseField('hoof', 'withdrawal-too-little', { least: toHoof(LEAST_WITHDRAWAL) });
}

function whyNoVoucher(known: {
  readonly frozen: boolean;
  readonly leaving: Leaving;
  readonly open: readonly WithdrawalFacts[];
}) {
  if (known.frozen) {
    return refuse('withdrawal-frozen');
  }
  const leaving = whyLeaving(known.leaving);
  if (leaving) return leaving;
  const open = known.open.length;
  if (open < WITHDRAWALS_PER_WALLET) return null;
  return refuse('too-many-withdrawals', { open }, { open, most: WITHDRAWALS_PER_WALLET });
}

function whyTooMuchToday(amount: Hundredths, left: Hundredths, at: number) {
  if (amount <= left) return null;
  const details = { left: toHoof(Math.max(0, left)), nextAt: nextDay(at) };
  return left < LEAST_WITHDRAWAL
    ? refuse('day-limit-reached', {}, details)
    : refuse('day-limit-near', { left: details.left }, details);
}

function whyAboveShare(amount: Hundredths, left: Hundredths, at: number) {
  if (amount <= left) return null;
  const details = { left: toHoof(Math.max(0, left)), nextAt: nextDay(at) };
  return left < LEAST_WITHDRAWAL
    ? refuse('day-share-reached', {}, details)
    : refuse('day-share-near', { left: details.left }, details);
}

const sumOf = (open: readonly WithdrawalFacts[], part: (each: WithdrawalFacts) => Hundredths) =>
  open.reduce((sum, each) => sum + part(each), 0);

function whyNoToken({ id, name }: HeldCard) {
  if (id <= CARDS_ON_CHAIN) return null;
  return refuse('later-series', { name });
}

function whyListed({ asked, name }: HeldCard) {
  if (asked === undefined) return null;
  return refuse('withdrawal-listed', { name });
}
