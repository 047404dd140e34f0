import { numberToHex } from 'viem';
import { expect, it } from 'vitest';
import type { Rpc } from './chain.ts';
import { laterTime } from './contract-reads.ts';

const NOW = Date.UTC(2026, 5, 1, 12);
const DAY_MS = 86_400_000;
const nodeAt = (ms: number): Rpc => ({
  request: <T>() => Promise.resolve({ timestamp: numberToHex(ms / 1000) } as T),
});
const later = (nodeMs: number, embedded: boolean, at = NOW) =>
  laterTime({ rpc: nodeAt(nodeMs), embedded }, { at, now: NOW });

it('goes by the chain’s clock while ours is behind, and by ours while the chain stands still', async () => {
  expect(await later(NOW + 12_000, false)).toBe(NOW + 12_000);
  expect(await later(NOW - DAY_MS, false)).toBe(NOW);
  // Our own chain is a second later with every block, however fast they come.
  expect(await later(NOW + 5 * 60_000, true)).toBe(NOW + 5 * 60_000);
});

it('lets no node on the net keep a root or a voucher good for a day longer than it should be', async () => {
  expect(await later(NOW + DAY_MS, false)).toBe(NOW + 60_000);
  expect(await later(NOW + DAY_MS, false, NOW - DAY_MS)).toBe(NOW + 60_000);
});
