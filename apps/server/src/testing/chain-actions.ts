import { calls, hoofVoucherHash, redeemHoof } from '@goats/chain';
import { goatCardsAbi, hoofAbi } from '@goats/contracts';
import { type Address, encodeFunctionData, type Hex } from 'viem';
import type { ChainWallet, TestChain } from './test-chain.ts';

/** Later than any block of a test. */
const NEVER = 2 ** 40 - 1;

/** Pays HOOF out of the Stadium's float, with a voucher of this number. In hundredths. */
export async function payOut(
  { chain, keys }: TestChain,
  wallet: ChainWallet,
  { number, amount, deadline = NEVER }: { number: number; amount: number; deadline?: number },
): Promise<Hex> {
  const { stadium } = chain.contracts;
  const voucher = { account: wallet.address, amount, number, exits: 0, deadline };
  const place = { chainId: chain.chainId, stadium };
  const signature = await keys.voucher.signHash(hoofVoucherHash(place, voucher));
  return succeed(wallet, { to: stadium, data: redeemHoof(voucher, signature) });
}

/** Approves and deposits; answers the hash of the deposit. */
export async function deposit(
  { chain }: TestChain,
  wallet: ChainWallet,
  amount: number,
): Promise<Hex> {
  await succeed(wallet, calls.approve(chain.contracts, amount));
  return succeed(wallet, calls.deposit(chain.contracts, amount));
}

/** A plain transfer of HOOF, as a wallet's own screen makes it. */
export function sendHoof(
  { chain }: TestChain,
  wallet: ChainWallet,
  { to, amount }: { to: Address; amount: number },
): Promise<Hex> {
  const data = encodeFunctionData({
    ...{ abi: hoofAbi, functionName: 'transfer', args: [to, BigInt(amount)] },
  });
  return succeed(wallet, { to: chain.contracts.hoof, data });
}

/** A card that goes from hand to hand outside. */
export function sendCard(
  { chain }: TestChain,
  wallet: ChainWallet,
  { to, token }: { to: Address; token: number },
): Promise<Hex> {
  const data = encodeFunctionData({
    ...{ abi: goatCardsAbi, functionName: 'transferFrom' },
    args: [wallet.address, to, BigInt(token)],
  });
  return succeed(wallet, { to: chain.contracts.cards, data });
}

export async function succeed(
  wallet: ChainWallet,
  call: { readonly to: Address; readonly data: Hex },
): Promise<Hex> {
  const { status, transactionHash } = await wallet.send(call);
  if (status !== '0x1') throw new Error(`${transactionHash} was reverted`);
  return transactionHash;
}
