// @vitest-environment happy-dom
import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { GUEST_WALLET_ID } from '../connection/guest-wallet.ts';
import { REMOTE_WALLET_ID } from '../connection/remote-wallet.ts';
import { WalletChooser } from './wallet-chooser.tsx';

const store = vi.hoisted(() => ({ choices: [] as { id: string; name: string }[] }));
vi.mock('../wallet-store.ts', () => ({
  useWallet: () => ({ choices: store.choices }),
  connectTo: vi.fn(),
  cancelWalletChoice: vi.fn(),
}));
const nobodys = [
  { id: REMOTE_WALLET_ID, name: 'WalletConnect' },
  { id: GUEST_WALLET_ID, name: 'Guest wallet' },
];

afterEach(() => vi.unstubAllGlobals());

async function shown(choices: typeof nobodys, coarse: boolean): Promise<string> {
  store.choices = choices;
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    'https://goats.example/battle',
  );
  const { unmount } = await mount(<WalletChooser />);
  // The links come in a chunk of their own.
  await act(async () => {
    await import('../open-in-wallet.tsx');
  });
  const words = document.body.textContent ?? '';
  await unmount();
  return words;
}

test('a phone whose browser has no wallet is led into one, also beside a wallet elsewhere', async () => {
  await vi.waitFor(
    async () => expect(await shown(nobodys, true)).toContain('Open in MetaMask'),
    30_000,
  );
  expect(await shown(nobodys, false)).not.toContain('Open in MetaMask');
  const installed = [{ id: 'io.metamask', name: 'MetaMask' }, ...nobodys];
  expect(await shown(installed, true)).not.toContain('Open in MetaMask');
});
