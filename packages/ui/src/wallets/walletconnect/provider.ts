import { t } from '@goats/words';
import type { Memory } from '../../browser/safe-storage.ts';
import type { Eip1193Provider } from '../eip1193.ts';
import { newKey } from './keys.ts';
import { createRelay, type RelaySocket } from './relay.ts';
import { createSessions, type Session, type SiteWords, type WalletSays } from './session.ts';

export interface RemoteWalletOptions {
  /** What the operator has configured. */
  readonly relay: string;
  readonly rpc: string;
  readonly projectId: string;
  /** The chains that this site has to do with, the one to sign in on first. */
  readonly chains: readonly number[];
  readonly site: SiteWords;
  readonly memory: Memory;
  /** What a wallet scans or opens; null when there is nothing to show any more. */
  readonly show: (uri: string | null) => void;
  /** The wallet's owner is being asked, on another device or in another app. */
  readonly onAsk: () => void;
  readonly openSocket?: (url: string) => RelaySocket;
  readonly now?: () => number;
}

interface Kept {
  readonly session: Session;
  readonly seed: string;
  readonly chain: number;
}

export const REMOTE_WALLET_KEY = 'goats-walletconnect';

/** Answered without opening a window in the wallet. */
const SILENT = new Set(['wallet_getCapabilities', 'wallet_getCallsStatus']);
/** A node that keeps silent must not keep anybody from signing in. */
const NODE_MS = 10_000;
const OPENS_WINDOW = /^(personal_|eth_sign|eth_sendTransaction|wallet_)/;

const refusal = (code: number, message: string) => Object.assign(new Error(message), { code });

/** A wallet on another device, spoken to like every wallet in the browser. */
export function createRemoteWallet(options: RemoteWalletOptions): Eip1193Provider {
  const { memory, chains, now = Date.now } = options;
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  let kept = read(memory, now());
  // What has run out is not kept any longer than the page about cookies says.
  if (!kept) memory.removeItem(REMOTE_WALLET_KEY);
  let pairing: AbortController | null = null;
  let line: ReturnType<typeof openLine> | null = null;

  const emit = (event: string, payload: unknown) => {
    for (const tell of [...(listeners.get(event) ?? [])]) tell(payload);
  };
  const keep = (next: Kept | null) => {
    const was = kept?.session.key;
    kept = next;
    if (next) memory.setItem(REMOTE_WALLET_KEY, JSON.stringify(next));
    // Another tab may have met another wallet meanwhile, and goes on with that.
    else if (read(memory, 0)?.session.key === was) memory.removeItem(REMOTE_WALLET_KEY);
  };

  function openLine(seed: string) {
    const { relay: url, projectId, site, openSocket } = options;
    const relay = createRelay({
      ...{ url, projectId, seed, ...(openSocket && { openSocket }) },
      onMessage: (topic, message) => sessions.hear(topic, message),
    });
    const sessions = createSessions({ relay, site, now, onSay: hear });
    const wake = () => {
      if (globalThis.document?.visibilityState !== 'hidden') relay.wake();
    };
    globalThis.document?.addEventListener('visibilitychange', wake);
    globalThis.addEventListener?.('online', wake);
    return {
      sessions,
      close() {
        globalThis.document?.removeEventListener('visibilitychange', wake);
        globalThis.removeEventListener?.('online', wake);
        relay.close();
      },
    };
  }

  function over(): void {
    line?.close();
    line = null;
    keep(null);
    emit('accountsChanged', []);
  }

  function hear(says: WalletSays): void {
    if ('gone' in says) {
      // Its farewell is answered first.
      setTimeout(() => kept || over(), 0);
      keep(null);
    } else if (!kept) {
      return;
    } else if ('session' in says) {
      keep({ ...kept, session: says.session });
      emit('accountsChanged', accounts());
    } else if (says.event === 'chainChanged') {
      const chain = Number(says.data);
      if (Number.isSafeInteger(chain) && chain > 0) moveTo(chain);
    } else if (says.event === 'accountsChanged') {
      const [first] = (Array.isArray(says.data) ? says.data : []).map(String);
      const address = first?.split(':').at(-1)?.toLowerCase();
      const its = (account: string) => account.toLowerCase().endsWith(`:${address}`);
      const { session } = kept;
      // Only one that its owner has granted; which of them is first is what the event says.
      if (!session.accounts.some(its)) return;
      const others = session.accounts.filter((account) => !its(account));
      const sorted = [...session.accounts.filter(its), ...others];
      keep({ ...kept, session: { ...session, accounts: sorted } });
      emit('accountsChanged', accounts());
    }
  }

  function moveTo(chain: number): void {
    if (!kept || kept.chain === chain) return;
    keep({ ...kept, chain });
    emit('chainChanged', hex(chain));
    emit('accountsChanged', accounts());
  }

  /** On the chain that is used, or anywhere: most wallets have the same account everywhere. */
  function accounts(): string[] {
    const all = kept?.session.accounts ?? [];
    const here = all.filter((account) => account.startsWith(`eip155:${kept?.chain}:`));
    return [...new Set((here.length > 0 ? here : all).map((each) => each.split(':')[2]!))];
  }

  async function connect(): Promise<string[]> {
    if (kept) return resume();
    pairing?.abort();
    const mine = new AbortController();
    pairing = mine;
    const seed = newKey();
    line?.close();
    const opened = openLine(seed);
    line = opened;
    try {
      const session = await opened.sessions.pair(chains, options.show, mine.signal);
      const granted = session.accounts.map((account) => Number(account.split(':')[1]));
      const chain = chains.find((each) => granted.includes(each)) ?? granted[0]!;
      keep({ session, seed, chain });
      return accounts();
    } catch (error) {
      opened.close();
      if (line === opened) line = null;
      throw error;
    } finally {
      if (pairing === mine) {
        pairing = null;
        options.show(null);
      }
    }
  }

  /** Who was here before a reload is here again; the line follows when there is one. */
  function resume(): string[] {
    if (kept && kept.session.expiry * 1_000 <= now()) over();
    if (!kept) return [];
    if (!line) {
      line = openLine(kept.seed);
      void line.sessions.resume(kept.session).catch(() => undefined);
    }
    return accounts();
  }

  async function switchTo(params: readonly unknown[]): Promise<null> {
    const chain = Number((params[0] as { chainId?: unknown } | undefined)?.chainId);
    const { session } = kept!;
    if (!session.accounts.some((account) => account.startsWith(`eip155:${chain}:`))) {
      await passOn('wallet_switchEthereumChain', params);
    }
    moveTo(chain);
    return null;
  }

  async function passOn(method: string, params: readonly unknown[]): Promise<unknown> {
    const { methods, name: wallet } = kept!.session;
    if (!methods.includes(method)) {
      throw refusal(4200, t('{wallet} cannot do {method}.', { wallet, method }));
    }
    if (!SILENT.has(method)) options.onAsk();
    return line!.sessions.request({ method, params }, kept!.chain);
  }

  /** A wallet elsewhere signs and sends; what stands on a chain a node says. */
  async function readChain(method: string, params: readonly unknown[]): Promise<unknown> {
    const at = new URL(options.rpc);
    at.searchParams.set('chainId', `eip155:${kept!.chain}`);
    at.searchParams.set('projectId', options.projectId);
    const answer = await fetch(at, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 1, jsonrpc: '2.0', method, params }),
      signal: AbortSignal.timeout(NODE_MS),
    });
    const { result, error } = (await answer.json()) as { result?: unknown; error?: object };
    if (error) throw Object.assign(new Error(t('The node refused.')), error);
    return result;
  }

  return {
    async request({ method, params = [] }) {
      if (method === 'eth_requestAccounts') return connect();
      const here = resume();
      if (method === 'eth_accounts') return here;
      if (!kept) throw refusal(4100, 'There is no session.');
      if (method === 'eth_chainId') return hex(kept.chain);
      if (method === 'wallet_switchEthereumChain') return switchTo(params);
      return OPENS_WINDOW.test(method) ? passOn(method, params) : readChain(method, params);
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener);
    },
    async hangUp() {
      pairing?.abort();
      const was = line;
      line = null;
      const had = kept !== null;
      keep(null);
      if (had) await was?.sessions.end();
      was?.close();
    },
  };
}

function hex(chain: number): string {
  return `0x${chain.toString(16)}`;
}

/** Whatever is damaged or has run out counts as none. */
function read(memory: Memory, now: number): Kept | null {
  try {
    const { session, seed, chain } = JSON.parse(memory.getItem(REMOTE_WALLET_KEY) ?? '') as Kept;
    const whole =
      [session.key, seed].every((key) => /^[0-9a-f]{64}$/.test(key)) &&
      session.accounts.length > 0 &&
      Number.isSafeInteger(chain);
    return whole && session.expiry * 1_000 > now ? { session, seed, chain } : null;
  } catch {
    return null;
  }
}
