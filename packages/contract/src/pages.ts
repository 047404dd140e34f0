import { m } from '@goats/words';
import { matchPath, PAGE_TITLES, type PagePath } from './page-titles.ts';

/** A page of the site: what a browser tab, a search engine and a shared link say about it. */
export interface Page {
  readonly path: PagePath;
  readonly title: string;
  readonly description: string;
}

/** Apart from the titles: no browser needs them, and each byte of a first screen is counted. */
const DESCRIPTIONS: Readonly<Record<PagePath, string>> = {
  '/': m(
    'Ten legendary footballers, reborn with horns. Collect their cards, pick a fight, and let the numbers settle it.',
  ),
  '/marketplace': m('Ten goats, 20,000 cards, no two alike. Browse them all, then go and haggle.'),
  '/my-market': m('Your shelf, your offers and your deals. Haggling is encouraged.'),
  '/pricing': m('Four tiers, from a friendly Common to a Legendary that needs its own shelf.'),
  '/nft/:id': m('One card of the collection: its numbers, its price and its past.'),
  '/card-game': m('Best of three, HOOF at stake, hidden cards and a fair draw that you can check.'),
  '/cups': m('Knock-out cups for every tier: enter a card, survive the bracket, lift the thing.'),
  '/cups/:id': m('One cup: who is in, who is out, and who gets to lift it.'),
  '/player/:id': m(
    'Form, rivals, trophies and best cards of one player. Every match with its replay.',
  ),
  '/duel/:id': m('Somebody wants to play you. Two presses, and you are in.'),
  '/album': m(
    'Ten goats, every moment, four tiers each: stick in what you own, hunt down what is missing.',
  ),
  '/album/:id': m('What one player has stuck in so far, and the best eleven of it.'),
  '/puzzle': m(
    'One decision a day from a real match: one attribute to play, one decider to cross out, one best answer.',
  ),
  '/today': m('The day’s programme: the puzzle, the pack, the next cup, and who is rested.'),
  '/live': m('What is on the pitch right now. Watching is free, and the cards stay face down.'),
  '/friends': m('Whom you follow, who follows you back, and who is online.'),
  '/game-rules': m('How a match is won, lost and argued about afterwards.'),
  '/game-guide': m('Rounds, rewards and the noble art of picking the right attribute.'),
  '/gallery': m('The goats, framed. Please do not feed the pictures.'),
  '/about': m('Who we are, what we are building, and why it has horns.'),
  '/admin': m('Where the collection is made.'),
  '/goat/:id': m('A legend of the game, told at length by somebody who was nearly there.'),
  '/goat-profile/:id': m('Details, stats, images and moments of a legendary goat.'),
  '/base-goat/:id': m('One goat and the two thousand cards that descend from it.'),
  '/owners-club': m('Events, votes and a bar that only serves grass. Owners only.'),
  '/pack-opening': m('Five cards, one wrapper, and the sound of tearing foil.'),
  '/leaderboard': m('The most valuable goats. Form is temporary, market cap is also temporary.'),
  '/battle': m('Live matches, open battles, and the table of top battlers.'),
  '/battle-lobby': m('Open battles waiting for somebody brave.'),
  '/hoof-logo': m('The HOOF coin in every size an exchange could ask for.'),
  '/whitepaper': m('Supply, sinks, sources, the rules of a match and the proof that it was fair.'),
  '/chain': m(
    'The contracts, the published roots, the reserves and the claims, checked by your own browser.',
  ),
};

const pageAt = (path: PagePath): Page => ({
  ...{ path, title: PAGE_TITLES[path], description: DESCRIPTIONS[path] },
});

export const PAGES: readonly Page[] = (Object.keys(PAGE_TITLES) as PagePath[]).map(pageAt);

/** Under which the frame of all matches is drawn ahead, before it is known which one it is. */
export const ANY_MATCH = '/battle?match';

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
