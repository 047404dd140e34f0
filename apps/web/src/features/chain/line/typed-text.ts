const DOMAIN = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const;

/** As wallets take it: with the domain among the types, and large numbers as text. */
export function asWalletText(typed: { readonly types: object }): string {
  const whole = { ...typed, types: { EIP712Domain: DOMAIN, ...typed.types } };
  return JSON.stringify(whole, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}
