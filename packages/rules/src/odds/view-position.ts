import type { MatchCard } from '../engine/cards.ts';
import type { Crowd } from '../engine/crowd.ts';
import type { Pair } from '../engine/seats.ts';
import type { MatchView, RoundView } from '../engine/view.ts';
import type { DuelPosition, SeenRound } from './position.ts';

/** `seatInView(view) // 1`: where the viewer sits; a watcher looks on from the first chair. */
export function seatInView({ players, you }: MatchView): 0 | 1 {
  return players[1].address === you ? 1 : 0;
}

/** `crowdLead(view, 0) // -9.5`: what the crowd adds to that seat, or takes from it. */
export function crowdLead({ crowd }: { readonly crowd?: Crowd | undefined }, seat: 0 | 1): number {
  if (crowd === undefined) return 0;
  return crowd.seat === seat ? crowd.bonus : -crowd.bonus;
}

function seenRound(round: RoundView, seat: 0 | 1, you: string | null): SeenRound {
  const { attribute, values, winner, tieBreak } = round;
  return {
    attribute,
    own: values[seat],
    theirs: values[seat === 0 ? 1 : 0],
    won: winner === you,
    ...(tieBreak?.by === 'attribute' ? { tieBreak: tieBreak.attribute } : {}),
  };
}

/** What the viewer of a duel knows, for `duelOdds`. The hands are what either side could bring. */
export function duelPosition(view: MatchView, hands: Pair<readonly MatchCard[]>): DuelPosition {
  const seat = seatInView(view);
  const own = view.players[seat];
  return {
    card: own.card ?? own.announcedCard,
    ownHand: hands[seat],
    theirHand: hands[seat === 0 ? 1 : 0],
    lead: crowdLead(view, seat),
    rounds: view.rounds.map((round) => seenRound(round, seat, view.you)),
    deciders: view.deciders.filter(({ state }) => state === 'open').map((each) => each.attribute),
  };
}
