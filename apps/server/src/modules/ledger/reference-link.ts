/** The page that shows what a reference names. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  card: (id) => `/nft/${id}`,
  starter: () => '/pack-opening',
  challenge: () => '/card-game',
  request: () => '/battle-lobby',
  match: (id) => `/battle?match=${id}`,
};

/** `referenceLink('match:7') // '/battle?match=7'`; null for what has no page. */
export function referenceLink(reference: string): string | null {
  const [kind = '', id = ''] = reference.split(':', 2);
  return PAGES[kind]?.(encodeURIComponent(id)) ?? null;
}
