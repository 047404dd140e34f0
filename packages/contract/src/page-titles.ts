import { m } from '@goats/words';

/** The route table, with the messages of its titles. A path that matches none of these is a 404, in the browser and in HTTP. */
export const PAGE_TITLES = {
  '/': m('The greatest of all time are goats'),
  '/marketplace': m('Marketplace'),
  '/my-market': m('My market'),
  '/pricing': m('Pricing'),
  '/nft/:id': m('Card'),
  '/card-game': m('Card Game'),
  '/cups': m('Cups'),
  '/cups/:id': m('Cup'),
  '/player/:id': m('Player'),
  '/duel/:id': m('A duel for you'),
  '/album': m('Album'),
  '/album/:id': m('Album'),
  '/puzzle': m('Your Pick'),
  '/today': m('Today'),
  '/friends': m('Friends'),
  '/live': m('Live'),
  '/game-rules': m('Game Rules'),
  '/game-guide': m('Battle Guide'),
  '/gallery': m('Gallery'),
  '/about': m('About'),
  '/admin': m('Admin'),
  '/goat/:id': m('Goat'),
  '/goat-profile/:id': m('Goat Profile'),
  '/base-goat/:id': m('Base Goat'),
  '/owners-club': m('Owners Club'),
  '/pack-opening': m('Pack Opening'),
  '/leaderboard': m('Leaderboard'),
  '/battle': m('Battle Arena'),
  '/battle-lobby': m('Battle Lobby'),
  '/hoof-logo': m('HOOF Logo'),
  '/whitepaper': m('Whitepaper'),
  '/chain': m('What is on the chain'),
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
