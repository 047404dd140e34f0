import { patiently } from '@goats/ui/patiently.ts';
import { pageHref } from '@goats/words';
import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import {
  aboutSearch,
  albumSearch,
  battleSearch,
  cardGameSearch,
  cardGameTab,
  clubSearch,
  guideSearch,
  leaderboardSearch,
  marketplaceSearch,
  myMarketSearch,
} from '../site/search-params.ts';
import { lazyRouteComponent } from './lazy-page.ts';
import { readAhead } from './read-ahead.ts';
import { Shell } from './shell/shell.tsx';

const root = createRootRoute({
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import('../routes/not-found.tsx'), 'NotFoundPage'),
});

const battlePage = () => import('../routes/battle.tsx');
const battleReads = () => import('../routes/reads/battles.ts');
const cardReads = () => import('../routes/reads/card.ts');
const chainReads = () => import('../routes/reads/chain.ts');
const clubReads = () => import('../routes/reads/owners-club.ts');
const cupReads = () => import('../routes/reads/cups.ts');
const goatReads = () => import('../routes/reads/goats.ts');
const goatStories = () => import('../features/goats/story-of.ts');
const playerReads = () => import('../routes/reads/player.ts');
const tableReads = () => import('../routes/reads/tables.ts');
const todayReads = () => import('../routes/reads/today.ts');

const under = { getParentRoute: () => root } as const;

const home = createRoute({
  ...under,
  path: '/',
  component: lazyRouteComponent(() => import('../routes/home.tsx'), 'HomePage'),
});
const marketplace = createRoute({
  ...under,
  path: '/marketplace',
  validateSearch: marketplaceSearch,
  component: lazyRouteComponent(() => import('../routes/marketplace.tsx'), 'MarketplacePage'),
});
const myMarket = createRoute({
  ...under,
  path: '/my-market',
  validateSearch: myMarketSearch,
  component: lazyRouteComponent(() => import('../routes/my-market.tsx'), 'MyMarketPage'),
});
const pricing = createRoute({
  ...under,
  path: '/pricing',
  component: lazyRouteComponent(() => import('../routes/pricing.tsx'), 'PricingPage'),
});
/** One route for both screens: the id decides between the auction and the token page. */
const nft = createRoute({
  ...under,
  path: '/nft/$id',
  loader: ({ params }) => readAhead(cardReads, (reads) => reads.nft(params.id)),
  component: lazyRouteComponent(() => import('../routes/nft.tsx'), 'NftPage'),
});
const cardGame = createRoute({
  ...under,
  path: '/card-game',
  validateSearch: cardGameSearch,
  loaderDeps: ({ search }) => ({ tab: cardGameTab(search) }),
  loader: ({ deps }) => readAhead(battleReads, (reads) => reads.cardGame(deps.tab)),
  component: lazyRouteComponent(() => import('../routes/card-game.tsx'), 'CardGamePage'),
});
const cups = createRoute({
  ...under,
  path: '/cups',
  loader: () => readAhead(cupReads, (reads) => reads.cups()),
  component: lazyRouteComponent(() => import('../routes/cups.tsx'), 'CupsPage'),
});
const cup = createRoute({
  ...under,
  path: '/cups/$id',
  loader: ({ params }) => readAhead(cupReads, (reads) => reads.cup(params.id)),
  component: lazyRouteComponent(() => import('../routes/cup.tsx'), 'CupPage'),
});
const player = createRoute({
  ...under,
  path: '/player/$address',
  loader: ({ params }) => readAhead(playerReads, (reads) => reads.player(params.address)),
  component: lazyRouteComponent(() => import('../routes/player.tsx'), 'PlayerPage'),
});
const duel = createRoute({
  ...under,
  path: '/duel/$code',
  component: lazyRouteComponent(() => import('../routes/duel.tsx'), 'DuelPage'),
});
const album = createRoute({
  ...under,
  path: '/album',
  validateSearch: albumSearch,
  component: lazyRouteComponent(() => import('../routes/album.tsx'), 'AlbumPage'),
});
const playersAlbum = createRoute({
  ...under,
  path: '/album/$address',
  validateSearch: albumSearch,
  loader: ({ params }) => readAhead(playerReads, (reads) => reads.album(params.address)),
  component: lazyRouteComponent(() => import('../routes/album.tsx'), 'PlayersAlbumPage'),
});
const puzzle = createRoute({
  ...under,
  path: '/puzzle',
  loader: () => readAhead(todayReads, (reads) => reads.puzzle()),
  component: lazyRouteComponent(() => import('../routes/puzzle.tsx'), 'PuzzlePage'),
});
const today = createRoute({
  ...under,
  path: '/today',
  loader: () => readAhead(todayReads, (reads) => reads.today()),
  component: lazyRouteComponent(() => import('../routes/today.tsx'), 'TodayPage'),
});
const friends = createRoute({
  ...under,
  path: '/friends',
  component: lazyRouteComponent(() => import('../routes/friends.tsx'), 'FriendsPage'),
});
const live = createRoute({
  ...under,
  path: '/live',
  loader: () => readAhead(battleReads, (reads) => reads.live()),
  component: lazyRouteComponent(() => import('../routes/live.tsx'), 'LivePage'),
});
const gameRules = createRoute({
  ...under,
  path: '/game-rules',
  component: lazyRouteComponent(() => import('../routes/game-rules.tsx'), 'GameRulesPage'),
});
const gameGuide = createRoute({
  ...under,
  path: '/game-guide',
  validateSearch: guideSearch,
  component: lazyRouteComponent(() => import('../routes/game-guide.tsx'), 'GameGuidePage'),
});
const gallery = createRoute({
  ...under,
  path: '/gallery',
  loader: () => readAhead(goatReads, (reads) => reads.goats()),
  component: lazyRouteComponent(() => import('../routes/gallery.tsx'), 'GalleryPage'),
});
const about = createRoute({
  ...under,
  path: '/about',
  validateSearch: aboutSearch,
  component: lazyRouteComponent(() => import('../routes/about.tsx'), 'AboutPage'),
});
const goat = createRoute({
  ...under,
  path: '/goat/$id',
  // Waited for: what is told of a goat is its page.
  loader: ({ params }) => patiently(goatStories).then(({ storyOf }) => storyOf(params.id)),
  component: lazyRouteComponent(() => import('../routes/goat.tsx'), 'GoatPage'),
});
const goatProfile = createRoute({
  ...under,
  path: '/goat-profile/$id',
  loader: ({ params }) => readAhead(goatReads, (reads) => reads.goatProfile(params.id)),
  component: lazyRouteComponent(() => import('../routes/goat-profile.tsx'), 'GoatProfilePage'),
});
const baseGoat = createRoute({
  ...under,
  path: '/base-goat/$id',
  loader: ({ params }) => readAhead(goatReads, (reads) => reads.baseGoat(params.id)),
  component: lazyRouteComponent(() => import('../routes/base-goat.tsx'), 'BaseGoatPage'),
});
const ownersClub = createRoute({
  ...under,
  path: '/owners-club',
  validateSearch: clubSearch,
  loader: () => readAhead(clubReads, (reads) => reads.ownersClub()),
  component: lazyRouteComponent(() => import('../routes/owners-club.tsx'), 'OwnersClubPage'),
});
const packOpening = createRoute({
  ...under,
  path: '/pack-opening',
  component: lazyRouteComponent(() => import('../routes/pack-opening.tsx'), 'PackOpeningPage'),
});
const leaderboard = createRoute({
  ...under,
  path: '/leaderboard',
  validateSearch: leaderboardSearch,
  loader: () => readAhead(tableReads, (reads) => reads.leaderboard()),
  component: lazyRouteComponent(() => import('../routes/leaderboard.tsx'), 'LeaderboardPage'),
});
const battle = createRoute({
  ...under,
  path: '/battle',
  validateSearch: battleSearch,
  loaderDeps: ({ search: { tab = 'lobby', match } }) => ({ tab: match ? null : tab }),
  loader: ({ deps: { tab } }) => {
    if (tab) readAhead(battleReads, (reads) => reads.arena(tab));
    // What does not come the page itself says.
    return battlePage()
      .then(({ bringPart }) => bringPart(tab === null))
      .catch(() => undefined);
  },
  component: lazyRouteComponent(battlePage, 'BattlePage'),
});
const battleLobby = createRoute({
  ...under,
  path: '/battle-lobby',
  loader: () => readAhead(battleReads, (reads) => reads.battleRequests()),
  component: lazyRouteComponent(() => import('../routes/battle-lobby.tsx'), 'BattleLobbyPage'),
});
const hoofLogo = createRoute({
  ...under,
  path: '/hoof-logo',
  component: lazyRouteComponent(() => import('../routes/hoof-logo.tsx'), 'HoofLogoPage'),
});
const whitepaper = createRoute({
  ...under,
  path: '/whitepaper',
  component: lazyRouteComponent(() => import('../routes/whitepaper.tsx'), 'WhitepaperPage'),
});

const chain = createRoute({
  ...under,
  path: '/chain',
  loader: () => readAhead(chainReads, (reads) => reads.chain()),
  component: lazyRouteComponent(() => import('../routes/chain.tsx'), 'ChainPage'),
});

/** The footer's short addresses, each to where its content lives. */
const faq = createRoute({
  ...under,
  path: '/faq',
  beforeLoad: () => {
    throw redirect({ to: '/about', search: { tab: 'faq' }, replace: true });
  },
});
const roadmap = createRoute({
  ...under,
  path: '/roadmap',
  beforeLoad: () => {
    throw redirect({ to: '/about', hash: 'roadmap', replace: true });
  },
});
const privacy = createRoute({
  ...under,
  path: '/privacy',
  beforeLoad: () => {
    throw redirect({ href: pageHref('/legal/privacy-policy.html'), reloadDocument: true });
  },
});
const terms = createRoute({
  ...under,
  path: '/terms',
  beforeLoad: () => {
    throw redirect({ href: pageHref('/legal/terms-and-conditions.html'), reloadDocument: true });
  },
});

export const routeTree = root.addChildren([
  home,
  marketplace,
  myMarket,
  pricing,
  nft,
  cardGame,
  cups,
  cup,
  player,
  duel,
  album,
  playersAlbum,
  puzzle,
  today,
  friends,
  live,
  gameRules,
  gameGuide,
  gallery,
  about,
  goat,
  goatProfile,
  baseGoat,
  ownersClub,
  packOpening,
  leaderboard,
  battle,
  battleLobby,
  hoofLogo,
  whitepaper,
  chain,
  faq,
  roadmap,
  privacy,
  terms,
]);
