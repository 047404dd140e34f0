import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTestRelay } from '@goats/ui/testing/test-relay.ts';
import { testRemoteWallet } from '@goats/ui/testing/test-remote-wallet.ts';
import type { RelaySocket } from '@goats/ui/wallets/walletconnect/relay.ts';
import { privateKeyToAccount } from 'viem/accounts';
import { WebSocket, WebSocketServer } from 'ws';

export interface RelayServer {
  readonly url: string;
  close(): Promise<void>;
}

/** A relay over a real WebSocket. */
export async function relayServer(): Promise<RelayServer> {
  const relay = createTestRelay();
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => {
    relay.enter(socket);
    socket.on('message', (text) => relay.hear(socket, String(text)));
    socket.on('close', () => relay.leave(socket));
  });
  await once(server, 'listening');
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of server.clients) socket.terminate();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A phone's wallet that really signs; `refuseNext` is its owner's no. */
export function phoneWallet(relay: string, key: `0x${string}`, chains: readonly number[]) {
  const account = privateKeyToAccount(key);
  const asked: string[] = [];
  let refuse = false;
  const wallet = testRemoteWallet({
    relay,
    openSocket: (url) => new WebSocket(url) as unknown as RelaySocket,
    accounts: chains.map((chain) => `eip155:${chain}:${account.address}`),
    async answer(method, params) {
      asked.push(method);
      if (refuse) {
        refuse = false;
        throw Object.assign(new Error('No'), { code: 5000 });
      }
      return account.signMessage({ message: { raw: params[0] as `0x${string}` } });
    },
  });
  return {
    ...wallet,
    asked,
    address: account.address,
    refuseNext() {
      refuse = true;
    },
  };
}
