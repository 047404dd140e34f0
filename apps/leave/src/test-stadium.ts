import { type ExitProof, exitOf, type LeafList, treesOf } from '@goats/chain';
import type { Address } from 'viem';
import type { StadiumState } from './stadium-state.ts';

/** For tests: a Stadium in which Ada has 120.50 HOOF and card 7, and others have other things. */
const address = (digit: string) => `0x${digit.repeat(40)}` as Address;
export const ADA = address('a');
export const BOB = address('b');
export const CONTRACTS = { hoof: address('1'), cards: address('2'), stadium: address('3') };
export const DAY = 86_400;
export const POSTED = 1_800_000_000;

export const LEAVES: LeafList = {
  chainId: 31337,
  stadium: CONTRACTS.stadium,
  deposits: 2,
  cardDeposits: 1,
  block: 9,
  accounts: [
    { account: ADA, balance: 12_050, withdrawn: 500 },
    { account: BOB, balance: 300, withdrawn: 0 },
  ],
  cards: [
    { token: 1_000_007, owner: ADA },
    { token: 1_000_008, owner: BOB },
  ],
};

const TREES = treesOf(LEAVES);

export function testStadium(change: Partial<StadiumState> = {}): StadiumState {
  const { accounts, cards } = TREES;
  return {
    chainId: 31337,
    contracts: CONTRACTS,
    now: POSTED + DAY,
    frozen: false,
    active: {
      accounts: accounts.root,
      cards: cards.root,
      sum: BigInt(accounts.sum),
      deposits: 2,
      cardDeposits: 1,
      postedAt: POSTED,
      epoch: 5,
    },
    pending: [],
    rootDelay: 6 * 3600,
    maxSilence: 7 * DAY,
    lock: 3600,
    patience: DAY,
    canFreeze: false,
    canActivate: false,
    account: { withdrawn: 500n, askedAt: 0, exitEpoch: 0 },
    deposits: [],
    cards: new Map([[1_000_007, { holder: CONTRACTS.stadium, depositor: undefined }]]),
    ...change,
  };
}

export function testProof(change: Partial<ExitProof> = {}): ExitProof {
  const trees = TREES;
  return {
    address: ADA,
    chainId: 31337,
    contracts: CONTRACTS,
    root: {
      index: 5,
      hash: trees.accounts.root,
      cards: trees.cards.root,
      sum: String(trees.accounts.sum),
      deposits: 2,
      cardDeposits: 1,
      at: new Date(POSTED * 1000).toISOString(),
      data: `0x${'0'.repeat(64)}`,
    },
    ...exitOf(LEAVES, trees, ADA),
    deposits: [],
    ...change,
  };
}
