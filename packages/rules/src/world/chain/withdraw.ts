import { CARDS_ON_CHAIN, LEAST_WITHDRAWAL, WITHDRAWALS_PER_WALLET } from '../../economy/chain.ts';
import { type Hundredths, toHoof } from '../../economy/hoof.ts';
import { nextDay } from '../../economy/limits.ts';
import type { HeldCard } from '../card/index.ts';
import { whyNotLeave, whyNotTrade } from '../card/index.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { endOffers, inHoof } from '../trade/index.ts';
import { whyLeaving } from '../wallet/index.ts';
import type { WithdrawCardCommand, WithdrawHoofCommand } from './commands.ts';
import { type WithdrawalFacts, withdrawalReference } from './facts.ts';

export function* decideWithdrawHoof(command: WithdrawHoofCommand): Deciding<WithdrawalFacts> {
  const { wallet, amount, exits, deadline, leftToday, at } = command;
  const { id, balance, locked, open, promised, leaving, frozen } = yield* ask({
    id: { ask: 'new-id', of: 'withdrawal' },
    balance: { ask: 'balance', account: wallet },
    locked: { ask: 'locked', wallet },
    open: { ask: 'open-withdrawals', wallet },
    promised: { ask: 'promised-hoof' },
    leaving: { ask: 'leaving', wallet },
    frozen: { ask: 'frozen', wallet },
  });
  const refused =
    whyTooLittle(amount) ??
    whyNoVoucher({ frozen, leaving, open }) ??
    whyNotTrade({ balance, locked }, amount) ??
    whyTooMuchToday(amount, leftToday - promised, at);
  if (refused) return refused;
  const withdrawal: WithdrawalFacts = {
    ...{ id, wallet, hoof: amount, cardId: null, exits, deadline },
    ...{ state: 'signed', createdAt: at },
  };
  const vault = withdrawalReference(withdrawal);
  return {
    ok: true,
    answer: withdrawal,
    effects: [
      { type: 'withdrawal-signed', withdrawal, within: leftToday },
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
    ...{ id, wallet, hoof: null, cardId, exits: 0, deadline },
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
  const [field, problem] = ['hoof', `must be ${toHoof(LEAST_WITHDRAWAL)} at least`];
  return refuse('INVALID_INPUT', `${field} ${problem}`, { field, problem });
}

function whyNoVoucher(known: {
  readonly frozen: boolean;
  readonly leaving: boolean;
  readonly open: readonly WithdrawalFacts[];
}) {
  if (known.frozen) {
    return refuse('WALLET_FROZEN', 'This wallet is frozen: nothing leaves it until that is over.');
  }
  const leaving = whyLeaving(known.leaving);
  if (leaving) return leaving;
  const open = known.open.length;
  if (open < WITHDRAWALS_PER_WALLET) return null;
  const sentence = `You have ${open} withdrawals on their way: finish one, or wait until its time is over.`;
  return refuse('TOO_MANY_OPEN', sentence, { open, most: WITHDRAWALS_PER_WALLET });
}

function whyTooMuchToday(amount: Hundredths, left: Hundredths, at: number) {
  if (amount <= left) return null;
  const sentence =
    left < LEAST_WITHDRAWAL
      ? 'The Stadium has promised today what it may pay out in a day. More after midnight UTC.'
      : `The Stadium may pay out ${inHoof(left)} more today. Take that, or come back after midnight UTC.`;
  return refuse('DAY_LIMIT', sentence, { left: toHoof(Math.max(0, left)), nextAt: nextDay(at) });
}

function whyNoToken({ id, name }: HeldCard) {
  if (id <= CARDS_ON_CHAIN) return null;
  return refuse(
    'CARD_NOT_MINTED_ON_CHAIN',
    `${name} is of a later series, and those live in the Stadium alone.`,
  );
}

function whyListed({ asked, name }: HeldCard) {
  if (asked === undefined) return null;
  return refuse('CARD_LISTED', `${name} is for sale: take it off the shelf first.`);
}
