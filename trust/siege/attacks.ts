import type { Attack } from './attack.ts';
import { auctionKill } from './attacks/auction-kill.ts';
import { auctionRing } from './attacks/auction-ring.ts';
import { bonusFarm } from './attacks/bonus-farm.ts';
import { buyOut } from './attacks/buy-out.ts';
import { cups } from './attacks/cups.ts';
import { foreignHost } from './attacks/foreign-host.ts';
import { friends } from './attacks/friends.ts';
import { grants } from './attacks/grants.ts';
import { laundering } from './attacks/laundering.ts';
import { loans } from './attacks/loans.ts';
import { lobbyFlood } from './attacks/lobby-flood.ts';
import { lockOut } from './attacks/lock-out.ts';
import { lockedMints } from './attacks/locked-mints.ts';
import { market } from './attacks/market.ts';
import { nonceFlood } from './attacks/nonce-flood.ts';
import { pictureFlood } from './attacks/picture-flood.ts';
import { practice } from './attacks/practice.ts';
import { purse } from './attacks/purse.ts';
import { races } from './attacks/races.ts';
import { ratingFarm } from './attacks/rating-farm.ts';
import { readFlood } from './attacks/read-flood.ts';
import { silence } from './attacks/silence.ts';
import { streamFlood } from './attacks/stream-flood.ts';
import { swapWash } from './attacks/swap-wash.ts';
import { tradingRing } from './attacks/trading-ring.ts';
import { weekCircle } from './attacks/week-circle.ts';

/** In the order of what would hurt most. */
export const ATTACKS: readonly Attack[] = [
  buyOut,
  lockedMints,
  laundering,
  market,
  friends,
  cups,
  loans,
  auctionKill,
  auctionRing,
  ratingFarm,
  bonusFarm,
  purse,
  grants,
  races,
  lobbyFlood,
  silence,
  practice,
  nonceFlood,
  streamFlood,
  readFlood,
  pictureFlood,
  foreignHost,
  lockOut,
  tradingRing,
  swapWash,
  weekCircle,
];
