import { type WalletRefusal, walletRefusal } from '@goats/ui/wallets/wallet-refusals.ts';

const browserWallet = () => import('./connection/browser-wallet.ts');

/**
 * A question to the connected wallet, once one of an earlier visit has had its time to come back.
 * `await askWallet('eth_sendTransaction', [{ from, to, data }])`
 */
export async function askWallet<T = unknown>(
  method: string,
  params: readonly unknown[] = [],
): Promise<T> {
  const { connection, restored } = await browserWallet();
  await restored().catch(() => undefined);
  return (await connection.request({ method, params })) as T;
}

/** What a wallet meant by an error: a no is not a fault. `refusedByWallet(error).kind // 'rejected'` */
export function refusedByWallet(error: unknown): WalletRefusal {
  return walletRefusal(error, 'sign');
}
