import type { Game } from '../../apps/server/src/game.ts';
import { advanceAuctions } from '../../apps/server/src/modules/auctions/advance-auctions.ts';
import { keepDeadlines } from '../../apps/server/src/modules/clock/deadlines.ts';
import { expireOpenings } from '../../apps/server/src/modules/clock/expiry.ts';
import { beatAndGiveBack } from '../../apps/server/src/modules/clock/heartbeat.ts';
import { runCups } from '../../apps/server/src/modules/cups/run-cups.ts';
import { cancelFrozen } from '../../apps/server/src/modules/freezes/freeze-wallet.ts';
import { runHouseLobby } from '../../apps/server/src/modules/house-play/house-lobby.ts';
import { runHouseMarket } from '../../apps/server/src/modules/house-play/house-market.ts';
import { makeHouseMoves } from '../../apps/server/src/modules/house-play/house-moves.ts';
import { answerRematches } from '../../apps/server/src/modules/house-play/house-rematches.ts';
import { sweep } from '../../apps/server/src/modules/housekeeping/run-sweeps.ts';
import { announceEndings } from '../../apps/server/src/modules/inbox/ending-soon.ts';
import { createSender } from '../../apps/server/src/modules/outbox/sender.ts';
import { giveOwnCards } from '../../apps/server/src/modules/packs/own-cards.ts';
import { expireOffers } from '../../apps/server/src/modules/trading/expire-offers.ts';
import { payWeeks } from '../../apps/server/src/modules/week/pay-weeks.ts';
import { type Line, timed, WORLDS } from './compare.ts';
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
  'auctions that end': advanceAuctions,
  'auctions that end soon': announceEndings,
  cups: runCups,
  weeks: payWeeks,
  'frozen wallets': (game) => cancelFrozen(game),
  'the house in the lobby': runHouseLobby,
  'the house at the market': runHouseMarket,
  'own cards after lent ones': giveOwnCards,
  'the outbox': (game) => createSender(game, () => {}).round(),
  'the sweep': (game) => sweep(game.db, game.clock.now()),
};

/** With nothing due, as they find it nearly always: a duty that looks at everybody shows. */
export async function compareDuties(
  worlds: Readonly<Record<'small' | 'large', OpenWorld>>,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, duty] of Object.entries(DUTIES)) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let call = 0; call < CALLS; call += 1) {
      for (const which of WORLDS) {
        const { game } = worlds[which].app;
        times[which].push(await timed(() => duty(game)));
      }
    }
    lines.push({ measure: 'growth: a duty of the clock', name, times });
  }
  return lines;
}
