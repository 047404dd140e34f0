import { t } from '@goats/words';

/** The top navigation, in order. 'Battle Lobby' is the arena's first tab, hence /battle. */
export const NAV_LINKS = [
  { to: '/', label: t('Home@@front page') },
  { to: '/marketplace', label: t('Marketplace') },
  { to: '/card-game', label: t('Card Game') },
  { to: '/game-guide', label: t('Game Guide') },
  { to: '/battle', label: t('Battle Lobby') },
  { to: '/owners-club', label: t('Owners Club') },
  { to: '/leaderboard', label: t('Leaderboard') },
  { to: '/about', label: t('About@@page about the project') },
] as const;

/** Pages that belong to a section without being it: a card lights up 'Marketplace'. */
const SECTIONS: ReadonlyArray<readonly [prefix: string, section: string]> = [
  ['/nft/', '/marketplace'],
  ['/goat/', '/marketplace'],
  ['/goat-profile/', '/marketplace'],
  ['/base-goat/', '/marketplace'],
  ['/pricing', '/marketplace'],
  ['/my-market', '/marketplace'],
  ['/game-rules', '/card-game'],
  ['/pack-opening', '/card-game'],
  ['/puzzle', '/card-game'],
  ['/cups', '/card-game'],
  ['/battle-lobby', '/battle'],
];

/** The bar at a phone's foot: pages by what somebody wants to do. */
export const PHONE_LINKS = [
  {
    to: '/battle',
    label: t('Play@@link to the arena'),
    holds: ['/battle', '/battle-lobby', '/card-game', '/cups'],
  },
  { to: '/album', label: t('Cards@@link to the own album'), holds: ['/album', '/pack-opening'] },
  {
    to: '/marketplace',
    label: t('Market@@link to the marketplace'),
    holds: ['/marketplace', '/nft', '/goat', '/goat-profile', '/base-goat', '/my-market'],
  },
  { to: '/today', label: t('Today'), holds: ['/today', '/puzzle'] },
] as const;

/** `isWithin(['/album'], '/album/0x91…') // true` */
export function isWithin(holds: readonly string[], pathname: string): boolean {
  return holds.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** `activeNavLink('/nft/7') // '/marketplace'` */
export function activeNavLink(pathname: string): string | undefined {
  const section = SECTIONS.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? pathname;
  return NAV_LINKS.find(({ to }) => to === section)?.to;
}
