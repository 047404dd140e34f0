/** The page that shows what a reference names. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  // A card that was minted again has its times behind its number: 'card:17-4'.
  card: (id) => `/nft/${id.split('-', 1)[0]}`,
  sale: (id) => `/nft/${id.split('-', 1)[0]}`,
  bid: () => '/marketplace?auction=open',
  offer: () => '/my-market?tab=offers',
  swap: () => '/my-market?tab=swaps',
  starter: () => '/pack-opening',
  daily: () => '/pack-opening',
  challenge: () => '/card-game',
  request: () => '/battle-lobby',
  cup: (id) => `/cups/${id}`,
  entry: () => '/cups',
  week: () => '/card-game?tab=leaderboard',
  withdrawal: () => '/chain',
  chain: () => '/chain',
  match: (id) => `/battle?match=${id}`,
};

/** `referenceLink('match:7') // '/battle?match=7'`; null for what has no page. */
export function referenceLink(reference: string): string | null {
  const [kind = '', id = ''] = reference.split(':', 2);
  return PAGES[kind]?.(encodeURIComponent(id)) ?? null;
}
