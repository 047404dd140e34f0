import type { Attribute } from '../attributes.ts';
import type { MatchCard } from '../engine/cards.ts';
import type { Crowd } from '../engine/crowd.ts';
import type { ProvenCrowd } from '../engine/proof.ts';
import type { Pair } from '../engine/seats.ts';
import type { MatchView } from '../engine/view.ts';
import { type CrowdLead, NO_CROWD } from './open-duel.ts';
import type { DuelPosition, SeenRound } from './position.ts';

/** `seatInView(view) // 1`: where the viewer sits; a watcher looks on from the first chair. */
export function seatInView({ players, you }: Pick<DuelView, 'players' | 'you'>): 0 | 1 {
  return players[1].address === you ? 1 : 0;
}

/**
 * `crowdLead(view, 0) // { first: -8.5, later: -9.5 }`: what the crowd adds to that seat, or takes
 * from it. A proof of rules 2 has one number, for every round.
 */
export function crowdLead(
  { crowd }: { readonly crowd?: ProvenCrowd | null | undefined },
  seat: 0 | 1,
): CrowdLead {
  if (!crowd) return NO_CROWD;
  const { bonus, later = bonus } = crowd;
  return crowd.seat === seat ? { first: bonus, later } : { first: -bonus, later: -later };
}

/** As much of a view as a position is made of; the browser's comes off the wire and fits too. */
export interface DuelView {
  readonly you: string | null;
  readonly players: Pair<{
    readonly address: string;
    readonly announcedCard: MatchCard;
    readonly card?: MatchCard | undefined;
  }>;
  readonly rounds: readonly ViewedRound[];
  readonly deciders: MatchView['deciders'];
  readonly crowd?: Crowd | undefined;
}

interface ViewedRound {
  readonly attribute: Attribute;
  readonly values: Pair<number>;
  readonly winner: string | null;
  readonly tieBreak?:
    | { readonly by: 'attribute'; readonly attribute: Attribute }
    | { readonly by: 'coin' | 'moments' }
    | undefined;
}

function seenRound(round: ViewedRound, seat: 0 | 1, you: string | null): SeenRound {
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
export function duelPosition(view: DuelView, hands: Pair<readonly MatchCard[]>): DuelPosition {
  const seat = seatInView(view);
  const own = view.players[seat];
  return {
    card: own.card ?? own.announcedCard,
    ownHand: hands[seat],
    theirHand: hands[seat === 0 ? 1 : 0],
    lead: crowdLead(view, seat).later,
    rounds: view.rounds.map((round) => seenRound(round, seat, view.you)),
    deciders: view.deciders.filter(({ state }) => state === 'open').map((each) => each.attribute),
    tieBreakers: Object.fromEntries(
      view.deciders.flatMap(({ attribute, tieBreaker }) =>
        tieBreaker === undefined ? [] : [[attribute, tieBreaker]],
      ),
    ),
  };
}
