import { askEmbeddedChain } from '@goats/ui/api/embedded-chain.ts';
import type { GuestKey } from './guest-key.ts';

type Hex = `0x${string}`;

interface TransactionToSend {
  readonly to: Hex;
  readonly data?: Hex;
  readonly value?: Hex;
}

/** A transaction may need a little more than it was estimated at: the state moves meanwhile. */
const GAS_ROOM = 5n;

const account = async (key: GuestKey) =>
  (await import('viem/accounts')).privateKeyToAccount(key.privateKey);

/** Signs and sends over the embedded chain, the only one that a guest's key has a line to. */
export async function sendAsGuest(key: GuestKey, call: TransactionToSend): Promise<string> {
  const from = { from: key.address, ...call };
  const ask = askEmbeddedChain<Hex>;
  const [chainId, nonce, gas, gasPrice] = await Promise.all([
    ask('eth_chainId', []),
    ask('eth_getTransactionCount', [key.address, 'pending']),
    ask('eth_estimateGas', [from]),
    ask('eth_gasPrice', []),
  ]);
  const raw = await (await account(key)).signTransaction({
    type: 'eip1559',
    chainId: Number(chainId),
    nonce: Number(nonce),
    to: call.to,
    data: call.data ?? '0x',
    value: BigInt(call.value ?? 0),
    gas: BigInt(gas) + BigInt(gas) / GAS_ROOM,
    maxFeePerGas: BigInt(gasPrice) * 2n,
    maxPriorityFeePerGas: 0n,
  });
  return ask('eth_sendRawTransaction', [raw]);
}

/** EIP-712, as wallets take it: the typed data comes as JSON. */
export async function signTypedAsGuest(key: GuestKey, typed: unknown): Promise<string> {
  const data = typeof typed === 'string' ? JSON.parse(typed) : typed;
  const { EIP712Domain: _, ...types } = data.types;
  return (await account(key)).signTypedData({ ...data, types });
}
