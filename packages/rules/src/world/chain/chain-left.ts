import type { Hundredths } from '../../economy/hoof.ts';
import { placeOf } from '../card/index.ts';
import { TREASURY } from '../hoof/index.ts';
import { ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refuse, refusePlainly } from '../kernel/verdict.ts';
import { endOffers } from '../trade/index.ts';
import { CHAIN, type ChainLog, logReference, type WithdrawalFacts } from './facts.ts';
import { givenBack, tellOfChain } from './withdrawal-effects.ts';

/**
 * HOOF has left the Stadium without our doing. It is taken from the wallet as far as that has free
 * HOOF; what is missing was paid out of the float, and so is the treasury's loss. While some of it
 * is at stake that loss is not known: whoever tells of the log tells of it again.
 */
export function* hoofLeft(
  wallet: string,
  amount: Hundredths,
  log: ChainLog,
  /** Its vouchers over HOOF that died with it: theirs is the wallet's to be debited again. */
  voided: readonly WithdrawalFacts[],
): Deciding<null> {
  const { balance, locked, staked } = yield* ask({
    balance: { ask: 'balance', account: wallet, exact: true },
    locked: { ask: 'locked', wallet },
    staked: { ask: 'free-stakes', wallet },
  });
  const refunded = voided.reduce((sum, { hoof }) => sum + hoof!, 0);
  const own = Math.min(amount, balance - locked + refunded);
  if (own < amount && staked > refunded) {
    return refusePlainly('CONFLICT', 'Some of what this wallet took along is still at stake.');
  }
  const paid = { type: 'post', reason: 'exit', reference: logReference(log), to: CHAIN } as const;
  const effects: Effect[] = [
    { type: 'chain-log-applied', log },
    ...voided.flatMap((voucher): Effect[] => [
      { type: 'withdrawal-ended', id: voucher.id, state: 'void' },
      givenBack(voucher),
    ]),
    ...(own > 0 ? [{ ...paid, from: wallet, amount: own }] : []),
    ...(amount > own ? [{ ...paid, from: TREASURY, amount: amount - own }] : []),
    ...(amount > 0 ? tellOfChain({ wallet, cardId: null }, 'hoof-left', { hoof: amount }) : []),
  ];
  return { ok: true, answer: null, effects };
}

/**
 * A card has left the Stadium to this wallet, whoever had it here: an older root may have known
 * another owner. A game that it is in is played to its end first.
 */
export function* cardLeft(cardId: number, wallet: string, log: ChainLog): Deciding<null> {
  const { card, offers } = yield* ask({
    card: { ask: 'card', id: cardId },
    offers: { ask: 'card-offers', cardId },
  });
  if (card === null) return refuse('card-unknown');
  const { owner, name, busyWith } = card;
  const place = placeOf(busyWith);
  if (place === 'chain') return refusePlainly('CONFLICT', `${name} is outside already.`);
  if (place === 'stadium' && busyWith !== null) {
    return refusePlainly('CARD_BUSY', `${name} is in a game, which comes to its end first.`);
  }
  const voucher = Number(busyWith?.slice('withdrawal:'.length));
  const event = { type: 'card-event', cardId, reference: logReference(log) } as const;
  const loser = owner === wallet ? null : owner;
  const effects: Effect[] = [
    { type: 'chain-log-applied', log },
    ...endOffers(offers, { why: 'left', card: name }),
    ...(voucher > 0 ? [{ type: 'withdrawal-ended', id: voucher, state: 'void' } as const] : []),
    {
      ...{ ...event, kind: 'withdrawn' },
      ...(owner === wallet ? {} : { to: wallet, ...(owner === null ? {} : { from: owner }) }),
    },
    ...tellOfChain({ wallet, cardId }, 'card-left', { card: name }),
    ...(loser === null
      ? []
      : tellOfChain({ wallet: loser, cardId }, 'card-left-before-you', { card: name })),
  ];
  return { ok: true, answer: null, effects };
}
