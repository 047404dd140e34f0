/** The top navigation, in order. 'Battle Lobby' is the arena's first tab, hence /battle. */
export const NAV_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/marketplace', label: 'Marketplace' },
  { to: '/card-game', label: 'Card Game' },
  { to: '/game-guide', label: 'Game Guide' },
  { to: '/battle', label: 'Battle Lobby' },
  { to: '/album', label: 'Album' },
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
  ['/album/', '/album'],
];

/** `activeNavLink('/nft/7') // '/marketplace'` */
export function activeNavLink(pathname: string): string | undefined {
  const section = SECTIONS.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? pathname;
  return NAV_LINKS.find(({ to }) => to === section)?.to;
}
