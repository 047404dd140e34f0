import { goatCardsAbi, hoofAbi, stadiumAbi } from '@goats/contracts';
import {
  type Address,
  bytesToHex,
  concat,
  encodeFunctionData,
  type Hex,
  hexToBytes,
  parseSignature,
} from 'viem';
import type { CardExit, HoofExit } from './exit-proof.ts';

/** A transaction that a wallet still has to sign. */
export interface Call {
  readonly to: Address;
  readonly data: Hex;
}

export interface CallContracts {
  readonly hoof: Address;
  readonly cards: Address;
  readonly stadium: Address;
}

/** What a person can ask of the contracts. Amounts in hundredths. */
export const calls = {
  /** Lets the Stadium take so much, for a deposit that follows. */
  approve: ({ hoof, stadium }: CallContracts, amount: number): Call => ({
    to: hoof,
    data: encodeFunctionData({
      abi: hoofAbi,
      functionName: 'approve',
      args: [stadium, BigInt(amount)],
    }),
  }),

  deposit: ({ stadium }: CallContracts, amount: number): Call => ({
    to: stadium,
    data: encodeFunctionData({
      abi: stadiumAbi,
      functionName: 'deposit',
      args: [BigInt(amount)],
    }),
  }),

  /** With a signed permission instead of an approval: one transaction. */
  depositWithPermit: (
    { stadium }: CallContracts,
    amount: number,
    deadline: number,
    signature: Hex,
  ): Call => {
    const { r, s, yParity } = parseSignature(signature);
    return {
      to: stadium,
      data: encodeFunctionData({
        abi: stadiumAbi,
        functionName: 'depositWithPermit',
        args: [BigInt(amount), BigInt(deadline), 27 + yParity, r, s],
      }),
    };
  },

  /** A card that is sent safely is deposited for whom it belonged to. */
  depositCard: ({ cards, stadium }: CallContracts, owner: Address, token: number): Call => ({
    to: cards,
    data: encodeFunctionData({
      abi: goatCardsAbi,
      functionName: 'safeTransferFrom',
      args: [owner, stadium, BigInt(token)],
    }),
  }),

  /** Many of the sender's own at once. */
  depositCards: ({ cards }: CallContracts, tokens: readonly number[]): Call => ({
    to: cards,
    data: encodeFunctionData({
      abi: goatCardsAbi,
      functionName: 'depositCards',
      args: [tokens.map(BigInt)],
    }),
  }),

  ask: ({ stadium }: CallContracts): Call => plain(stadium, 'ask'),
  stay: ({ stadium }: CallContracts): Call => plain(stadium, 'stay'),
  freeze: ({ stadium }: CallContracts): Call => plain(stadium, 'freeze'),
  activate: ({ stadium }: CallContracts): Call => plain(stadium, 'activate'),

  /** For an account that asked in time, while the Stadium lives. */
  forceExit: ({ stadium }: CallContracts, exit: HoofExit): Call => ({
    to: stadium,
    data: encodeFunctionData({
      abi: stadiumAbi,
      functionName: 'forceExit',
      args: exitArguments(exit),
    }),
  }),
  forceExitCard: ({ stadium }: CallContracts, exit: CardExit): Call => ({
    to: stadium,
    data: encodeFunctionData({
      abi: stadiumAbi,
      functionName: 'forceExitCard',
      args: [exit.leaf.owner, BigInt(exit.tokenId), exit.proof],
    }),
  }),
  forceExitCards: ({ stadium }: CallContracts, exits: readonly CardExit[]): Call => ({
    to: stadium,
    data: encodeFunctionData({
      abi: stadiumAbi,
      functionName: 'forceExitCards',
      args: exitsArguments(exits),
    }),
  }),

  /** For everybody, once it is frozen. */
  exit: ({ stadium }: CallContracts, exit: HoofExit): Call => ({
    to: stadium,
    data: encodeFunctionData({
      abi: stadiumAbi,
      functionName: 'exit',
      args: exitArguments(exit),
    }),
  }),
  exitCard: ({ stadium }: CallContracts, exit: CardExit): Call => ({
    to: stadium,
    data: encodeFunctionData({
      abi: stadiumAbi,
      functionName: 'exitCard',
      args: [exit.leaf.owner, BigInt(exit.tokenId), exit.proof],
    }),
  }),
  exitCards: ({ stadium }: CallContracts, exits: readonly CardExit[]): Call => ({
    to: stadium,
    data: encodeFunctionData({
      abi: stadiumAbi,
      functionName: 'exitCards',
      args: exitsArguments(exits),
    }),
  }),
  depositBack: ({ stadium }: CallContracts, number: number): Call => ({
    to: stadium,
    data: encodeFunctionData({
      abi: stadiumAbi,
      functionName: 'depositBack',
      args: [BigInt(number)],
    }),
  }),
} as const;

function plain(stadium: Address, functionName: 'ask' | 'stay' | 'freeze' | 'activate'): Call {
  return { to: stadium, data: encodeFunctionData({ abi: stadiumAbi, functionName }) };
}

/** Of one owner's cards. */
function exitsArguments(exits: readonly CardExit[]) {
  return [
    exits[0]!.leaf.owner,
    exits.map(({ tokenId }) => BigInt(tokenId)),
    exits.map(({ proof }) => proof),
  ] as const;
}

function exitArguments({ leaf, proof }: HoofExit) {
  return [
    leaf.account,
    BigInt(leaf.balance),
    BigInt(leaf.withdrawn),
    BigInt(proof.position),
    proof.hashes,
    proof.sums.map(BigInt),
  ] as const;
}

/** What the operator posts. */
export interface PostedRoot {
  readonly accounts: Hex;
  readonly cards: Hex;
  /** In hundredths. */
  readonly sum: number;
  readonly deposits: number;
  readonly cardDeposits: number;
  /** SHA-256 of its list of leaves. */
  readonly data: Hex;
  /** The last second in which the contract takes it. */
  readonly until: number;
}

/**
 * `postRoot(root)`: what the poster's key sends to the Stadium. `packed`, the gzipped list of leaves, goes
 * along behind it: the contract reads no further than its own, and a chain keeps all of it.
 */
export function postRoot(root: PostedRoot, packed: Uint8Array = new Uint8Array()): Hex {
  const { accounts, cards, sum, deposits, cardDeposits, data, until } = root;
  const call = encodeFunctionData({
    abi: stadiumAbi,
    functionName: 'post',
    args: [accounts, cards, BigInt(sum), deposits, cardDeposits, data, until],
  });
  return concat([call, bytesToHex(packed)]);
}

/** A selector and seven words. */
const POST_DIGITS = 2 + 2 * (4 + 7 * 32);

/** What went along with a call to `post`; undefined where nothing did. */
export function packedBehind(input: Hex): Uint8Array | undefined {
  const behind = input.slice(POST_DIGITS);
  return behind ? hexToBytes(`0x${behind}`) : undefined;
}
