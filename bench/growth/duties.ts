import { beatAndGiveBack } from '../../apps/server/src/clock/heartbeat/heartbeat.ts';
import { sweep } from '../../apps/server/src/clock/housekeeping/run-sweeps.ts';
import type { Game } from '../../apps/server/src/game.ts';
import { callBack } from '../../apps/server/src/people/callbacks/call-back.ts';
import { cancelFrozen } from '../../apps/server/src/people/freezes/freeze-wallet.ts';
import { runHouseLobby } from '../../apps/server/src/people/house-play/house-lobby.ts';
import { runHouseMarket } from '../../apps/server/src/people/house-play/house-market.ts';
import { makeHouseMoves } from '../../apps/server/src/people/house-play/house-moves.ts';
import { answerRematches } from '../../apps/server/src/people/house-play/house-rematches.ts';
import { announceEndings } from '../../apps/server/src/people/inbox/ending-soon.ts';
import { createSender } from '../../apps/server/src/people/outbox/sender.ts';
import { SWEEPS } from '../../apps/server/src/rooms.ts';
import { advanceAuctions } from '../../apps/server/src/slices/auction/advance-auctions.ts';
import { runCups } from '../../apps/server/src/slices/cup/run-cups.ts';
import { giveOwnCards } from '../../apps/server/src/slices/gift/own-cards.ts';
import { keepDeadlines } from '../../apps/server/src/slices/match/deadlines.ts';
import { expireOpenings } from '../../apps/server/src/slices/opening/expiry.ts';
import { turnSeasons } from '../../apps/server/src/slices/season/turn-seasons.ts';
import { expireOffers } from '../../apps/server/src/slices/trade/expire-offers.ts';
import { breakSwaps, expireSwaps } from '../../apps/server/src/slices/trade/swaps/end-swaps.ts';
import { payWeeks } from '../../apps/server/src/slices/week/pay-weeks.ts';
import { add, costOf, type Line, noCosts, WORLDS } from './compare.ts';
import type { OpenWorld } from './open-world.ts';
import { CALLS } from './sizes.ts';

/** Everything that happens by itself, as `startTimers` and the sweep do it. */
const DUTIES: Readonly<Record<string, (game: Game) => Promise<unknown>>> = {
  'the beat': beatAndGiveBack,
  'deadlines of matches': (game) => keepDeadlines(game, game.clock.now(), ['staked']),
  'deadlines of practice': (game) => keepDeadlines(game, game.clock.now(), ['practice']),
  'moves of the house': (game) => makeHouseMoves(game, ['staked']),
  'rematches of the house': answerRematches,
  'openings that run out': expireOpenings,
  'offers that run out': expireOffers,
  'swaps that are over': async (game) => (await breakSwaps(game)) + (await expireSwaps(game)),
  'auctions that end': advanceAuctions,
  'auctions that end soon': announceEndings,
  'those who asked to be called': callBack,
  cups: runCups,
  weeks: payWeeks,
  seasons: turnSeasons,
  'frozen wallets': (game) => cancelFrozen(game),
  'the house in the lobby': runHouseLobby,
  'the house at the market': runHouseMarket,
  'own cards after lent ones': giveOwnCards,
  'the outbox': (game) => createSender(game, () => {}).round(),
  'the sweep': (game) => sweep(game.db, game.clock.now(), SWEEPS),
};

/** With nothing due, as they find it nearly always: a duty that looks at everybody shows. */
export async function compareDuties(
  worlds: Readonly<Record<'small' | 'large', OpenWorld>>,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, duty] of Object.entries(DUTIES)) {
    const costs = noCosts();
    for (let call = 0; call < CALLS; call += 1) {
      for (const which of WORLDS) {
        const { game } = worlds[which].app;
        const [, cost] = await costOf(worlds[which], () => duty(game));
        add(costs, which, cost);
      }
    }
    lines.push({ measure: 'growth: a duty of the clock', name, ...costs });
  }
  return lines;
}
