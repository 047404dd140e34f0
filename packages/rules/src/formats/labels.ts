import { t } from '@goats/words';

/**
 * First 6 and last 4 characters, in one case: a wallet writes capitals into its address and the
 * server does not, and one player must not look like two.
 * `shortAddress('0x91fA33bE…8a42c07E') // '0x91fa...c07e'`
 */
export function shortAddress(address: string): string {
  const plain = address.toLowerCase();
  return plain.length <= 10 ? plain : `${plain.slice(0, 6)}...${plain.slice(-4)}`;
}

/** `isWalletAddress('0x91fA…c07E')`: whether it can be one at all, in whichever case. */
export function isWalletAddress(text: string): boolean {
  return /^0x[0-9a-f]{40}$/i.test(text);
}

/** The floating button's badge: `badgeCount(12) // '9+'`, `badgeCount(0) // ''` */
export function badgeCount(count: number): string {
  if (count <= 0) return '';
  return count > 9 ? '9+' : String(count);
}

/** `challengesAvailable(1) // '1 Challenge(s) Available'`, `challengesAvailable(0) // 'Start Battle Challenge'` */
export function challengesAvailable(count: number): string {
  if (count <= 0) return t('Start Battle Challenge');
  return t('{count} Challenge(s) Available', { count });
}

/** `showingResults(3, 10) // 'Showing 3 of 10 results'` */
export function showingResults(shown: number, total: number): string {
  return t('Showing {shown} of {total} results', { shown, total });
}

/** A missing position or origin: `orDash(null) // '–'` */
export function orDash(text: string | null | undefined): string {
  return text ? text : '–';
}
