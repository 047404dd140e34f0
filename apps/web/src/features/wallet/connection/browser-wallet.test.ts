// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { walletState } from '../state/wallet-state.ts';

const refreshForSession = vi.hoisted(() => vi.fn());
vi.mock('@goats/ui/api/refresh-on.ts', () => ({ refreshForSession }));

afterEach(() => vi.unstubAllGlobals());

it('reads anew what was another tab’s to see, once that tab has ended the session', async () => {
  /** What the tabs say to each other. */
  const said: unknown[] = [];
  let hear: (() => void) | undefined;
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(message: unknown) {
        said.push(message);
      }
      addEventListener(_: string, listener: () => void) {
        hear = listener;
      }
    },
  );
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const { session } = await import('./browser-wallet.ts');

  walletState.set({ address: '0xAda', signedInAs: '0xada' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'walletConnected', newValue: 'false' }));
  expect(walletState.get()).toMatchObject({ address: null, signedInAs: null });
  // Asked now, the server would answer the old account once more.
  expect(refreshForSession).not.toHaveBeenCalled();
  hear?.();
  expect(refreshForSession).toHaveBeenCalledOnce();

  await session.signOut();
  expect(said).toHaveLength(1);
});
