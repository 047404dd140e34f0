import { stadiumAbi } from '@goats/contracts';
import { type Address, encodeFunctionData, type Hex, parseSignature } from 'viem';
import { domain, type VoucherPlace } from './voucher.ts';

/** What an account signs in place of sending it. The nonce is what `stadium.nonces(account)` says. */
interface Signed {
  readonly account: Address;
  readonly nonce: number;
  /** In seconds. */
  readonly deadline: number;
}

/** `await wallet.signTypedData(askWords(place, { account, nonce, deadline }))`: I want to leave. */
export function askWords(place: VoucherPlace, { account, nonce, deadline }: Signed) {
  return {
    domain: domain(place),
    types: {
      Ask: [
        { name: 'account', type: 'address' },
        { name: 'nonce', type: 'uint40' },
        { name: 'deadline', type: 'uint40' },
      ],
    },
    primaryType: 'Ask',
    message: { account, nonce, deadline },
  } as const;
}

/** The same for a deposit, in hundredths. It goes along with a permission for the token. */
export function depositWords(
  place: VoucherPlace,
  { account, amount, nonce, deadline }: Signed & { readonly amount: number },
) {
  return {
    domain: domain(place),
    types: {
      Deposit: [
        { name: 'account', type: 'address' },
        { name: 'amount', type: 'uint96' },
        { name: 'nonce', type: 'uint40' },
        { name: 'deadline', type: 'uint40' },
      ],
    },
    primaryType: 'Deposit',
    message: { account, amount: BigInt(amount), nonce, deadline },
  } as const;
}

/** Anybody may send it. */
export function askFor(account: Address, deadline: number, signature: Hex): Hex {
  return encodeFunctionData({
    abi: stadiumAbi,
    functionName: 'askFor',
    args: [account, deadline, signature],
  });
}

const NO_PERMIT = { v: 0, r: `0x${'0'.repeat(64)}`, s: `0x${'0'.repeat(64)}` } as const;

/** `permit` is left out by an account that has allowed the Stadium to take it before. */
export function depositFor(deposit: {
  readonly account: Address;
  readonly amount: number;
  readonly deadline: number;
  readonly signature: Hex;
  readonly permit: Hex | undefined;
}): Hex {
  const { account, amount, deadline, signature, permit } = deposit;
  const { v, r, s } = permit === undefined ? NO_PERMIT : partsOf(permit);
  return encodeFunctionData({
    abi: stadiumAbi,
    functionName: 'depositFor',
    args: [account, BigInt(amount), deadline, signature, v, r, s],
  });
}

function partsOf(signature: Hex) {
  const { r, s, yParity } = parseSignature(signature);
  return { v: 27 + yParity, r, s };
}
