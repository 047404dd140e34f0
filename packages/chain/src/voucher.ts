import { stadiumAbi } from '@goats/contracts';
import { type Address, encodeFunctionData, type Hex, hashTypedData } from 'viem';

/** Which Stadium a voucher is for. It is worth nothing at any other. */
export interface VoucherPlace {
  readonly chainId: number;
  readonly stadium: Address;
}

/** Amounts in hundredths, times in seconds. */
export interface HoofVoucher {
  readonly account: Address;
  readonly amount: number;
  readonly number: number;
  /** How often the account had left when it was signed. */
  readonly exits: number;
  readonly deadline: number;
}

export interface CardVoucher {
  readonly account: Address;
  readonly token: number;
  readonly number: number;
  readonly deadline: number;
}

const HOOF_OUT = [
  { name: 'account', type: 'address' },
  { name: 'amount', type: 'uint96' },
  { name: 'number', type: 'uint256' },
  { name: 'exits', type: 'uint40' },
  { name: 'deadline', type: 'uint40' },
] as const;

const CARD_OUT = [
  { name: 'account', type: 'address' },
  { name: 'token', type: 'uint256' },
  { name: 'number', type: 'uint256' },
  { name: 'deadline', type: 'uint40' },
] as const;

/** Of everything that is signed for one Stadium. */
export function domain({ chainId, stadium }: VoucherPlace) {
  return {
    name: 'Legendary GOATs Stadium',
    version: '1',
    chainId,
    verifyingContract: stadium,
  } as const;
}

/** `await key.signHash(hoofVoucherHash(place, voucher))` */
export function hoofVoucherHash(place: VoucherPlace, voucher: HoofVoucher): Hex {
  return hashTypedData({
    domain: domain(place),
    types: { HoofOut: HOOF_OUT },
    primaryType: 'HoofOut',
    message: {
      ...voucher,
      amount: BigInt(voucher.amount),
      number: BigInt(voucher.number),
    },
  });
}

/** `await key.signHash(cardVoucherHash(place, voucher))` */
export function cardVoucherHash(place: VoucherPlace, voucher: CardVoucher): Hex {
  return hashTypedData({
    domain: domain(place),
    types: { CardOut: CARD_OUT },
    primaryType: 'CardOut',
    message: { ...voucher, token: BigInt(voucher.token), number: BigInt(voucher.number) },
  });
}

/** What redeems it. Anybody may send it; it pays its account. */
export function redeemHoof(voucher: HoofVoucher, signature: Hex): Hex {
  const { account, amount, number, exits, deadline } = voucher;
  return encodeFunctionData({
    abi: stadiumAbi,
    functionName: 'withdraw',
    args: [account, BigInt(amount), BigInt(number), exits, deadline, signature],
  });
}

/** Many cards of one account at once. */
export function redeemCards(
  vouchers: readonly {
    readonly voucher: CardVoucher;
    readonly signature: Hex;
    readonly proof: readonly Hex[];
  }[],
): Hex {
  return encodeFunctionData({
    abi: stadiumAbi,
    functionName: 'withdrawCards',
    args: [
      vouchers[0]!.voucher.account,
      vouchers.map(({ voucher: { token, number, deadline }, signature, proof }) => ({
        ...{ token: BigInt(token), number: BigInt(number), deadline, signature, proof },
      })),
    ],
  });
}

/** The same for a card, with its proof against the active root. */
export function redeemCard(voucher: CardVoucher, signature: Hex, proof: readonly Hex[]): Hex {
  const { account, token, number, deadline } = voucher;
  return encodeFunctionData({
    abi: stadiumAbi,
    functionName: 'withdrawCard',
    args: [account, BigInt(token), BigInt(number), deadline, signature, proof],
  });
}
