const KEY = 'own-bids';

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    // A browser that refuses storage only forgets to say 'outbid' after a reload.
    return {};
  }
}

/** Which address bid on a card from this tab: a bid is typed, so no wallet could tell. */
export function ownBidder(nftId: number): string | null {
  return read()[nftId] ?? null;
}

export function rememberBid(nftId: number, address: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [nftId]: address }));
  } catch {
    // See above.
  }
}
