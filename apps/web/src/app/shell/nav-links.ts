/** The top navigation, in order. 'Battle Lobby' is the arena's first tab, hence /battle. */
export const NAV_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/marketplace', label: 'Marketplace' },
  { to: '/card-game', label: 'Card Game' },
  { to: '/game-guide', label: 'Game Guide' },
  { to: '/battle', label: 'Battle Lobby' },
  { to: '/owners-club', label: 'Owners Club' },
  { to: '/leaderboard', label: 'Leaderboard' },
  { to: '/about', label: 'About' },
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
  { to: '/battle', label: 'Play', holds: ['/battle', '/battle-lobby', '/card-game', '/cups'] },
  { to: '/album', label: 'Cards', holds: ['/album', '/pack-opening'] },
  {
    to: '/marketplace',
    label: 'Market',
    holds: ['/marketplace', '/nft', '/goat', '/goat-profile', '/base-goat', '/my-market'],
  },
  { to: '/today', label: 'Today', holds: ['/today', '/puzzle'] },
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
