import { shortAddress } from '@goats/rules';
import { useQueries } from '@tanstack/react-query';
import { nameQuery } from './names.ts';

/**
 * For sentences: `const nameOf = useNames([owner]); nameOf(owner) // 'Ada'`, or the short address.
 */
export function useNames(addresses: readonly string[]): (address: string) => string {
  const unique = [...new Set(addresses.map((address) => address.toLowerCase()))];
  const found = useQueries({ queries: unique.map(nameQuery) });
  return (address) =>
    found[unique.indexOf(address.toLowerCase())]?.data?.name ?? shortAddress(address);
}
