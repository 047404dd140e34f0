import type { withdrawal } from '@goats/contract';
import { toHoof } from '@goats/rules';
import type { z } from 'zod';
import type { Game } from '../../../game.ts';
import { voucherOf } from './voucher.ts';
import type { SeenWithdrawal } from './withdrawal-store.ts';

type WithdrawalAnswer = z.input<typeof withdrawal>;

/** `await showWithdrawal(game, seen) // { id: 7, hoof: 50, state: 'signed', voucher: { … } }` */
export async function showWithdrawal(
  game: Pick<Game, 'db' | 'roots' | 'chain' | 'clock'>,
  { facts, redeemedBy }: SeenWithdrawal,
): Promise<WithdrawalAnswer> {
  const { chain, clock } = game;
  const key = chain?.keys.voucher;
  const open = facts.state === 'signed' && !redeemedBy && facts.deadline > clock.now();
  return {
    id: facts.id,
    ...(facts.hoof === null ? { cardId: facts.cardId! } : { hoof: toHoof(facts.hoof) }),
    state: stateOf(facts.state, redeemedBy !== null),
    createdAt: new Date(facts.createdAt).toISOString(),
    deadline: new Date(facts.deadline).toISOString(),
    transactionHash: redeemedBy,
    voucher: open && chain && key ? await voucherOf(game, chain, key, facts) : null,
  };
}

/** An exit that paid the same HOOF leaves nothing to redeem: to its owner that is a voucher that is over. */
function stateOf(state: SeenWithdrawal['facts']['state'], seen: boolean) {
  if (state === 'signed') return seen ? 'seen' : 'signed';
  return state === 'void' ? 'expired' : state;
}
