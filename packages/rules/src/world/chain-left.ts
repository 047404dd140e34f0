import type { Hundredths } from '../economy/hoof.ts';
import { CHAIN, type ChainLog, logReference, type WithdrawalFacts } from './chain-facts.ts';
import { type Effect, TREASURY } from './effects.ts';
import { type Asking, ask } from './questions.ts';
import { endOffers, inHoof } from './sale.ts';
import { givenBack, tellOfChain } from './withdrawal-effects.ts';

/**
 * HOOF has left the Stadium without our doing. It is taken from the wallet as far as that has free
 * HOOF; what is missing was paid out of the float, and so is the treasury's loss.
 */
export function* hoofLeft(
  wallet: string,
  amount: Hundredths,
  log: ChainLog,
  /** Its vouchers over HOOF that died with it: theirs is the wallet's to be debited again. */
  voided: readonly WithdrawalFacts[],
): Asking<Effect[]> {
  const { balance, locked } = yield* ask({
    balance: { ask: 'balance', account: wallet },
    locked: { ask: 'locked', wallet },
  });
  const refunded = voided.reduce((sum, { hoof }) => sum + hoof!, 0);
  const own = Math.min(amount, balance - locked + refunded);
  const paid = { type: 'post', reason: 'exit', reference: logReference(log), to: CHAIN } as const;
  return [
    ...voided.flatMap((voucher): Effect[] => [
      { type: 'withdrawal-ended', id: voucher.id, state: 'void' },
      givenBack(voucher),
    ]),
    ...(own > 0 ? [{ ...paid, from: wallet, amount: own }] : []),
    ...(amount > own ? [{ ...paid, from: TREASURY, amount: amount - own }] : []),
    ...(amount > 0
      ? tellOfChain(
          { wallet, cardId: null },
          `${inHoof(amount)} left the Stadium and are in your own wallet now, on the chain.`,
        )
      : []),
  ];
}

/**
 * A card has left the Stadium to this wallet, whatever it was doing here and whose it was: an older
 * root may have known another owner. Whoever loses it by that is told.
 */
export function* cardLeft(cardId: number, wallet: string, log: ChainLog): Asking<Effect[]> {
  const { card, offers } = yield* ask({
    card: { ask: 'card', id: cardId },
    offers: { ask: 'card-offers', cardId },
  });
  if (card === null) return [];
  const { owner, name, version } = card;
  const voucher = card.busyWith?.match(/^withdrawal:(\d+)$/)?.[1];
  const event = { type: 'card-event', cardId, version, reference: logReference(log) } as const;
  const loser = owner === wallet ? null : owner;
  return [
    ...endOffers(offers, `${name} left the Stadium.`),
    ...(voucher ? [{ type: 'withdrawal-ended', id: Number(voucher), state: 'void' } as const] : []),
    {
      ...{ ...event, kind: 'withdrawn' },
      ...(owner === wallet ? {} : { to: wallet, ...(owner === null ? {} : { from: owner }) }),
    },
    ...tellOfChain(
      { wallet, cardId },
      `${name} left the Stadium and is in your own wallet now, on the chain.`,
    ),
    ...(loser === null
      ? []
      : tellOfChain(
          { wallet: loser, cardId },
          `${name} left the Stadium with a root that still knew its owner before you, who has it now.`,
        )),
  ];
}
