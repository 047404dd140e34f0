import { t } from '@goats/words';
import { Unanswered } from '../eip1193.ts';
import { newKey, newPair, seal, sharedKey, topicOf, unseal } from './keys.ts';
import { NeverSaid, type Post, type Relay } from './relay.ts';

/** What is kept over a reload: whoever has it may ask the wallet, which asks its owner. */
export interface Session {
  readonly key: string;
  /** In seconds, like everything that the protocol says about time. */
  readonly expiry: number;
  /** As the wallet names them: 'eip155:1:0x91fA…' */
  readonly accounts: readonly string[];
  readonly methods: readonly string[];
  /** What the wallet calls itself. */
  readonly name: string;
}

interface Asked {
  readonly id: number;
  readonly method: string;
  readonly params: Record<string, unknown>;
}

export type WalletSays =
  | { readonly event: string; readonly data: unknown; readonly chain: string }
  | { readonly session: Session }
  | { readonly gone: true };

const MINUTES_5 = 300;
const DAY = 86_400;
const DAYS_7 = 7 * DAY;

/** Tags by which a relay counts, of a question and of its answer: docs.walletconnect.network. */
const TAGS: Readonly<Record<string, readonly [number, number, number]>> = {
  wc_sessionPropose: [1100, 1101, MINUTES_5],
  wc_sessionSettle: [1102, 1103, MINUTES_5],
  wc_sessionUpdate: [1104, 1105, DAY],
  wc_sessionExtend: [1106, 1107, DAY],
  wc_sessionRequest: [1108, 1109, MINUTES_5],
  wc_sessionEvent: [1110, 1111, MINUTES_5],
  wc_sessionDelete: [1112, 1113, DAY],
  wc_sessionPing: [1114, 1115, DAY],
};
const RINGS = new Set(['wc_sessionPropose', 'wc_sessionRequest']);

/** What the pages ask a wallet for; one that does less says so by its methods. */
const METHODS = [
  ...['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'],
  ...['wallet_switchEthereumChain', 'wallet_addEthereumChain'],
  ...['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus'],
];
const EVENTS = ['accountsChanged', 'chainChanged'];

export interface SiteWords {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly icons: readonly string[];
}

export interface SessionsOptions {
  readonly relay: Pick<Relay, 'listen' | 'leave' | 'publish'>;
  readonly site: SiteWords;
  readonly now: () => number;
  readonly onSay: (says: WalletSays) => void;
}

class Refused extends Error {
  readonly code: unknown;
  constructor({ code, message }: { code?: unknown; message?: unknown }) {
    super(typeof message === 'string' ? message : '');
    this.code = code;
  }
}

/** What two who share a key say to each other. `relay` has to hand every message to `hear`. */
export function createSessions({ relay, site, now, onSay }: SessionsOptions) {
  const keys = new Map<string, string>();
  const waiting = new Map<
    number,
    { done: (result: unknown) => void; failed: (e: Error) => void }
  >();
  /** What the session's wallet has told: whoever overheard it can say it again, word for word. */
  const heard = new Set<number>();
  let settle: ((key: string, asked: Asked) => void) | null = null;
  let session: Session | null = null;
  let lastId = 0;

  const seconds = () => Math.floor(now() / 1000);
  const nextId = () => {
    lastId = Math.max(lastId + 1, now() * 1_000 + Math.floor(Math.random() * 1_000));
    return lastId;
  };

  async function post(key: string, message: unknown, method: string, answer: boolean) {
    const [question, reply, ttl] = TAGS[method]!;
    const how: Post = { ttl, tag: answer ? reply : question, prompt: !answer && RINGS.has(method) };
    await relay.publish(topicOf(key), seal(key, message), how);
  }

  async function meetAt(key: string): Promise<void> {
    keys.set(topicOf(key), key);
    await relay.listen(topicOf(key));
  }

  function leave(key: string): void {
    keys.delete(topicOf(key));
    relay.leave(topicOf(key));
  }

  /** Asks, and waits for the answer; `signal` ends the waiting, not the asking. */
  function ask(key: string, method: string, params: unknown, signal?: AbortSignal) {
    const id = nextId();
    return new Promise<unknown>((done, failed) => {
      const late = setTimeout(
        () => refuse(new Unanswered(t('Your wallet has not answered in time.'))),
        MINUTES_5 * 1_000,
      );
      const ending =
        <T>(next: (value: T) => void) =>
        (value: T) => {
          clearTimeout(late);
          waiting.delete(id);
          signal?.removeEventListener('abort', stop);
          next(value);
        };
      const refuse = ending(failed);
      const stop = () => refuse(new Refused({ code: 4001 }));
      waiting.set(id, { done: ending(done), failed: refuse });
      signal?.addEventListener('abort', stop);
      if (signal?.aborted) stop();
      post(key, { id, jsonrpc: '2.0', method, params }, method, false).catch((error: Error) => {
        // The relay may have passed it on and only its receipt was lost: the wallet asks its owner
        // now, and whoever is told to try again deposits twice.
        if (method !== 'wc_sessionRequest' || error instanceof NeverSaid) refuse(error);
      });
    });
  }

  function obey(key: string, asked: Asked): void {
    const { id, method, params } = asked;
    const mine = session?.key === key && !heard.has(id) ? session : null;
    if (mine) heard.add(id);
    switch (method) {
      case 'wc_sessionSettle':
        settle?.(key, asked);
        return;
      case 'wc_sessionPing':
        break;
      case 'wc_sessionEvent': {
        const { event, chainId } = params as { event?: Record<string, unknown>; chainId?: unknown };
        if (mine) onSay({ event: String(event?.name), data: event?.data, chain: String(chainId) });
        break;
      }
      case 'wc_sessionUpdate':
        if (mine) {
          const rights = granted(params.namespaces);
          if (rights) tell({ ...mine, ...rights });
          else lose();
        }
        break;
      case 'wc_sessionExtend': {
        const expiry = Math.min(Number(params.expiry), seconds() + DAYS_7);
        if (mine && expiry > mine.expiry) tell({ ...mine, expiry });
        break;
      }
      case 'wc_sessionDelete':
        // Under the key of a pairing, which whoever has seen the code has, it ends nothing.
        if (!mine) return;
        lose();
        break;
      default:
        return;
    }
    const answered = post(key, { id, jsonrpc: '2.0', result: true }, method, true);
    void answered.catch(() => undefined).finally(() => mine && session?.key !== key && leave(key));
  }

  function lose(): void {
    session = null;
    refuseAll();
    onSay({ gone: true });
  }

  /** Nobody answers any more. */
  function refuseAll(): void {
    for (const asker of [...waiting.values()]) asker.failed(new Refused({ code: 4100 }));
  }

  function tell(changed: Session): void {
    session = changed;
    onSay({ session: changed });
  }

  return {
    hear(topic: string, envelope: string): void {
      const key = keys.get(topic);
      if (!key) return;
      let said: Record<string, unknown>;
      try {
        said = unseal(key, envelope) as Record<string, unknown>;
      } catch {
        // Anybody can put anything under a topic; only who has the key is heard.
        return;
      }
      const id = Number(said?.id);
      if (typeof said?.method === 'string') {
        obey(key, { id, method: said.method, params: (said.params ?? {}) as never });
        return;
      }
      const asker = waiting.get(id);
      if (said?.error) asker?.failed(new Refused(said.error as object));
      else asker?.done(said?.result);
    },

    /** Goes on with what was kept; what has run out by now was no session. */
    async resume(kept: Session): Promise<void> {
      session = kept;
      await meetAt(kept.key);
    },

    /**
     * Shows an address to a wallet (`show`) and waits for its owner, five minutes at most. Refusals have
     * the code that wallets refuse with.
     */
    async pair(
      chains: readonly number[],
      show: (uri: string) => void,
      signal: AbortSignal,
    ): Promise<Session> {
      const key = newKey();
      const pair = newPair();
      const expiry = seconds() + MINUTES_5;
      await meetAt(key);
      try {
        const chainsOf = chains.map((chain) => `eip155:${chain}`);
        const proposal = ask(
          key,
          'wc_sessionPropose',
          {
            requiredNamespaces: {},
            // Asked for and not demanded: a wallet that knows fewer chains is still one.
            optionalNamespaces: { eip155: { chains: chainsOf, methods: METHODS, events: EVENTS } },
            relays: [{ protocol: 'irn' }],
            pairingTopic: topicOf(key),
            proposer: { publicKey: pair.open, metadata: site },
            expiryTimestamp: expiry,
          },
          signal,
        );
        const address = new URLSearchParams({
          ...{ 'relay-protocol': 'irn', symKey: key, expiryTimestamp: String(expiry) },
        });
        if (!signal.aborted) show(`wc:${topicOf(key)}@2?${address}`);
        const answer = (await proposal) as { responderPublicKey?: unknown } | null;
        const responder = String(answer?.responderPublicKey);
        return await settled(sharedKey(pair.secret, responder), responder, signal);
      } finally {
        leave(key);
      }
    },

    /** Throws what the wallet refuses with. */
    async request(request: { method: string; params: readonly unknown[] }, chain: number) {
      if (!session) throw new Refused({ code: 4100 });
      const expiryTimestamp = seconds() + MINUTES_5;
      return ask(session.key, 'wc_sessionRequest', {
        request: { ...request, expiryTimestamp },
        chainId: `eip155:${chain}`,
      });
    },

    /** Tells the wallet, as far as there is a line, and is over here in any case. */
    async end(): Promise<void> {
      const was = session;
      session = null;
      refuseAll();
      if (!was) return;
      const bye = { code: 6000, message: 'disconnected' };
      const message = { id: nextId(), jsonrpc: '2.0', method: 'wc_sessionDelete', params: bye };
      await post(was.key, message, 'wc_sessionDelete', false).catch(() => undefined);
      leave(was.key);
    },
  };

  /** The wallet says what it grants, under the key that only the two know. */
  async function settled(key: string, responder: string, signal: AbortSignal): Promise<Session> {
    const settling = new Promise<Session>((done, failed) => {
      const late = setTimeout(
        () => failed(new Refused({ message: t('Your wallet has not answered in time.') })),
        MINUTES_5 * 1_000,
      );
      signal.addEventListener('abort', () => failed(new Refused({ code: 4001 })));
      settle = (under, { id, params }) => {
        // Whoever has seen the code has the key of the pairing, and not this one.
        if (under !== key) return;
        const { controller, namespaces, expiry } = params as {
          controller?: { publicKey?: unknown; metadata?: { name?: unknown } };
          namespaces?: unknown;
          expiry?: unknown;
        };
        const rights = granted(namespaces);
        const name = controller?.metadata?.name;
        const until = Math.min(Number(expiry), seconds() + DAYS_7);
        if (controller?.publicKey !== responder || !rights || !(until > seconds())) {
          return failed(new Refused({ message: t('Your wallet let this site use no account.') }));
        }
        clearTimeout(late);
        void post(key, { id, jsonrpc: '2.0', result: true }, 'wc_sessionSettle', true).catch(
          () => undefined,
        );
        done({ key, expiry: until, ...rights, name: String(name ?? '').slice(0, 60) });
      };
    });
    try {
      // It may have settled before we listen: the relay keeps that for us.
      await Promise.race([meetAt(key), settling]);
      session = await settling;
      return session;
    } catch (error) {
      leave(key);
      throw error;
    } finally {
      settle = null;
    }
  }
}

/** Undefined without an account. `granted({ eip155: { accounts: ['eip155:1:0x…'], … } })` */
function granted(namespaces: unknown): Pick<Session, 'accounts' | 'methods'> | undefined {
  const { eip155 } = (namespaces ?? {}) as {
    eip155?: { accounts?: unknown; methods?: unknown };
  };
  const texts = (list: unknown) =>
    Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
  const accounts = texts(eip155?.accounts).filter((account) =>
    /^eip155:\d{1,16}:0x[0-9a-fA-F]{40}$/.test(account),
  );
  return accounts.length > 0 ? { accounts, methods: texts(eip155?.methods) } : undefined;
}
