import type { Attribute } from '../attributes.ts';
import { toHoof } from '../economy/hoof.ts';
import type { GrowthLimit } from '../economy/limits.ts';
import { stakeOf, type Terms } from '../economy/payouts.ts';
import type { MatchCard } from './cards.ts';
import type { MatchMode } from './commitment.ts';
import { type Crowd, crowdOf } from './crowd.ts';
import {
  type Decider,
  type DeciderTable,
  decidersOf,
  nextStep,
  pickable,
  STRIKE_ROUND,
} from './deciders.ts';
import type { Opening } from './players.ts';
import { pointsOf, type Round, type TieBreak } from './round.ts';
import type { RulesVersion } from './rules-version.ts';
import { mapPair, type Pair, type Seat } from './seats.ts';
import { noGrowthOf, possiblePayouts, type Settlement, settlementOf } from './settlement.ts';
import {
  type EndReason,
  type FinishedState,
  type MatchState,
  type Phase,
  type PickState,
  seatOf,
  tableOf,
} from './state.ts';
import { tieBreakers } from './tie-breakers.ts';

/** HOOF amounts in a view are plain numbers in HOOF, as everywhere on the wire. */
export interface MatchView {
  readonly id: string;
  readonly mode: MatchMode;
  /** Absent: played by the older rules. */
  readonly rules?: RulesVersion;
  readonly kind: Terms['kind'];
  readonly phase: Phase;
  /** The viewer's own address when the viewer plays, else null. */
  readonly you: string | null;
  readonly players: Pair<PlayerView>;
  readonly rounds: readonly RoundView[];
  readonly score: Pair<number>;
  /** The address whose move it is. */
  readonly turn: string | null;
  /** What is asked of whoever's turn it is. */
  readonly step: 'pick' | 'strike' | null;
  /** What may be picked or crossed out now. */
  readonly choices: readonly Attribute[];
  /** What the last round can be played in, from the moment they are turned up. */
  readonly deciders: readonly DeciderView[];
  readonly crowd?: Crowd;
  readonly deadline: number | null;
  readonly startedAt: number;
  readonly stake: number;
  /** What the winner receives, by who wins. */
  readonly payouts: Pair<number>;
  readonly serverSeedHash: string;
  readonly serverSeed?: string;
  readonly result?: ResultView;
  readonly proofUrl?: string;
}

export interface DeciderView extends Decider {
  /** While it is open and a tie is possible: the attribute that would break one there first. */
  readonly tieBreaker?: Attribute | undefined;
}

export interface PlayerView {
  readonly address: string;
  readonly house: boolean;
  readonly announcedCard: MatchCard;
  /** A squad's announced deck of ten. */
  readonly deck?: readonly MatchCard[];
  readonly card?: MatchCard;
  /** A squad's five, in playing order. */
  readonly lineup?: readonly MatchCard[];
  readonly commitment: string | null;
  readonly committed: boolean;
  readonly opened: boolean;
  readonly connected: boolean;
}

export interface RoundView {
  readonly round: number;
  readonly attribute: Attribute;
  /** Null when chance picked. */
  readonly pickedBy: string | null;
  readonly byClock: boolean;
  /** The decider that was crossed out before it. */
  readonly struck?: Attribute;
  readonly values: Pair<number>;
  /** Null when the round is shared. */
  readonly winner: string | null;
  readonly tieBreak?: TieBreakView;
}

export type TieBreakView =
  | { readonly by: 'attribute'; readonly attribute: Attribute; readonly values?: Pair<number> }
  | { readonly by: 'coin' }
  | {
      readonly by: 'moments';
      readonly decided: 'legendary' | 'charisma' | 'score' | 'shared';
      readonly moments: Pair<Pick<MatchCard, 'rarity'> & { value: number; cardId?: number }>;
    };

export interface ResultView {
  readonly winner: string | null;
  readonly reason: EndReason;
  readonly payouts: Pair<number>;
  readonly treasuryBonus: number;
  readonly cardToWinner: number | null;
  readonly improved: Settlement['improved'];
  /** Why the card that won did not grow. */
  readonly noGrowth: GrowthLimit | null;
}

/** During play a tie shows how it fell, never a further value of a face-down card. */
function tieBreakView(tie: TieBreak, over: boolean): TieBreakView {
  if (tie.by === 'coin' || over) return tie;
  if (tie.by === 'attribute') return { by: 'attribute', attribute: tie.attribute };
  const moments = mapPair(tie.moments, ({ rarity, value }) => ({ rarity, value }));
  return { by: 'moments', decided: tie.decided, moments };
}

type PlayedState = PickState | FinishedState;

/** Squads break ties by moments, and with a crowd nothing is ever level. */
function decidersView(state: PlayedState, table: DeciderTable): readonly DeciderView[] {
  const deciders = decidersOf(table);
  const { mode, rules } = state;
  const told = mode === 'duel' && rules === 3 && state.phase === 'pick' && crowdOf(state) === null;
  if (!told) return deciders;
  return deciders.map((decider) => {
    if (decider.state !== 'open') return decider;
    const struck = table.strike?.attribute ?? null;
    return { ...decider, tieBreaker: tieBreakers(table.fate.order, decider.attribute, struck)[0]! };
  });
}

function roundView(state: PlayedState, round: Round): RoundView {
  const name = (seat: Seat | null) => (seat === null ? null : state.players[seat].address);
  const over = state.phase === 'finished';
  return {
    round: round.round,
    attribute: round.attribute,
    pickedBy: name(round.pickedBy),
    byClock: round.byClock,
    ...(state.strike && round.round === STRIKE_ROUND[state.mode]
      ? { struck: state.strike.attribute }
      : {}),
    values: round.values,
    winner: name(round.winner),
    ...(round.tieBreak === null ? {} : { tieBreak: tieBreakView(round.tieBreak, over) }),
  };
}

function brought(mode: MatchMode, opening: Opening): Pick<PlayerView, 'card' | 'lineup'> {
  return mode === 'duel' ? { card: opening.cards[0]! } : { lineup: opening.cards };
}

function playerView(
  state: MatchState,
  seat: Seat,
  viewer: Seat | null,
  connected: boolean,
): PlayerView {
  const { address, house, announced } = state.players[seat];
  const opening = state.phase === 'commit' ? null : state.openings[seat];
  const maySee = seat === viewer || state.phase === 'finished';
  return {
    address,
    house,
    announcedCard: announced[0]!,
    ...(state.mode === 'squad' ? { deck: announced } : {}),
    ...(maySee && opening !== null ? brought(state.mode, opening) : {}),
    commitment: state.commitments[seat],
    committed: state.commitments[seat] !== null,
    opened: opening !== null,
    connected,
  };
}

function ending(state: MatchState): Pick<MatchView, 'serverSeed' | 'result' | 'proofUrl'> {
  if (state.phase !== 'finished') return {};
  const { payouts, treasuryBonus, cardToWinner, improved } = settlementOf(state);
  const { winner, reason } = state.result;
  return {
    serverSeed: state.serverSeed,
    proofUrl: `/api/matches/${state.id}/proof`,
    result: {
      winner: winner === null ? null : state.players[winner].address,
      reason,
      payouts: mapPair(payouts, toHoof),
      treasuryBonus: toHoof(treasuryBonus),
      cardToWinner,
      improved,
      noGrowth: noGrowthOf(state),
    },
  };
}

function roundsView(
  state: MatchState,
): Pick<MatchView, 'rounds' | 'score' | 'turn' | 'step' | 'choices' | 'deciders'> {
  if (state.phase === 'commit' || state.phase === 'open') {
    return { rounds: [], score: [0, 0], turn: null, step: null, choices: [], deciders: [] };
  }
  const { fate, rounds } = state;
  const table = fate === null ? null : tableOf({ ...state, fate });
  const deciders = table === null ? [] : decidersView(state, table);
  const shown = {
    rounds: rounds.map((round) => roundView(state, round)),
    score: pointsOf(rounds),
    deciders,
  };
  if (state.phase === 'finished' || table === null) {
    return { ...shown, turn: null, step: null, choices: [] };
  }
  const step = nextStep(table);
  const choices = step === 'pick' ? pickable(table) : deciders.map(({ attribute }) => attribute);
  return { ...shown, turn: state.players[state.turn].address, step, choices };
}

/**
 * The one place that decides what may be seen. Until the match is over the opponent and the
 * watchers get two values a round and nothing else of a face-down card.
 * `matchView(state, session.address)`, `matchView(state, null)` for a watcher
 */
export function matchView(
  state: MatchState,
  viewer: string | null,
  connected: Pair<boolean> = [true, true],
): MatchView {
  const seat = seatOf(state, viewer);
  const crowd = crowdOf(state);
  return {
    id: state.id,
    mode: state.mode,
    ...(state.rules === undefined ? {} : { rules: state.rules }),
    kind: state.terms.kind,
    phase: state.phase,
    you: seat === null ? null : state.players[seat].address,
    players: [playerView(state, 0, seat, connected[0]), playerView(state, 1, seat, connected[1])],
    ...roundsView(state),
    ...(crowd === null ? {} : { crowd }),
    deadline: state.phase === 'finished' ? null : state.deadline,
    startedAt: state.startedAt,
    stake: toHoof(stakeOf(state.terms)),
    payouts: mapPair(possiblePayouts(state.terms, state.players), toHoof),
    serverSeedHash: state.serverSeedHash,
    ...ending(state),
  };
}
