import { readFile } from 'node:fs/promises';
import { type Hex, serializeSignature } from 'viem';
import { privateKeyToAccount, sign } from 'viem/accounts';
import { isPrivateKey } from '../chain-config.ts';
import type { LocalKey } from './chain.ts';
import { ChainProblem } from './chain-problem.ts';

/** `keyOf(process.env.CHAIN_POSTER_KEY).address`: the key stays inside. */
export function keyOf(secret: string | Buffer): LocalKey {
  const hex = typeof secret === 'string' ? secret.replace(/^0x/, '') : secret.toString('hex');
  const privateKey = `0x${hex}` as Hex;
  const account = privateKeyToAccount(privateKey);
  return {
    address: account.address,
    signHash: async (hash) => serializeSignature(await sign({ hash, privateKey })),
    signTransaction: (transaction) => account.signTransaction({ ...transaction, type: 'eip1559' }),
  };
}

/** The key in a file that a setting names; what else is in the file is never part of a sentence. */
export async function readKeyFile(file: string, setting: string): Promise<LocalKey> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ChainProblem(`${setting} cannot be read (${error.code}).`);
  });
  if (isPrivateKey(text.trim())) return keyOf(text.trim());
  throw new ChainProblem(`${setting} does not hold a private key of 64 hexadecimal digits.`);
}
