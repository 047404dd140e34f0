import type { Address } from 'viem';
import type { CallContracts } from './calls.ts';

/**
 * `await wallet.signTypedData(hoofPermit(…))`: lets the Stadium take so many hundredths once, until
 * a deadline in seconds. The nonce is what `hoof.nonces(owner)` says.
 */
export function hoofPermit(
  { hoof, stadium }: CallContracts,
  chainId: number,
  permit: {
    readonly owner: Address;
    readonly amount: number;
    readonly nonce: number;
    readonly deadline: number;
  },
) {
  return {
    domain: { name: 'Hoof', version: '1', chainId, verifyingContract: hoof },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: {
      owner: permit.owner,
      spender: stadium,
      value: BigInt(permit.amount),
      nonce: BigInt(permit.nonce),
      deadline: BigInt(permit.deadline),
    },
  } as const;
}
