import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestRelay, type TestRelay } from '../../testing/test-relay.ts';
import { testRemoteWallet } from '../../testing/test-remote-wallet.ts';
import { createRemoteWallet, REMOTE_WALLET_KEY } from './provider.ts';
import type { RelaySocket } from './relay.ts';

const ADA = `0x${'aD'.repeat(20)}`;
const BEA = `0x${'bE'.repeat(20)}`;
const on = (chain: number, address: string) => `eip155:${chain}:${address}`;
const refusal = (code: number) => Object.assign(new Error('No'), { code });

/** A line of this process to the relay; `cut` is the tunnel that a train goes through. */
function lineTo(relay: TestRelay, addresses: string[] = []) {
  const open = new Set<() => void>();
  const openSocket = (url: string): RelaySocket => {
    addresses.push(url);
    const events = new EventTarget();
    let readyState = 0;
    const here = {
      send: (text: string) =>
        queueMicrotask(
          () =>
            readyState === 1 &&
            events.dispatchEvent(Object.assign(new Event('message'), { data: text })),
        ),
    };
    const end = () => {
      if (readyState === 3) return;
      readyState = 3;
      relay.leave(here);
      open.delete(end);
      events.dispatchEvent(new Event('close'));
    };
    queueMicrotask(() => {
      if (readyState === 3) return;
      readyState = 1;
      relay.enter(here);
      open.add(end);
      events.dispatchEvent(new Event('open'));
    });
    return {
      get readyState() {
        return readyState as 0 | 1 | 3;
      },
      send: (text) => relay.hear(here, String(text)),
      close: end,
      addEventListener: events.addEventListener.bind(events) as RelaySocket['addEventListener'],
    };
  };
  return { openSocket, addresses, cut: () => [...open].forEach((end) => void end()) };
}

function setUp(granted: { accounts?: string[]; methods?: string[] } = {}) {
  const relay = createTestRelay();
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const answer = vi.fn<(method: string, params: readonly unknown[], chain: string) => unknown>(
    () => '0xsigned',
  );
  const line = lineTo(relay);
  const wallet = testRemoteWallet({
    ...{ relay: 'wss://relay.example', openSocket: lineTo(relay).openSocket, answer },
    accounts: [on(1, ADA), on(137, ADA)],
    ...granted,
  });
  const shown: (string | null)[] = [];
  const onAsk = vi.fn();
  const load = () => {
    const page = createRemoteWallet({
      relay: 'wss://relay.example',
      rpc: 'https://node.example/v1/',
      projectId: 'goats',
      chains: [137, 1],
      site: { name: 'Goats', description: 'Goats', url: 'https://goats.example', icons: [] },
      ...{ memory, onAsk, openSocket: line.openSocket },
      show: (uri) => shown.push(uri),
    });
    const events: [string, unknown][] = [];
    for (const event of ['accountsChanged', 'chainChanged']) {
      page.on?.(event, (payload) => events.push([event, payload]));
    }
    const ask = (method: string, ...params: unknown[]) => page.request({ method, params });
    return { ...page, ask, events };
  };
  /** Until the page shows its code. */
  const code = async () => {
    await vi.waitFor(() => expect(shown.at(-1)).toMatch(/^wc:/), 30_000);
    return shown.at(-1)!;
  };
  const connect = async (page: ReturnType<typeof load>) => {
    const accounts = page.ask('eth_requestAccounts');
    await wallet.scan(await code());
    return accounts;
  };
  return { relay, line, wallet, answer, kept, shown, onAsk, load, code, connect };
}

let it_: ReturnType<typeof setUp>;
beforeEach(() => {
  it_ = setUp();
});
afterEach(() => {
  it_.wallet.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('meets a wallet by a code, and signs on the chain that the site wants first', async () => {
  const page = it_.load();
  expect(await it_.connect(page)).toEqual([ADA]);
  expect(await page.ask('eth_chainId')).toBe('0x89');
  expect(await page.ask('personal_sign', '0x676f', ADA)).toBe('0xsigned');
  expect(it_.answer).toHaveBeenCalledWith('personal_sign', ['0x676f', ADA], 'eip155:137');
  expect(it_.onAsk).toHaveBeenCalledOnce();
  // The code is gone from the screen, and the relay was told who comes.
  expect(it_.shown.at(-1)).toBeNull();
  const [address] = it_.line.addresses;
  expect(new URL(address!).searchParams.get('projectId')).toBe('goats');
});

it('says to the relay nothing that it could read', async () => {
  const page = it_.load();
  await it_.connect(page);
  await page.ask('personal_sign', '0x676f', ADA);
  const all = it_.relay.posted.map(({ message }) => atob(message)).join();
  expect(all).not.toContain('personal_sign');
  expect(all).not.toContain(ADA);
});

it.each([
  ['a no is a no', 5000],
  ['also in the words of the browser’s wallets', 4001],
])('%s, and nothing stays behind', async (_, code) => {
  const page = it_.load();
  const accounts = page.ask('eth_requestAccounts');
  await Promise.all([
    it_.wallet.scan(await it_.code(), code),
    expect(accounts).rejects.toMatchObject({ code }),
  ]);
  expect(it_.kept.size).toBe(0);
  expect(await page.ask('eth_accounts')).toEqual([]);
});

it('stops waiting when the visitor closes the code, and a wallet that comes late is not let in', async () => {
  const page = it_.load();
  const accounts = page.ask('eth_requestAccounts');
  const code = await it_.code();
  await Promise.all([page.hangUp?.(), expect(accounts).rejects.toMatchObject({ code: 4001 })]);
  void it_.wallet.scan(code).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([it_.shown.at(-1), it_.kept.size]).toEqual([null, 0]);
});

it('takes no session from somebody else who has seen the code', async () => {
  const page = it_.load();
  const accounts = page.ask('eth_requestAccounts');
  const settle = it_.wallet.settle.bind(it_.wallet);
  // Says another key than the one that the session was made with.
  it_.wallet.settle = () => settle('99'.repeat(32));
  await Promise.all([
    it_.wallet.scan(await it_.code()),
    expect(accounts).rejects.toThrow('use no account'),
  ]);
  expect(it_.kept.size).toBe(0);
});

it('is no wallet without an account', async () => {
  it_ = setUp({ accounts: ['solana:x:y', 'eip155:1:0x12'] });
  const accounts = it_.load().ask('eth_requestAccounts');
  await Promise.all([
    it_.wallet.scan(await it_.code()),
    expect(accounts).rejects.toThrow('use no account'),
  ]);
});

it('passes the wallet’s refusals on, and does not ask it for what it cannot do', async () => {
  const page = it_.load();
  await it_.connect(page);
  it_.answer.mockImplementation(() => {
    throw refusal(5000);
  });
  await expect(page.ask('personal_sign', '0x', ADA)).rejects.toMatchObject({ code: 5000 });
  await expect(page.ask('wallet_sendCalls', {})).rejects.toMatchObject({
    code: 4200,
    message: expect.stringMatching(/ cannot do wallet_sendCalls\.$/),
  });
  await expect(page.ask('wallet_switchEthereumChain', { chainId: '0x2105' })).rejects.toMatchObject(
    { code: 4200 },
  );
  expect(it_.answer).toHaveBeenCalledOnce();
});

it('moves to a chain that was granted without asking anybody', async () => {
  const page = it_.load();
  await it_.connect(page);
  await page.ask('wallet_switchEthereumChain', { chainId: '0x1' });
  expect(await page.ask('eth_chainId')).toBe('0x1');
  expect(page.events).toContainEqual(['chainChanged', '0x1']);
  expect(it_.answer).not.toHaveBeenCalled();
});

it('asks a node what stands on the chain, never the wallet', async () => {
  const page = it_.load();
  await it_.connect(page);
  const fetch = vi.fn(async () => Response.json({ result: '0x5' }));
  vi.stubGlobal('fetch', fetch);
  expect(await page.ask('eth_getBalance', ADA, 'latest')).toBe('0x5');
  const [[address]] = fetch.mock.calls as unknown as [[URL]];
  expect(address.href).toBe('https://node.example/v1/?chainId=eip155%3A137&projectId=goats');
  fetch.mockResolvedValue(Response.json({ error: { code: 3, data: '0x1234' } }));
  await expect(page.ask('eth_call', {})).rejects.toMatchObject({ code: 3, data: '0x1234' });
});

it('does not wait for a node that keeps silent', async () => {
  const page = it_.load();
  await it_.connect(page);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('Too late')));
  vi.stubGlobal('fetch', (_: URL, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => undefined),
  );
  await expect(page.ask('eth_getBalance', ADA, 'latest')).rejects.toThrow('Too late');
});

it('is there again after a reload, on the same chain, and shows no code', async () => {
  const page = it_.load();
  await it_.connect(page);
  await page.ask('wallet_switchEthereumChain', { chainId: '0x1' });
  it_.line.cut();
  const codes = it_.shown.filter(Boolean).length;
  const again = it_.load();
  expect(await again.ask('eth_requestAccounts')).toEqual([ADA]);
  expect(await again.ask('eth_chainId')).toBe('0x1');
  expect(await again.ask('personal_sign', '0x', ADA)).toBe('0xsigned');
  expect(it_.shown.filter(Boolean)).toHaveLength(codes);
});

it.each(['{', '{}', 'null', '{"session":{"key":"00"},"seed":"00","chain":1}'])(
  'takes what is damaged for nothing: %s',
  async (text) => {
    it_.kept.set(REMOTE_WALLET_KEY, text);
    expect(await it_.load().ask('eth_accounts')).toEqual([]);
  },
);

it('is over when its time is, also for what was kept', async () => {
  await it_.connect(it_.load());
  const { session, ...rest } = JSON.parse(it_.kept.get(REMOTE_WALLET_KEY)!);
  const old = { ...rest, session: { ...session, expiry: Math.floor(Date.now() / 1000) - 1 } };
  it_.kept.set(REMOTE_WALLET_KEY, JSON.stringify(old));
  expect(await it_.load().ask('eth_accounts')).toEqual([]);
});

it('hears an answer that came while the line was gone', async () => {
  const page = it_.load();
  await it_.connect(page);
  it_.answer.mockImplementation(() => {
    it_.line.cut();
    return '0xlate';
  });
  expect(await page.ask('personal_sign', '0x', ADA)).toBe('0xlate');
});

it('follows its wallet: another account, another chain, and only to what was granted', async () => {
  it_ = setUp({ accounts: [on(1, ADA), on(1, BEA), on(137, ADA)] });
  const page = it_.load();
  await it_.connect(page);
  const told = async (name: string, data: unknown) => {
    const before = it_.relay.posted.length;
    await it_.wallet.tell('wc_sessionEvent', { event: { name, data }, chainId: 'eip155:1' });
    // The page has answered it.
    await vi.waitFor(() => expect(it_.relay.posted.length).toBeGreaterThan(before + 1), 30_000);
  };
  await told('chainChanged', 1);
  await told('accountsChanged', [on(1, BEA)]);
  expect(page.events.at(-1)).toEqual(['accountsChanged', [BEA, ADA]]);
  await told('accountsChanged', [`0x${'c'.repeat(40)}`]);
  expect(await page.ask('eth_accounts')).toEqual([BEA, ADA]);
  const fewer = { accounts: [on(1, ADA)], methods: [], events: [] };
  await it_.wallet.tell('wc_sessionUpdate', { namespaces: { eip155: fewer } });
  await vi.waitFor(() => expect(page.events.at(-1)).toEqual(['accountsChanged', [ADA]]), 30_000);
});

it('ends when the wallet ends it, and says so', async () => {
  const page = it_.load();
  await it_.connect(page);
  await it_.wallet.tell('wc_sessionDelete', { code: 6000, message: 'Bye' });
  await vi.waitFor(() => expect(page.events.at(-1)).toEqual(['accountsChanged', []]), 30_000);
  expect(it_.kept.size).toBe(0);
  await expect(page.ask('personal_sign', '0x', ADA)).rejects.toMatchObject({ code: 4100 });
});

it('keeps nobody waiting for a wallet that has gone', async () => {
  const page = it_.load();
  await it_.connect(page);
  it_.answer.mockImplementation(() => new Promise(() => undefined));
  const signed = page.ask('personal_sign', '0x', ADA);
  await vi.waitFor(() => expect(it_.answer).toHaveBeenCalled(), 30_000);
  await Promise.all([
    it_.wallet.tell('wc_sessionDelete', { code: 6000 }),
    expect(signed).rejects.toMatchObject({ code: 4100 }),
  ]);
});

it('takes no account from somebody who has only seen the code', async () => {
  const page = it_.load();
  const accounts = page.ask('eth_requestAccounts');
  const code = await it_.code();
  const settle = it_.wallet.settle.bind(it_.wallet);
  it_.wallet.settle = async (publicKey) => {
    // Under the key of the code, with another account, before the wallet itself.
    await it_.wallet.settleUnder(code, publicKey, [on(1, BEA)]);
    await settle(publicKey);
  };
  await it_.wallet.scan(code);
  expect(await accounts).toEqual([ADA]);
});

it('tells the wallet that the visitor has left', async () => {
  const page = it_.load();
  await it_.connect(page);
  await page.hangUp?.();
  await vi.waitFor(
    () => expect(it_.wallet.heard.at(-1)).toMatchObject({ method: 'wc_sessionDelete' }),
    30_000,
  );
  expect(it_.kept.size).toBe(0);
});

it('leaves what another tab has met meanwhile to that tab', async () => {
  const [page, late] = [it_.load(), it_.load()];
  await it_.connect(page);
  // Never had a session itself, and stops waiting for one.
  await late.hangUp?.();
  expect(it_.kept.size).toBe(1);
  const kept = JSON.parse(it_.kept.get(REMOTE_WALLET_KEY)!);
  const others = { ...kept, session: { ...kept.session, key: '99'.repeat(32) } };
  it_.kept.set(REMOTE_WALLET_KEY, JSON.stringify(others));
  await page.hangUp?.();
  expect(JSON.parse(it_.kept.get(REMOTE_WALLET_KEY)!)).toEqual(others);
});
