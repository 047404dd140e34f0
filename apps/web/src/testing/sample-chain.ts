import type { ChainInfo } from '../features/chain/chain-queries.ts';

/** A chain as the server tells of it, for tests. */
export const SAMPLE_CHAIN: ChainInfo = {
  chainId: 31337,
  embedded: true,
  rpcUrl: '/api/chain/rpc',
  explorer: null,
  contracts: {
    hoof: `0x${'a1'.repeat(20)}`,
    cards: `0x${'b2'.repeat(20)}`,
    stadium: `0x${'c3'.repeat(20)}`,
  },
  root: {
    index: 7,
    at: '2026-01-01T12:00:00.000Z',
    sum: 1500,
    accounts: `0x${'11'.repeat(32)}`,
    cards: `0x${'22'.repeat(32)}`,
  },
  pending: null,
  nextRootAt: null,
  reserves: {
    balance: 9_999_000_000,
    claims: 1500,
    float: 9_998_998_500,
    leftToday: 1_000_000,
    dayShare: 100_000,
  },
  terms: {
    rootDelaySeconds: 0,
    maxSilenceSeconds: 604_800,
    lockSeconds: 3600,
    patienceSeconds: 86_400,
  },
  relay: false,
  paused: false,
  frozen: false,
  head: 20,
  final: 20,
  checkedAt: '2026-01-01T12:01:00.000Z',
  problem: null,
};
