import { type Hex, serializeSignature } from 'viem';
import { privateKeyToAccount, sign } from 'viem/accounts';
import type { ChainKey } from './chain.ts';

/** `keyOf(process.env.CHAIN_POSTER_KEY).address`: the key stays inside. */
export function keyOf(secret: string | Buffer): ChainKey {
  const hex = typeof secret === 'string' ? secret.replace(/^0x/, '') : secret.toString('hex');
  const privateKey = `0x${hex}` as Hex;
  const account = privateKeyToAccount(privateKey);
  return {
    address: account.address,
    signHash: async (hash) => serializeSignature(await sign({ hash, privateKey })),
    signTransaction: (transaction) => account.signTransaction({ ...transaction, type: 'eip1559' }),
  };
}
