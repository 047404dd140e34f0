import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createWalletClient, hexToString, http } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

export interface TestWalletOptions {
  /** What the wallet calls itself. */
  name?: string;
  /** One account per key, the first in use; a fresh one when none is given. */
  keys?: readonly `0x${string}`[];
  /** 0x1 unless told. */
  chainId?: string;
  /** In wei, as the chain says it. */
  balance?: string;
  /** Announced by EIP-6963 (default), or only there as window.ethereum. */
  announced?: boolean;
  /** The node that it reads from and sends to; without one it only signs until a site names one. */
  node?: string;
  /** The chains that it has heard of; all of them unless told. */
  knows?: readonly string[];
  /** Signs in by its key; whatever else it signs is a passkey's, and never the same twice. */
  signsAnew?: boolean;
  /** Already allowed to see this site, as after an earlier visit. */
  authorised?: boolean;
}

export interface TestWallet {
  readonly name: string;
  readonly addresses: readonly string[];
  /** How often the visitor was shown a window, by method. */
  asked(method: string): number;
  /** What the visitor was asked to sign, word for word, whether they did or not. */
  readonly texts: readonly string[];
  /** The next request, or the next of this method, is turned down, as by a click on Cancel. */
  rejectNext(method?: string): void;
  /** From now on it knows nothing of typed data, as plain wallets do not. */
  forgetTypedData(): void;
  /** Every request is answered that one is open already, until `answerPending`. */
  keepPending(): void;
  answerPending(): void;
  switchAccount(index: number): Promise<void>;
  lock(): Promise<void>;
  changeChain(chainId: string): Promise<void>;
}

interface WalletRequest {
  readonly method: string;
  readonly params: readonly unknown[];
}

/**
 * A browser wallet that really signs: the key stays in the test, the page only sees EIP-1193.
 * Install it before the first `goto`; several at once are several wallets.
 *
 * `const wallet = await installWallet(page); … await wallet.switchAccount(1)`
 */
export async function installWallet(
  page: Page,
  options: TestWalletOptions = {},
): Promise<TestWallet> {
  const name = options.name ?? 'Test Wallet';
  const keys = options.keys ?? [generatePrivateKey(), generatePrivateKey()];
  const accounts = keys.map((key) => privateKeyToAccount(key));
  const binding = `wallet_${name.replace(/\W/g, '_')}`;
  const asked = new Map<string, number>();
  const texts: string[] = [];
  const state = {
    account: 0 as number | null,
    chainId: options.chainId ?? '0x1',
    authorised: options.authorised ?? false,
    reject: undefined as string | undefined,
    pending: false,
    typedData: true,
    node: options.node,
    knows: options.knows && [...options.knows],
  };
  const signerOf = (address: string) => {
    const signer = accounts.find((one) => one.address.toLowerCase() === address.toLowerCase());
    if (!signer) throw refusal(4100, 'That account is not in this wallet.');
    return signer;
  };
  const visible = () => {
    const account = state.account === null ? undefined : accounts[state.account];
    return state.authorised && account ? [account.address] : [];
  };

  async function answer({ method, params }: WalletRequest): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
        return visible();
      case 'eth_chainId':
        return state.chainId;
      case 'eth_getBalance':
        return options.balance ?? '0x1bc16d674ec80000';
      case 'eth_requestAccounts':
        if (state.authorised && visible().length > 0) return visible();
        askVisitor(method);
        state.authorised = true;
        state.account ??= 0;
        return visible();
      case 'personal_sign': {
        const [raw, address] = params as [`0x${string}`, string];
        texts.push(hexToString(raw));
        askVisitor(method);
        if (options.signsAnew && !SIGN_IN.test(texts.at(-1)!)) return randomSignature();
        return signerOf(address).signMessage({ message: { raw } });
      }
      case 'eth_signTypedData_v4': {
        if (!state.typedData) throw refusal(4200, `${method} is not supported.`);
        askVisitor(method);
        const [address, typed] = params as [string, string];
        return signerOf(address).signTypedData(JSON.parse(typed));
      }
      case 'wallet_switchEthereumChain': {
        askVisitor(method);
        const [{ chainId }] = params as [{ chainId: string }];
        if (state.knows?.includes(chainId) === false) {
          throw refusal(4902, `Unrecognized chain ID "${chainId}". Try adding the chain first.`);
        }
        await changeChain(chainId);
        return null;
      }
      case 'wallet_addEthereumChain': {
        askVisitor(method);
        const [{ chainId, rpcUrls }] = params as [{ chainId: string; rpcUrls: string[] }];
        state.knows?.push(chainId);
        state.node = rpcUrls[0];
        await changeChain(chainId);
        return null;
      }
      case 'eth_sendTransaction': {
        askVisitor(method);
        const [{ from, to, data }] = params as [Record<'from' | 'to' | 'data', `0x${string}`>];
        if (!state.node) throw refusal(4900, 'This wallet has no line to that chain.');
        const client = { account: signerOf(from), transport: http(state.node) };
        return createWalletClient(client).sendTransaction({ chain: null, to, data });
      }
      default:
        if (!state.node) throw refusal(4200, `${method} is not supported.`);
        return askNode(state.node, method, params);
    }
  }

  function askVisitor(method: string): void {
    asked.set(method, (asked.get(method) ?? 0) + 1);
    if (state.pending) throw refusal(-32002, `Request of type ${method} already pending.`);
    if (state.reject === 'any' || state.reject === method) {
      state.reject = undefined;
      throw refusal(4001, 'User rejected the request.');
    }
  }

  const emit = (event: string, payload: unknown) =>
    page.evaluate(
      ([target, type, detail]) =>
        window.dispatchEvent(new CustomEvent(`${target}:${type}`, { detail })),
      [binding, event, payload] as const,
    );

  async function changeChain(chainId: string): Promise<void> {
    state.chainId = chainId;
    await emit('chainChanged', chainId);
  }

  await page.exposeFunction(binding, async (request: WalletRequest) => {
    try {
      return { value: await answer(request) };
    } catch (error) {
      const { code = -32603, message, data } = error as Partial<WalletError>;
      return { error: { code, message, data } };
    }
  });
  await page.addInitScript(injectProvider, {
    binding,
    name,
    announced: options.announced ?? true,
  });

  return {
    name,
    addresses: accounts.map((account) => account.address),
    asked: (method) => asked.get(method) ?? 0,
    texts,
    rejectNext(method = 'any') {
      state.reject = method;
    },
    forgetTypedData() {
      state.typedData = false;
    },
    keepPending() {
      state.pending = true;
    },
    answerPending() {
      state.pending = false;
    },
    async switchAccount(index) {
      state.account = index;
      await emit('accountsChanged', visible());
    },
    async lock() {
      state.account = null;
      await emit('accountsChanged', []);
    },
    changeChain,
  };
}

interface WalletError {
  readonly code: number;
  readonly message: string;
  /** What the contract said, where it was one that refused. */
  readonly data?: unknown;
}

const SIGN_IN = /wants you to sign in/;
/** As long as a contract's owner may take, and of no key. */
const randomSignature = () => `0x${randomBytes(96).toString('hex')}`;

async function askNode(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await answer.json()) as { result?: unknown; error?: WalletError };
  if (error) throw Object.assign(new Error(error.message), error);
  return result;
}

function refusal(code: number, message: string): Error {
  return Object.assign(new Error(message), { code });
}

/** Runs in the page, before anything of the page. */
function injectProvider({
  binding,
  name,
  announced,
}: {
  binding: string;
  name: string;
  announced: boolean;
}): void {
  type Refusal = { code: number; message: string; data?: unknown };
  type Answer = { value?: unknown; error?: Refusal };
  const call = (window as unknown as Record<string, (request: unknown) => Promise<Answer>>)[
    binding
  ];
  const heard = new Map<unknown, EventListener>();
  const provider = {
    async request({ method, params = [] }: { method: string; params?: unknown[] }) {
      const { value, error } = (await call?.({ method, params })) ?? {};
      if (error) throw Object.assign(new Error(error.message), error);
      return value;
    },
    on(type: string, listener: (payload: unknown) => void) {
      const hear: EventListener = (event) => listener((event as CustomEvent).detail);
      heard.set(listener, hear);
      window.addEventListener(`${binding}:${type}`, hear);
    },
    removeListener(type: string, listener: unknown) {
      const hear = heard.get(listener);
      if (hear) window.removeEventListener(`${binding}:${type}`, hear);
    },
  };
  if (!announced) {
    (window as unknown as { ethereum: unknown }).ethereum = provider;
    return;
  }
  const icon =
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Ccircle cx="4" cy="4" r="4" fill="%23f69b48"/%3E%3C/svg%3E';
  const detail = Object.freeze({
    info: Object.freeze({
      uuid: `00000000-0000-4000-8000-${binding.length}`,
      name,
      icon,
      rdns: `example.${binding}`,
    }),
    provider,
  });
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}
