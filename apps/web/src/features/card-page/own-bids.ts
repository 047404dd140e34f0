import { tabMemory } from '@goats/ui/browser/safe-storage.ts';

const KEY = 'own-bids';

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(tabMemory.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    // Edited by hand: then nobody is told 'outbid' after a reload.
    return {};
  }
}

/** Which address bid on a card from this tab: a bid is typed, so no wallet could tell. */
export function ownBidder(nftId: number): string | null {
  return read()[nftId] ?? null;
}

export function rememberBid(nftId: number, address: string): void {
  tabMemory.setItem(KEY, JSON.stringify({ ...read(), [nftId]: address }));
}

/** Whether a bid is the visitor's: of the connected wallet, or of the address typed in this tab. */
export function isOwnBid(
  { bidderAddress }: { bidderAddress: string },
  nftId: number,
  wallet: string | null,
): boolean {
  const own = [wallet, ownBidder(nftId)].map((address) => address?.toLowerCase());
  return own.includes(bidderAddress.toLowerCase());
}
