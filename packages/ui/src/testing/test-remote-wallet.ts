import {
  newKey,
  newPair,
  seal,
  sharedKey,
  topicOf,
  unseal,
} from '../wallets/walletconnect/keys.ts';
import { createRelay, type RelaySocket } from '../wallets/walletconnect/relay.ts';

interface Said {
  readonly id: number;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: unknown;
  readonly error?: unknown;
}

export interface TestRemoteWalletOptions {
  readonly relay: string;
  readonly openSocket: (url: string) => RelaySocket;
  /** 'eip155:1:0x91fA…' */
  readonly accounts: readonly string[];
  readonly methods?: readonly string[];
  /** What it answers; what is thrown is refused with its code. */
  readonly answer: (method: string, params: readonly unknown[], chain: string) => unknown;
}

const ATTRIBUTES = { jsonrpc: '2.0' };

/** A wallet on another device, for tests: the other end of the protocol, as wallets speak it. */
export function testRemoteWallet(options: TestRemoteWalletOptions) {
  const { accounts, methods = ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4'] } =
    options;
  const keys = new Map<string, string>();
  const heard: Said[] = [];
  const relay = createRelay({
    ...{ url: options.relay, projectId: 'wallet', seed: newKey(), openSocket: options.openSocket },
    onMessage: (topic, message) => void obey(topic, unseal(keys.get(topic)!, message) as Said),
  });
  let session = '';
  let proposed: (proposal: Said) => void = () => undefined;
  let id = 1;

  const say = (topic: string, message: object, tag: number) =>
    relay.publish(topic, seal(keys.get(topic)!, { ...ATTRIBUTES, ...message }), { ttl: 300, tag });

  async function meetAt(key: string): Promise<string> {
    const topic = topicOf(key);
    keys.set(topic, key);
    await relay.listen(topic);
    return topic;
  }

  const settlement = (publicKey: string, granted: readonly string[]) => ({
    relay: { protocol: 'irn' },
    namespaces: {
      eip155: { accounts: granted, methods, events: ['accountsChanged', 'chainChanged'] },
    },
    controller: { publicKey, metadata: { name: 'Meadow' } },
    expiry: Math.floor(Date.now() / 1000) + 604_800,
  });

  async function obey(topic: string, said: Said): Promise<void> {
    heard.push(said);
    if (said.method === 'wc_sessionPropose') return proposed(said);
    if (said.method !== 'wc_sessionRequest') return;
    const { request, chainId } = said.params as {
      request: { method: string; params: unknown[] };
      chainId: string;
    };
    try {
      const result = await options.answer(request.method, request.params, chainId);
      await say(topic, { id: said.id, result }, 1109);
    } catch (error) {
      const { code, message } = error as { code: number; message: string };
      await say(topic, { id: said.id, error: { code, message } }, 1109);
    }
  }

  return {
    heard,
    /** Scans what the page shows, and agrees, or refuses with a code. */
    async scan(uri: string, refuseWith?: number): Promise<void> {
      const key = new URLSearchParams(uri.split('?')[1]).get('symKey')!;
      const proposal = new Promise<Said>((resolve) => {
        proposed = resolve;
      });
      const pairing = await meetAt(key);
      const { id: asked, params } = await proposal;
      if (refuseWith) {
        await say(pairing, { id: asked, error: { code: refuseWith, message: 'No' } }, 1120);
        return;
      }
      const proposer = (params as { proposer: { publicKey: string } }).proposer.publicKey;
      const pair = newPair();
      session = await meetAt(sharedKey(pair.secret, proposer));
      const told = { relay: { protocol: 'irn' }, responderPublicKey: pair.open };
      await say(pairing, { id: asked, result: told }, 1101);
      await this.settle(pair.open);
    },
    /** As `scan` does it; by itself it is somebody who pushes ahead. */
    async settle(publicKey: string): Promise<void> {
      await this.tell('wc_sessionSettle', settlement(publicKey, accounts));
    },
    /** The same from somebody who has seen the code and nothing else. */
    async settleUnder(uri: string, publicKey: string, others: readonly string[]): Promise<void> {
      const pairing = topicOf(new URLSearchParams(uri.split('?')[1]).get('symKey')!);
      id += 1;
      const params = settlement(publicKey, others);
      await say(pairing, { id, method: 'wc_sessionSettle', params }, 1102);
    },
    /** Anything that a wallet says on its own: `tell('wc_sessionDelete', { code: 6000 })` */
    async tell(method: string, params: object): Promise<void> {
      id += 1;
      await say(session, { id, method, params }, 1110);
    },
    close: () => relay.close(),
  };
}
