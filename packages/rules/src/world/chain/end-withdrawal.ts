import type { Notices } from '../../notices/notices.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import { type Deciding, refusePlainly } from '../kernel/verdict.ts';
import { cardLeft, hoofLeft } from './chain-left.ts';
import type { ChainWithdrawnCommand, ExpireWithdrawalCommand } from './commands.ts';
import { CHAIN, logReference, type WithdrawalFacts, withdrawalReference } from './facts.ts';
import { givenBack, tellOfChain } from './withdrawal-effects.ts';

/** Nobody redeemed it in time: what it promised is in the Stadium, and its owner's again. */
export function* decideExpireWithdrawal({
  id,
}: ExpireWithdrawalCommand): Deciding<WithdrawalFacts> {
  const { withdrawal } = yield* ask({ withdrawal: { ask: 'withdrawal', id } });
  if (withdrawal === null) return refusePlainly('NOT_FOUND', 'There is no such withdrawal.');
  if (withdrawal.state !== 'signed') return refusePlainly('CONFLICT', 'This withdrawal is over.');
  const back = yield* whatOf(withdrawal);
  return {
    ok: true,
    answer: { ...withdrawal, state: 'expired' },
    effects: [
      { type: 'withdrawal-ended', id, state: 'expired' },
      givenBack(withdrawal),
      ...tellOfChain(withdrawal, 'withdrawal-expired', back),
    ],
  };
}

/** The chain has paid: what waited in the Stadium is outside now. */
export function* decideChainWithdrawn(command: ChainWithdrawnCommand): Deciding<null> {
  const { id, wallet, hoof, cardId, log } = command;
  const { applied, found } = yield* ask({
    applied: { ask: 'log-applied', log },
    found: id === null ? [] : [{ ask: 'withdrawal', id } as const],
  });
  if (applied) return { ok: true, answer: null, effects: [] };
  const withdrawal = found[0] ?? null;
  // A voucher that this world never gave out, or thought over: the chain has the last word, and
  // whoever was paid is debited as far as there is something to debit.
  if (withdrawal === null || !isPaid(withdrawal, command)) {
    return yield* cardId === null
      ? hoofLeft(wallet, hoof!, log, [])
      : cardLeft(cardId, wallet, log);
  }
  const what = yield* whatOf(withdrawal);
  const reference = withdrawalReference(withdrawal);
  return {
    ok: true,
    answer: null,
    effects: [
      { type: 'chain-log-applied', log },
      { type: 'withdrawal-ended', id: withdrawal.id, state: 'final' },
      cardId === null
        ? {
            ...{ type: 'post', reason: 'withdrawn', reference, from: reference, to: CHAIN },
            amount: hoof!,
          }
        : { type: 'card-event', kind: 'withdrawn', cardId, reference: logReference(log) },
      ...tellOfChain(withdrawal, 'withdrawal-paid', what),
    ],
  };
}

function isPaid(withdrawal: WithdrawalFacts, { wallet, hoof, cardId }: ChainWithdrawnCommand) {
  return (
    withdrawal.state === 'signed' &&
    withdrawal.wallet === wallet &&
    withdrawal.hoof === hoof &&
    withdrawal.cardId === cardId
  );
}

function* whatOf({ hoof, cardId }: WithdrawalFacts): Asking<Notices['withdrawal-paid']> {
  if (cardId === null) return { hoof: hoof! };
  const { card } = yield* ask({ card: { ask: 'card', id: cardId } });
  return { card: card!.name };
}
