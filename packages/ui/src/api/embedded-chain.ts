import { api } from './client.ts';

/** What the chain itself answered instead of a result; `data` is what a contract reverted with. */
export class ChainRefusal extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor({ code, message, data }: { code: number; message: string; data?: unknown }) {
    super(message);
    this.name = 'ChainRefusal';
    this.code = code;
    this.data = data;
  }
}

interface RpcAnswer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** One question to the embedded chain: `await askEmbeddedChain('eth_blockNumber', []) // '0x10'` */
export async function askEmbeddedChain<T = unknown>(
  method: string,
  params: readonly unknown[],
): Promise<T> {
  const body = { jsonrpc: '2.0', id: 1, method, params: [...params] as never[] };
  const answer = (await api('POST /api/chain/rpc', { body })) as RpcAnswer | undefined;
  if (answer?.error) throw new ChainRefusal(answer.error);
  return answer?.result as T;
}
