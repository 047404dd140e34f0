import { describe, expect, it } from 'vitest';
import { createDiscovery, type WalletWindow } from './discovery.ts';

const provider = () => ({ request: async () => null });

/** A page on which the given wallets announce themselves whenever somebody asks. */
function pageWith(...details: unknown[]): WalletWindow {
  const page: WalletWindow = new EventTarget();
  page.addEventListener('eip6963:requestProvider', () => {
    for (const detail of details) announce(page, detail);
  });
  return page;
}

function announce(page: WalletWindow, detail: unknown): void {
  page.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail }));
}

const info = (name: string, more = {}) => ({ uuid: name, name, rdns: `com.${name}`, ...more });

describe('finding wallets', () => {
  it('hears every wallet that announces itself, each once however often it is asked', async () => {
    const discovery = createDiscovery(
      pageWith(
        { info: info('alpine'), provider: provider() },
        { info: info('meadow'), provider: provider() },
      ),
      0,
    );
    await discovery.find();
    expect((await discovery.find()).map((wallet) => wallet.id)).toEqual([
      'com.alpine',
      'com.meadow',
    ]);
  });

  it('falls back to window.ethereum only when nothing announces itself', async () => {
    const bare = Object.assign(new EventTarget(), { ethereum: provider() });
    expect(await createDiscovery(bare, 0).find()).toMatchObject([{ name: 'Browser wallet' }]);
    const both = Object.assign(pageWith({ info: info('alpine'), provider: provider() }), {
      ethereum: provider(),
    });
    expect((await createDiscovery(both, 0).find()).map((wallet) => wallet.name)).toEqual([
      'alpine',
    ]);
  });

  it('finds nothing in a browser without a wallet', async () => {
    expect(await createDiscovery(new EventTarget(), 0).find()).toEqual([]);
    const odd = Object.assign(new EventTarget(), { ethereum: 'yes' });
    expect(await createDiscovery(odd, 0).find()).toEqual([]);
  });

  it.each([
    null,
    {},
    { info: info('x') },
    { provider: provider() },
    { info: {}, provider: provider() },
  ])('is not thrown by an announcement that is none: %j', async (detail) => {
    expect(await createDiscovery(pageWith(detail), 0).find()).toEqual([]);
  });

  it('shows a picture only when it comes with the wallet, so choosing one tells no server', async () => {
    const page = pageWith(
      { info: info('alpine', { icon: 'data:image/svg+xml,x' }), provider: provider() },
      { info: info('meadow', { icon: 'https://tracker.example/i.png' }), provider: provider() },
    );
    const icons = (await createDiscovery(page, 0).find()).map((wallet) => wallet.icon);
    expect(icons).toEqual(['data:image/svg+xml,x', undefined]);
  });

  it('tells about a wallet that wakes up late', async () => {
    const page: WalletWindow = new EventTarget();
    const discovery = createDiscovery(page, 0);
    await discovery.find();
    let told = 0;
    const stop = discovery.onLate(() => {
      told += 1;
    });
    announce(page, { info: info('alpine'), provider: provider() });
    stop();
    announce(page, { info: info('meadow'), provider: provider() });
    expect(told).toBe(1);
  });
});
