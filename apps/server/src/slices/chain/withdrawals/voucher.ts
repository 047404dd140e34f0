import {
  type CardVoucher,
  cardVoucherHash,
  type HoofVoucher,
  hoofVoucherHash,
  redeemCard,
  redeemHoof,
} from '@goats/chain';
import type { voucher } from '@goats/contract';
import { tokenOf, type WithdrawalFacts } from '@goats/rules';
import type { Address } from 'viem';
import type { z } from 'zod';
import type { Chain, LocalKey } from '../../../chain/chain.ts';
import type { Game } from '../../../game.ts';
import { cardWay } from './card-way.ts';

type Voucher = z.input<typeof voucher>;

/**
 * What redeems a withdrawal, signed anew whenever it is asked for: the same words have the same
 * signature, and a card's proof is against the root that counts now. Null while no root knows the
 * card as this wallet's.
 */
export async function voucherOf(
  game: Pick<Game, 'db' | 'roots'>,
  chain: Chain,
  key: LocalKey,
  withdrawal: WithdrawalFacts,
): Promise<Voucher | null> {
  const { id: number, wallet, hoof, cardId, exits } = withdrawal;
  const account = wallet as Address;
  const { stadium } = chain.contracts;
  const place = { chainId: chain.chainId, stadium };
  const deadline = Math.floor(withdrawal.deadline / 1000);
  if (hoof !== null) {
    const words: HoofVoucher = { account, amount: hoof, number, exits, deadline };
    const signature = await key.signHash(hoofVoucherHash(place, words));
    return {
      ...{ account, amount: String(hoof), number, exits, deadline, signature },
      transaction: { to: stadium, data: redeemHoof(words, signature) },
    };
  }
  const proof = await cardWay(game, cardId!, wallet);
  if (proof === null) return null;
  const words: CardVoucher = { account, token: tokenOf(cardId!), number, deadline };
  const signature = await key.signHash(cardVoucherHash(place, words));
  return {
    ...{ account, tokenId: words.token, number, deadline, signature, proof },
    transaction: { to: stadium, data: redeemCard(words, signature, proof) },
  };
}
