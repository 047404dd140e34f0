import { createStore } from '@goats/ui/browser/store.ts';
import type { ToastMessage } from '@goats/ui/toast-queue.ts';
import type { FoundWallet } from '@goats/ui/wallets/discovery.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DISCONNECTED, type WalletState } from '../state/wallet-state.ts';
import { createConnection } from './connection.ts';
import { fakeMemory, fakeWallet } from './fake-wallet.ts';
import { REMOTE_WALLET_ID } from './remote-wallet.ts';

const BILLY = '0x91fA33bE000000000000000000000000a842c07E';
const NANNY = '0xB1e2000000000000000000000000000000Aa77d0';

function setUp(
  options: { memory?: Record<string, string>; guestKey?: boolean; remote?: boolean } = {},
) {
  const state = createStore<WalletState>(DISCONNECTED);
  const memory = fakeMemory(options.memory);
  const installed: FoundWallet[] = [];
  const late = new Set<() => void>();
  const told: ToastMessage[] = [];
  const accounts: (string | null)[] = [];
  const guest = fakeWallet('guest', { eth_requestAccounts: [NANNY], eth_accounts: [NANNY] });
  guest.wallet.id = 'guest';
  const remote = fakeWallet('phone', { eth_requestAccounts: [BILLY], eth_accounts: [BILLY] });
  remote.wallet.id = REMOTE_WALLET_ID;
  const hungUp = vi.fn(async () => undefined);
  remote.wallet.provider.hangUp = hungUp;
  const connection = createConnection({
    state,
    memory,
    discovery: {
      find: async () => [...installed],
      onLate: (listener) => {
        late.add(listener);
        return () => late.delete(listener);
      },
    },
    guest: guest.wallet,
    remote: { ...remote.wallet, isOffered: async () => options.remote ?? false },
    hasGuestKey: () => options.guestKey ?? false,
    tell: (message) => told.push(message),
    onAccount: async (address) => void accounts.push(address),
  });
  return { connection, state, memory, installed, late, told, accounts, remote, hungUp };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('connecting a wallet', () => {
  let page: ReturnType<typeof setUp>;
  let alpine: ReturnType<typeof fakeWallet>;
  beforeEach(() => {
    page = setUp();
    alpine = fakeWallet('Alpine', {
      eth_requestAccounts: [BILLY],
      eth_accounts: [BILLY],
      eth_chainId: '0x89',
      eth_getBalance: '0x112210f47de98115',
    });
  });

  it('connects to the only wallet and shows account, chain and four decimals', async () => {
    page.installed.push(alpine.wallet);
    await page.connection.connect();
    await settled();
    expect(page.state.get()).toMatchObject({
      status: 'connected',
      address: BILLY,
      chainId: '0x89',
      balance: '1.2345 ETH',
      walletType: 'Alpine',
      guest: false,
    });
    expect(page.told.at(-1)).toEqual({
      title: 'Wallet Connected',
      description: 'Connected to 0x91fa...c07e',
    });
    expect(Object.fromEntries(page.memory.kept)).toMatchObject({
      walletConnected: 'true',
      walletAddress: BILLY,
    });
  });

  it('asks no wallet before the visitor has chosen one of several', async () => {
    const meadow = fakeWallet('Meadow', { eth_requestAccounts: [NANNY] });
    page.installed.push(alpine.wallet, meadow.wallet);
    await page.connection.connect();
    expect(page.state.get().choices.map((wallet) => wallet.name)).toEqual([
      'Alpine',
      'Meadow',
      'guest',
    ]);
    expect([alpine.asked, meadow.asked]).toEqual([[], []]);
    await page.connection.connectTo(meadow.wallet);
    expect(page.state.get()).toMatchObject({ address: NANNY, walletType: 'Meadow', choices: [] });
    expect(alpine.asked).toEqual([]);
  });

  it('says so when no wallet is installed, and the guest wallet is the way in', async () => {
    await page.connection.connect();
    expect(page.told.at(-1)).toEqual({
      title: 'Wallet Not Found',
      description: 'Please install a compatible wallet to connect',
      tone: 'red',
    });
    expect(page.state.get()).toMatchObject({ status: 'disconnected', noneFound: true });
    await page.connection.connectGuest();
    expect(page.state.get()).toMatchObject({ address: NANNY, guest: true, noneFound: false });
  });

  it('forgets that there was none as soon as one is installed', async () => {
    page = setUp({ guestKey: true });
    await page.connection.connect();
    page.installed.push(alpine.wallet);
    await page.connection.connect();
    expect(page.state.get()).toMatchObject({ noneFound: false });
  });

  it.each([
    ['beside the one in the browser', 1],
    ['where the browser has none', 0],
  ])('offers a wallet on another device %s, and asks none by itself', async (_, count) => {
    page = setUp({ remote: true });
    if (count) page.installed.push(alpine.wallet);
    await page.connection.connect();
    const names = page.state.get().choices.map(({ name }) => name);
    expect(names).toEqual([...(count ? ['Alpine'] : []), 'phone', 'guest']);
    expect([alpine.asked, page.remote.asked]).toEqual([[], []]);
    expect(page.state.get().noneFound).toBe(false);
  });

  it('hangs up on another device whether its owner leaves or stops waiting', async () => {
    page = setUp({ remote: true });
    await page.connection.connectTo(page.remote.wallet);
    await page.connection.disconnect();
    expect(page.hungUp).toHaveBeenCalledTimes(1);
    page.connection.cancel();
    expect(page.hungUp).toHaveBeenCalledTimes(2);
  });

  it('lets somebody with a guest key choose between it and the installed wallet', async () => {
    page = setUp({ guestKey: true });
    page.installed.push(alpine.wallet);
    await page.connection.connect();
    expect(page.state.get().choices).toHaveLength(2);
  });

  it.each([
    [{ code: 4001, message: 'denied' }, /turned the request down/],
    [{ code: -32002, message: 'already pending' }, /still waiting for an answer/],
    [new Error('The hardware is asleep'), /hardware is asleep/],
    [[], /^Failed to connect wallet$/],
  ])('tells a failed connection in words: %j', async (answer, words) => {
    alpine.answers.eth_requestAccounts = answer;
    page.installed.push(alpine.wallet);
    await page.connection.connect();
    expect(page.told.at(-1)).toMatchObject({ title: 'Connection Failed', tone: 'red' });
    expect(page.told.at(-1)?.description).toMatch(words);
    expect(page.state.get()).toMatchObject({ status: 'disconnected', address: null });
    expect(page.memory.kept.has('walletConnected')).toBe(false);
  });

  it('does not hear a wallet that answers after the visitor stopped waiting', async () => {
    let answer: (accounts: string[]) => void = () => undefined;
    alpine.answers.eth_requestAccounts = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const connecting = page.connection.connectTo(alpine.wallet);
    page.connection.cancel();
    answer([BILLY]);
    await connecting;
    expect(page.state.get()).toMatchObject({ status: 'disconnected', address: null });
  });

  it('stays connected when the chain does not tell the balance', async () => {
    alpine.answers.eth_getBalance = new Error('node is down');
    await page.connection.connectTo(alpine.wallet);
    await settled();
    expect(page.state.get()).toMatchObject({ status: 'connected', balance: null });
  });

  it('lets nobody wait for a chain that does not say the balance at all', async () => {
    alpine.answers.eth_getBalance = () => new Promise(() => undefined);
    expect(await page.connection.connectTo(alpine.wallet)).toBe(BILLY);
    expect(page.told.at(-1)?.title).toBe('Wallet Connected');
  });

  it('stops waiting for a wallet elsewhere whose code does not arrive, without a fault', async () => {
    page.hungUp.mockRejectedValueOnce(new Error('offline'));
    page.connection.cancel();
    // A rejection that nobody handles fails the whole run.
    await settled();
    expect(page.hungUp).toHaveBeenCalledOnce();
  });
});

describe('following the wallet', () => {
  async function connected() {
    const page = setUp();
    const alpine = fakeWallet('Alpine', {
      eth_requestAccounts: [BILLY],
      eth_chainId: '0x1',
      eth_getBalance: '0x0',
    });
    await page.connection.connectTo(alpine.wallet);
    return { ...page, alpine };
  }

  it('moves to the account that the wallet moved to, and ends whatever the old one had', async () => {
    const page = await connected();
    page.alpine.emit('accountsChanged', [NANNY]);
    await settled();
    expect(page.state.get().address).toBe(NANNY);
    expect(page.accounts).toEqual([BILLY, NANNY]);
    expect(page.memory.kept.get('walletAddress')).toBe(NANNY);
  });

  it('takes no notice when the same account comes in another spelling', async () => {
    const page = await connected();
    page.alpine.emit('accountsChanged', [BILLY.toLowerCase()]);
    await settled();
    expect(page.accounts).toEqual([BILLY]);
  });

  it('disconnects on an empty list, but a locked wallet may come back at the next load', async () => {
    const page = await connected();
    page.alpine.emit('accountsChanged', []);
    await settled();
    expect(page.state.get()).toMatchObject({ status: 'disconnected', address: null });
    expect(page.accounts.at(-1)).toBeNull();
    expect(page.memory.kept.get('walletConnected')).toBeUndefined();
  });

  it('shows the chain that the wallet changed to', async () => {
    const page = await connected();
    page.alpine.emit('chainChanged', '0x44d');
    expect(page.state.get().chainId).toBe('0x44d');
  });

  it('stops listening once disconnected', async () => {
    const page = await connected();
    await page.connection.disconnect();
    expect(page.alpine.listening()).toBe(0);
    expect(page.told.at(-1)).toEqual({
      title: 'Wallet Disconnected',
      description: 'Your wallet has been disconnected',
    });
  });
});

describe('coming back', () => {
  const alpine = () => fakeWallet('Alpine', { eth_accounts: [BILLY], eth_getBalance: '0x0' });

  it('restores an authorised account without opening the wallet’s window', async () => {
    const page = setUp({ memory: { walletConnected: 'true', walletAddress: BILLY } });
    const wallet = alpine();
    page.installed.push(wallet.wallet);
    await page.connection.restore();
    expect(page.state.get().address).toBe(BILLY);
    expect(wallet.asked).not.toContain('eth_requestAccounts');
    expect(page.told).toEqual([]);
  });

  it('comes back to a wallet on another device, and wakes no other for it', async () => {
    const page = setUp({
      memory: {
        walletConnected: 'true',
        walletAddress: BILLY,
        walletId: REMOTE_WALLET_ID,
      },
    });
    const wallet = alpine();
    page.installed.push(wallet.wallet);
    await page.connection.restore();
    expect(page.state.get()).toMatchObject({ address: BILLY, walletType: 'phone' });
    expect(wallet.asked).toEqual([]);
  });

  it('does not restore after an explicit disconnect', async () => {
    const page = setUp();
    await page.connection.connectTo(fakeWallet('Alpine', { eth_requestAccounts: [BILLY] }).wallet);
    await page.connection.disconnect();
    const next = setUp({ memory: Object.fromEntries(page.memory.kept) });
    next.installed.push(alpine().wallet);
    await next.connection.restore();
    expect(next.state.get().address).toBeNull();
  });

  it('does not slip into another wallet while the one that was used is locked', async () => {
    const page = setUp({
      memory: { walletConnected: 'true', walletAddress: BILLY, walletId: 'com.example.Alpine' },
    });
    page.installed.push(fakeWallet('Alpine', { eth_accounts: [] }).wallet);
    page.installed.push(fakeWallet('Meadow', { eth_accounts: [NANNY] }).wallet);
    await page.connection.restore();
    expect(page.state.get()).toMatchObject({ address: null, status: 'disconnected' });
  });

  it('shows the account that the wallet uses now, not the one it used last time', async () => {
    const page = setUp({
      memory: { walletConnected: 'true', walletAddress: NANNY, walletId: 'com.example.Alpine' },
    });
    page.installed.push(alpine().wallet);
    await page.connection.restore();
    expect(page.state.get().address).toBe(BILLY);
  });

  it('brings a guest back without an installed wallet', async () => {
    const page = setUp({
      memory: { walletConnected: 'true', walletAddress: NANNY, walletId: 'guest' },
    });
    await page.connection.restore();
    expect(page.state.get()).toMatchObject({ address: NANNY, guest: true });
  });

  it('restores from a wallet that loads after the page', async () => {
    const page = setUp({ memory: { walletConnected: 'true', walletAddress: BILLY } });
    await page.connection.restore();
    expect(page.state.get().status).toBe('disconnected');
    page.installed.push(alpine().wallet);
    for (const tell of page.late) tell();
    await settled();
    expect(page.state.get().address).toBe(BILLY);
  });
});
