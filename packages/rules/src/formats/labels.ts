/** `shortAddress('0x91fA33bE…8a42c07E') // '0x91fA...c07E'`: first 6 and last 4 characters. */
export function shortAddress(address: string): string {
  return address.length <= 10 ? address : `${address.slice(0, 6)}...${address.slice(-4)}`;
}

/** The floating button's badge: `badgeCount(12) // '9+'`, `badgeCount(0) // ''` */
export function badgeCount(count: number): string {
  if (count <= 0) return '';
  return count > 9 ? '9+' : String(count);
}

/** `challengesAvailable(1) // '1 Challenge Available'`, `challengesAvailable(0) // 'Start Battle Challenge'` */
export function challengesAvailable(count: number): string {
  if (count <= 0) return 'Start Battle Challenge';
  return `${count} ${count === 1 ? 'Challenge' : 'Challenges'} Available`;
}

/** `showingResults(3, 10) // 'Showing 3 of 10 results'` */
export function showingResults(shown: number, total: number): string {
  return `Showing ${shown} of ${total} results`;
}

/** A missing position or origin: `orDash(null) // '–'` */
export function orDash(text: string | null | undefined): string {
  return text ? text : '–';
}
