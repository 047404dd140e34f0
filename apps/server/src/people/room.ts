import type { Room } from '../room.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { callbackRoutes } from './callbacks/callback-routes.ts';
import { channelRoutes } from './channel/channel-routes.ts';
import { clubRoutes } from './club/club-routes.ts';
import { cancelFrozen } from './freezes/freeze-wallet.ts';
import { friendRoutes } from './friends/friend-routes.ts';
import { runHouseLobby } from './house-play/house-lobby.ts';
import { runHouseMarket } from './house-play/house-market.ts';
import { makeHouseMoves } from './house-play/house-moves.ts';
import { answerRematches } from './house-play/house-rematches.ts';
import { announceEndings } from './inbox/ending-soon.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { noticeRoutes } from './notices/notices-routes.ts';
import { nameRoutes } from './players/name-routes.ts';
import { playerRoutes } from './players/player-routes.ts';
import { PEOPLE_SIGNS } from './signs.ts';
import { PEOPLE_SWEEPS } from './sweeps.ts';
import { walletRoutes } from './wallets/wallet-routes.ts';

export const peopleRoom: Room = {
  routes: [
    ...[
      authRoutes,
      walletRoutes,
      inboxRoutes,
      channelRoutes,
      noticeRoutes,
      callbackRoutes,
      nameRoutes,
      playerRoutes,
      friendRoutes,
    ],
    ...[newsletterRoutes, clubRoutes],
  ],
  sweeps: PEOPLE_SWEEPS,
  signs: PEOPLE_SIGNS,
  laneDuties: [(game, _now, lane) => makeHouseMoves(game, [lane])],
  duties: [
    { every: 'round', run: answerRematches },
    { every: 'second', run: announceEndings },
    { every: 'second', run: cancelFrozen },
    { every: 'second', run: runHouseLobby },
    { every: 'few-seconds', run: runHouseMarket },
  ],
};
