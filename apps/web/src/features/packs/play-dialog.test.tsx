// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { walletState } from '../wallet/state/wallet-state.ts';
import { wayIn } from './play-dialog.tsx';

const BILLY = '0x91fa33be00000000000000000000000000000001';
const FIGURES = { address: BILLY, starterClaimed: true, frozen: null };

/** The two answers Play rests on. */
function answers(figures: object, matches: object[]) {
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const path = input instanceof Request ? input.url : String(input);
    return Response.json(path.includes('/api/battles/active') ? matches : figures);
  });
}
const play = () => wayIn(new QueryClient({ defaultOptions: { queries: { retry: false } } }));

beforeEach(() => walletState.set({ status: 'connected', address: BILLY }));
afterEach(() => {
  walletState.set({ status: 'disconnected', address: null });
  vi.unstubAllGlobals();
});

test('nobody without a wallet is asked anything before the pack', async () => {
  walletState.set({ status: 'disconnected', address: null });
  expect(await play()).toBe('pack');
});

test('a pack that is not opened yet comes first, a match that is on before all', async () => {
  answers({ ...FIGURES, starterClaimed: false }, []);
  expect(await play()).toBe('pack');
  answers(FIGURES, [{ id: '7', kind: 'challenge', url: '/battle?match=7' }]);
  expect(await play()).toBe('/battle?match=7');
});

test('whoever has cards and no match is led to the lobby; practice is no match to go back to', async () => {
  answers(FIGURES, [{ id: '7', kind: 'practice', url: '/battle?match=7' }]);
  expect(await play()).toBe('/card-game?tab=lobby');
});

test('a server that does not answer is the lobby’s to explain', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await play()).toBe('/card-game?tab=lobby');
});
