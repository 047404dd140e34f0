import { adminCalls } from './admin.ts';
import { adminAuctionCalls } from './admin-auctions.ts';
import { adminChainCalls } from './admin-chain.ts';
import { adminClockCalls } from './admin-clock.ts';
import { adminClubCalls } from './admin-club.ts';
import { adminMasterCalls } from './admin-masters.ts';
import { adminWalletCalls } from './admin-wallets.ts';
import { albumCalls } from './album.ts';
import { auctionCalls } from './auctions.ts';
import { authCalls } from './auth.ts';
import { battleCalls } from './battles.ts';
import { callbackCalls } from './callbacks.ts';
import { cardCalls } from './cards.ts';
import { catalogueCalls } from './catalogue.ts';
import { chainCalls } from './chain.ts';
import { challengeCalls } from './challenges.ts';
import { channelCalls } from './channel.ts';
import { clubCalls } from './club.ts';
import { cupCalls } from './cups.ts';
import { duelCalls } from './duels.ts';
import { faultCalls } from './faults.ts';
import { friendCalls } from './friends.ts';
import { healthCalls } from './health.ts';
import { inboxCalls } from './inbox.ts';
import { liveCalls } from './live.ts';
import { marketCalls } from './market.ts';
import { matchCalls } from './matches.ts';
import { newsletterCalls } from './newsletter.ts';
import { noticeCalls } from './notices.ts';
import { packCalls } from './packs.ts';
import { playerCalls } from './players.ts';
import { practiceCalls } from './practice.ts';
import { priceCalls } from './prices.ts';
import { puzzleCalls } from './puzzle.ts';
import { questCalls } from './quests.ts';
import { rematchCalls } from './rematches.ts';
import { requestCalls } from './requests.ts';
import { seasonCalls } from './season.ts';
import { seriesCalls } from './series.ts';
import { tradingCalls } from './trading.ts';
import { walletCalls } from './wallets.ts';
import { weekCalls } from './week.ts';

/** The whole API by name. The server registers exactly these; the client can call exactly these. */
export const calls = {
  ...healthCalls,
  ...faultCalls,
  ...adminCalls,
  ...adminMasterCalls,
  ...adminAuctionCalls,
  ...adminChainCalls,
  ...adminClubCalls,
  ...adminClockCalls,
  ...chainCalls,
  ...adminWalletCalls,
  ...seriesCalls,
  ...catalogueCalls,
  ...marketCalls,
  ...auctionCalls,
  ...authCalls,
  ...walletCalls,
  ...albumCalls,
  ...cardCalls,
  ...tradingCalls,
  ...priceCalls,
  ...inboxCalls,
  ...channelCalls,
  ...noticeCalls,
  ...callbackCalls,
  ...packCalls,
  ...challengeCalls,
  ...duelCalls,
  ...requestCalls,
  ...rematchCalls,
  ...matchCalls,
  ...battleCalls,
  ...liveCalls,
  ...playerCalls,
  ...friendCalls,
  ...practiceCalls,
  ...weekCalls,
  ...seasonCalls,
  ...cupCalls,
  ...puzzleCalls,
  ...questCalls,
  ...newsletterCalls,
  ...clubCalls,
};

export type Calls = typeof calls;
