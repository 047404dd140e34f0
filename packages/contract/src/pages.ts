/** A page of the site: what a browser tab, a search engine and a shared link say about it. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export const SITE_NAME = 'Legendary GOATs';

/** The route table. A path that matches none of these is a 404, in the browser and in HTTP. */
export const PAGES = [
  {
    path: '/',
    title: 'The greatest of all time are goats',
    description:
      'Ten legendary footballers, reborn with horns. Collect their cards, pick a fight, and let the numbers settle it.',
  },
  {
    path: '/marketplace',
    title: 'Marketplace',
    description: 'Ten goats, 20,000 cards, no two alike. Browse them all, then go and haggle.',
  },
  {
    path: '/my-market',
    title: 'My market',
    description: 'Your shelf, your offers and your deals. Haggling is encouraged.',
  },
  {
    path: '/pricing',
    title: 'Pricing',
    description: 'Four tiers, from a friendly Common to a Legendary that needs its own shelf.',
  },
  {
    path: '/nft/:id',
    title: 'Card',
    description: 'One card of the collection: its numbers, its price and its past.',
  },
  {
    path: '/card-game',
    title: 'Card Game',
    description: 'Best of three, HOOF at stake, hidden cards and a fair draw that you can check.',
  },
  {
    path: '/cups',
    title: 'Cups',
    description:
      'Knock-out cups for every tier: enter a card, survive the bracket, lift the thing.',
  },
  {
    path: '/cups/:id',
    title: 'Cup',
    description: 'One cup: who is in, who is out, and who gets to lift it.',
  },
  {
    path: '/player/:id',
    title: 'Player',
    description:
      'Form, rivals, trophies and best cards of one player. Every match with its replay.',
  },
  {
    path: '/duel/:id',
    title: 'A duel for you',
    description: 'Somebody wants to play you. Two presses, and you are in.',
  },
  {
    path: '/album',
    title: 'Album',
    description:
      'Ten goats, every moment, four tiers each: stick in what you own, hunt down what is missing.',
  },
  {
    path: '/album/:id',
    title: 'Album',
    description: 'What one player has stuck in so far, and the best eleven of it.',
  },
  {
    path: '/puzzle',
    title: 'Your Pick',
    description:
      'One decision a day from a real match: one attribute to play, one decider to cross out, one best answer.',
  },
  {
    path: '/today',
    title: 'Today',
    description: 'The day’s programme: the puzzle, the pack, the next cup, and who is rested.',
  },
  {
    path: '/friends',
    title: 'Friends',
    description: 'Whom you follow, who follows you back, and who is online.',
  },
  {
    path: '/game-rules',
    title: 'Game Rules',
    description: 'How a match is won, lost and argued about afterwards.',
  },
  {
    path: '/game-guide',
    title: 'Battle Guide',
    description: 'Rounds, rewards and the noble art of picking the right attribute.',
  },
  {
    path: '/gallery',
    title: 'Gallery',
    description: 'The goats, framed. Please do not feed the pictures.',
  },
  {
    path: '/about',
    title: 'About',
    description: 'Who we are, what we are building, and why it has horns.',
  },
  { path: '/admin', title: 'Admin', description: 'Where the collection is made.' },
  {
    path: '/goat/:id',
    title: 'Goat',
    description: 'A legend of the game, told at length by somebody who was nearly there.',
  },
  {
    path: '/goat-profile/:id',
    title: 'Goat Profile',
    description: 'Details, stats, images and moments of a legendary goat.',
  },
  {
    path: '/base-goat/:id',
    title: 'Base Goat',
    description: 'One goat and the two thousand cards that descend from it.',
  },
  {
    path: '/owners-club',
    title: 'Owners Club',
    description: 'Events, votes and a bar that only serves grass. Owners only.',
  },
  {
    path: '/pack-opening',
    title: 'Pack Opening',
    description: 'Five cards, one wrapper, and the sound of tearing foil.',
  },
  {
    path: '/leaderboard',
    title: 'Leaderboard',
    description: 'The most valuable goats. Form is temporary, market cap is also temporary.',
  },
  {
    path: '/battle',
    title: 'Battle Arena',
    description: 'Live matches, open battles, and the table of top battlers.',
  },
  {
    path: '/battle-lobby',
    title: 'Battle Lobby',
    description: 'Open battles waiting for somebody brave.',
  },
  {
    path: '/hoof-logo',
    title: 'HOOF Logo',
    description: 'The HOOF coin in every size an exchange could ask for.',
  },
  {
    path: '/whitepaper',
    title: 'Whitepaper',
    description: 'Supply, sinks, sources, the rules of a match and the proof that it was fair.',
  },
  {
    path: '/chain',
    title: 'What is on the chain',
    description:
      'The contracts, the published roots, the reserves and the claims, checked by your own browser.',
  },
] as const satisfies readonly Page[];

export type PagePath = (typeof PAGES)[number]['path'];

/** Addresses that people know by heart and where the content really lives. */
export const PAGE_REDIRECTS: Readonly<Record<string, string>> = {
  '/faq': '/about?tab=faq',
  '/roadmap': '/about#roadmap',
  '/privacy': '/legal/privacy-policy.html',
  '/terms': '/legal/terms-and-conditions.html',
};

export interface PageMatch {
  readonly page: Page & { readonly path: PagePath };
  readonly id: string | undefined;
}

/** `matchPage('/goat/the-flea')?.id // 'the-flea'`; undefined means the 404 page. */
export function matchPage(pathname: string): PageMatch | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  for (const page of PAGES) {
    if (page.path === path) return { page, id: undefined };
    if (!page.path.endsWith('/:id')) continue;
    const prefix = page.path.slice(0, -':id'.length);
    const id = path.startsWith(prefix) ? path.slice(prefix.length) : '';
    if (id && !id.includes('/')) return { page, id };
  }
  return undefined;
}

/** `documentTitle('Marketplace') // 'Marketplace · Legendary GOATs'` */
export function documentTitle(title: string): string {
  return `${title} · ${SITE_NAME}`;
}
