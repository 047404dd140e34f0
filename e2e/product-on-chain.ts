import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Hex } from '@goats/rules';
import type { TestChain } from '../apps/server/src/testing/test-chain.ts';
import { type Product, startProduct } from './product.ts';

/** The built product, set up by an operator for a chain that others run; its data is in `folder`. */
export async function productOnChain(
  chain: TestChain,
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const { chainId, contracts, since, terms } = chain.chain;
  const deployment = {
    ...{ chainId, contracts, since },
    terms: {
      rootDelay: terms.rootDelaySeconds,
      maxSilence: terms.maxSilenceSeconds,
      keyDelay: terms.keyDelaySeconds,
      dayLimit: String(terms.dayLimit),
    },
  };
  const file = (name: string) => join(folder, name);
  await writeFile(file('deployment.json'), JSON.stringify(deployment));
  for (const role of ['poster', 'voucher']) {
    await writeFile(file(`${role}.key`), `0x${sha256Hex(`test wallet ${role}`)}\n`, {
      mode: 0o600,
    });
  }
  return startProduct(folder, {
    CHAIN_RPC_URL: chain.url,
    CHAIN_DEPLOYMENT: file('deployment.json'),
    CHAIN_POSTER_KEY_FILE: file('poster.key'),
    CHAIN_VOUCHER_KEY_FILE: file('voucher.key'),
    CHAIN_CONFIRMATIONS: '0',
    CHAIN_ROOT_MINUTES: '1',
    ...settings,
  });
}
