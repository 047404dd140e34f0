import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sha256Hex } from '@goats/rules';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { TransactionRequest } from '../chain/chain.ts';
import type { SignerSource } from '../chain-config.ts';

/** What it answers in place of the signed transaction. */
type Trick = (
  asked: TransactionRequest,
  sign: (transaction: TransactionRequest) => Promise<Hex>,
) => unknown;

export interface TestSigner extends SignerSource {
  /** What was asked of it, with the header that came along. */
  readonly heard: readonly {
    readonly method: string;
    readonly authorization: string | undefined;
  }[];
  /** From now on; undefined: it signs what it is asked for. */
  play(trick: Trick | undefined): void;
  close(): Promise<void>;
}

/** Never answers. */
export const STALL = Symbol('stall');
/** Hangs up. */
export const AWAY = Symbol('away');
/** Says so, as one that does not have the key. */
export const REFUSE = Symbol('refuse');

/** A signer on the net, with the key of `chain.wallet(name)`: `const signer = await startTestSigner('poster')`. */
export async function startTestSigner(name: string): Promise<TestSigner> {
  const account = privateKeyToAccount(`0x${sha256Hex(`test wallet ${name}`)}`);
  const heard: { method: string; authorization: string | undefined }[] = [];
  let trick: Trick | undefined;
  const sign = (asked: TransactionRequest) =>
    account.signTransaction({ ...asked, type: 'eip1559' });
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { id, method, params } = JSON.parse(Buffer.concat(parts).toString('utf8'));
    heard.push({ method, authorization: request.headers.authorization });
    const answer = (words: object) =>
      response.end(JSON.stringify({ jsonrpc: '2.0', id, ...words }));
    if (method === 'eth_accounts') return answer({ result: [account.address.toLowerCase()] });
    const asked = read(params[0]);
    const result = trick ? await trick(asked, sign) : await sign(asked);
    if (result === STALL) return;
    if (result === AWAY) return request.socket.destroy();
    if (result === REFUSE) return answer({ error: { code: -32_000, message: 'no such account' } });
    return answer({ result });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    signerUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    address: account.address,
    heard,
    play(next) {
      trick = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const read = (given: Record<keyof TransactionRequest, Hex>): TransactionRequest => ({
  ...{ to: given.to, data: given.data },
  ...{ chainId: Number(given.chainId), nonce: Number(given.nonce) },
  ...{ value: BigInt(given.value), gas: BigInt(given.gas) },
  maxFeePerGas: BigInt(given.maxFeePerGas),
  maxPriorityFeePerGas: BigInt(given.maxPriorityFeePerGas),
});
