export const SITE_NAME = 'Legendary GOATs';

/** The route table. A path that matches none of these is a 404, in the browser and in HTTP. */
export const PAGE_TITLES = {
  '/': 'The greatest of all time are goats',
  '/marketplace': 'Marketplace',
  '/my-market': 'My market',
  '/pricing': 'Pricing',
  '/nft/:id': 'Card',
  '/card-game': 'Card Game',
  '/cups': 'Cups',
  '/cups/:id': 'Cup',
  '/player/:id': 'Player',
  '/duel/:id': 'A duel for you',
  '/album': 'Album',
  '/album/:id': 'Album',
  '/puzzle': 'Your Pick',
  '/today': 'Today',
  '/friends': 'Friends',
  '/live': 'Live',
  '/game-rules': 'Game Rules',
  '/game-guide': 'Battle Guide',
  '/gallery': 'Gallery',
  '/about': 'About',
  '/admin': 'Admin',
  '/goat/:id': 'Goat',
  '/goat-profile/:id': 'Goat Profile',
  '/base-goat/:id': 'Base Goat',
  '/owners-club': 'Owners Club',
  '/pack-opening': 'Pack Opening',
  '/leaderboard': 'Leaderboard',
  '/battle': 'Battle Arena',
  '/battle-lobby': 'Battle Lobby',
  '/hoof-logo': 'HOOF Logo',
  '/whitepaper': 'Whitepaper',
  '/chain': 'What is on the chain',
} as const;

export type PagePath = keyof typeof PAGE_TITLES;

export interface PathMatch {
  readonly path: PagePath;
  readonly id: string | undefined;
}

/** `matchPath('/goat/the-flea') // { path: '/goat/:id', id: 'the-flea' }`; undefined means the 404 page. */
export function matchPath(pathname: string): PathMatch | undefined {
  const asked = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  for (const path of Object.keys(PAGE_TITLES) as PagePath[]) {
    if (path === asked) return { path, id: undefined };
    if (!path.endsWith('/:id')) continue;
    const prefix = path.slice(0, -':id'.length);
    const id = asked.startsWith(prefix) ? asked.slice(prefix.length) : '';
    if (id && !id.includes('/')) return { path, id };
  }
  return undefined;
}

/** `documentTitle('Marketplace') // 'Marketplace · Legendary GOATs'` */
export function documentTitle(title: string): string {
  return `${title} · ${SITE_NAME}`;
}
