// @vitest-environment happy-dom
import { mount } from '@goats/ui/testing/mount.tsx';
import { act, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SAMPLE_CHAIN } from '../../testing/sample-chain.ts';
import ChainPurse from './chain-purse.tsx';
import type { ChainDeposit } from './chain-queries.ts';

const ADA = `0x${'11'.repeat(20)}`;
const known = vi.hoisted(() => ({
  cards: [] as number[],
  deposits: [] as unknown[],
  brought: vi.fn(),
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));
vi.mock('../wallet/wallet-store.ts', () => ({
  useWallet: () => ({ guest: true, signedInAs: ADA }),
}));
vi.mock('./chain-queries.ts', async (original) => ({
  ...(await original<object>()),
  useChain: () => ({ data: SAMPLE_CHAIN }),
  useChainWallet: () => ({ data: { hoof: 0, cards: known.cards, askedAt: null } }),
  useWithdrawals: () => ({ data: [] }),
  useDeposits: () => ({ data: known.deposits }),
}));
vi.mock('./dialogs/cards-in.tsx', () => ({
  default: ({ cards }: { cards: readonly number[] }) => {
    known.brought(cards);
    return null;
  },
}));

afterEach(() => {
  known.cards = [];
  known.deposits = [];
  known.brought.mockReset();
});

const shown = () => mount(<ChainPurse address={ADA} onLeave={() => {}} />);
const bringing = () =>
  [...document.querySelectorAll('button')].find((button) =>
    /^Bring \d+ cards? back$/.test(button.textContent ?? ''),
  );

test('whoever has many cards outside brings as many back as one transaction takes', async () => {
  known.cards = Array.from({ length: 45 }, (_, i) => i + 1);
  const { unmount } = await shown();
  const button = bringing();
  expect(button?.textContent).toBe('Bring 40 cards back');
  await act(async () => {
    button!.click();
    await import('./dialogs/cards-in.tsx');
  });
  const forty = known.cards.slice(0, 40);
  await vi.waitFor(() => expect(known.brought).toHaveBeenCalledWith(forty), 30_000);
  await unmount();
  known.cards = [7];
  const { unmount: gone } = await shown();
  expect(bringing()).toBeUndefined();
  await gone();
});

test('cards that arrive together are a line each', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const transactionHash = `0x${'ab'.repeat(32)}`;
  const arriving = { state: 'seen', transactionHash, at: '2026-01-01T12:00:00.000Z' } as const;
  known.deposits = [7, 8].map((cardId): ChainDeposit => ({ ...arriving, cardId }));
  const { unmount } = await shown();
  const words = document.body.textContent ?? '';
  expect([words.includes('Card 7'), words.includes('Card 8')]).toEqual([true, true]);
  expect(complaints).not.toHaveBeenCalled();
  await unmount();
  complaints.mockRestore();
});
