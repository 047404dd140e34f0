import { matchPath, PAGE_TITLES, type PagePath } from './page-titles.ts';

/** A page of the site: what a browser tab, a search engine and a shared link say about it. */
export interface Page {
  readonly path: PagePath;
  readonly title: string;
  readonly description: string;
}

/** Apart from the titles: no browser needs them, and each byte of a first screen is counted. */
const DESCRIPTIONS: Readonly<Record<PagePath, string>> = {
  '/': 'Ten legendary footballers, reborn with horns. Collect their cards, pick a fight, and let the numbers settle it.',
  '/marketplace': 'Ten goats, 20,000 cards, no two alike. Browse them all, then go and haggle.',
  '/my-market': 'Your shelf, your offers and your deals. Haggling is encouraged.',
  '/pricing': 'Four tiers, from a friendly Common to a Legendary that needs its own shelf.',
  '/nft/:id': 'One card of the collection: its numbers, its price and its past.',
  '/card-game': 'Best of three, HOOF at stake, hidden cards and a fair draw that you can check.',
  '/cups': 'Knock-out cups for every tier: enter a card, survive the bracket, lift the thing.',
  '/cups/:id': 'One cup: who is in, who is out, and who gets to lift it.',
  '/player/:id':
    'Form, rivals, trophies and best cards of one player. Every match with its replay.',
  '/duel/:id': 'Somebody wants to play you. Two presses, and you are in.',
  '/album':
    'Ten goats, every moment, four tiers each: stick in what you own, hunt down what is missing.',
  '/album/:id': 'What one player has stuck in so far, and the best eleven of it.',
  '/puzzle':
    'One decision a day from a real match: one attribute to play, one decider to cross out, one best answer.',
  '/today': 'The day’s programme: the puzzle, the pack, the next cup, and who is rested.',
  '/live': 'What is on the pitch right now. Watching is free, and the cards stay face down.',
  '/friends': 'Whom you follow, who follows you back, and who is online.',
  '/game-rules': 'How a match is won, lost and argued about afterwards.',
  '/game-guide': 'Rounds, rewards and the noble art of picking the right attribute.',
  '/gallery': 'The goats, framed. Please do not feed the pictures.',
  '/about': 'Who we are, what we are building, and why it has horns.',
  '/admin': 'Where the collection is made.',
  '/goat/:id': 'A legend of the game, told at length by somebody who was nearly there.',
  '/goat-profile/:id': 'Details, stats, images and moments of a legendary goat.',
  '/base-goat/:id': 'One goat and the two thousand cards that descend from it.',
  '/owners-club': 'Events, votes and a bar that only serves grass. Owners only.',
  '/pack-opening': 'Five cards, one wrapper, and the sound of tearing foil.',
  '/leaderboard': 'The most valuable goats. Form is temporary, market cap is also temporary.',
  '/battle': 'Live matches, open battles, and the table of top battlers.',
  '/battle-lobby': 'Open battles waiting for somebody brave.',
  '/hoof-logo': 'The HOOF coin in every size an exchange could ask for.',
  '/whitepaper': 'Supply, sinks, sources, the rules of a match and the proof that it was fair.',
  '/chain':
    'The contracts, the published roots, the reserves and the claims, checked by your own browser.',
};

const pageAt = (path: PagePath): Page => ({
  ...{ path, title: PAGE_TITLES[path], description: DESCRIPTIONS[path] },
});

export const PAGES: readonly Page[] = (Object.keys(PAGE_TITLES) as PagePath[]).map(pageAt);

/** Addresses that people know by heart and where the content really lives. */
export const PAGE_REDIRECTS: Readonly<Record<string, string>> = {
  '/faq': '/about?tab=faq',
  '/roadmap': '/about#roadmap',
  '/privacy': '/legal/privacy-policy.html',
  '/terms': '/legal/terms-and-conditions.html',
};

export interface PageMatch {
  readonly page: Page;
  readonly id: string | undefined;
}

/** `matchPage('/goat/the-flea')?.id // 'the-flea'`; undefined means the 404 page. */
export function matchPage(pathname: string): PageMatch | undefined {
  const match = matchPath(pathname);
  return match && { page: pageAt(match.path), id: match.id };
}
