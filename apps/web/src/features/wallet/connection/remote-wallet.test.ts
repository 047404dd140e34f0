// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { fakeMemory } from './fake-wallet.ts';
import { remoteWallet } from './remote-wallet.ts';

const SITE = {
  ...{
    projectId: 'goats',
    relay: 'wss://relay.example',
    rpc: 'https://node.example/',
    chains: [1],
  },
};
const wallet = () => remoteWallet({ memory: fakeMemory(), show: vi.fn(), onAsk: vi.fn() });
const answer = (walletConnect: unknown) =>
  vi.stubGlobal('fetch', async () => Response.json({ origin: 'https://x', walletConnect }));

afterEach(() => vi.unstubAllGlobals());

it('is offered where the operator has configured it, and where somebody answers', async () => {
  answer(SITE);
  expect(await wallet().isOffered()).toBe(true);
  answer(null);
  expect(await wallet().isOffered()).toBe(false);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  expect(await wallet().isOffered()).toBe(false);
});

it('is asked again once the line is back, instead of remembering that it was down', async () => {
  const one = wallet();
  answer(null);
  await expect(one.provider.request({ method: 'eth_accounts' })).rejects.toThrow('any more');
  answer(SITE);
  expect(await one.provider.request({ method: 'eth_accounts' })).toEqual([]);
});

it('loads nothing in order to hang up on nobody', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  await wallet().provider.hangUp?.();
  expect(fetch).not.toHaveBeenCalled();
});
