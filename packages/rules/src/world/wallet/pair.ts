/** Two wallets in the one order that both of them agree on. */
export type WalletPair = readonly [string, string];

/** `walletPair('0xb…', '0xa…') // ['0xa…', '0xb…']` */
export function walletPair(a: string, b: string): WalletPair {
  return a < b ? [a, b] : [b, a];
}
