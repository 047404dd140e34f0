import { m } from '@goats/words';
import type { Attribute } from '../attributes.ts';
import { sha256Hex } from '../hash/sha256.ts';
import { bareCard, highestOf, type MatchCard } from './cards.ts';
import { type Crowd, crowdOf } from './crowd.ts';
import {
  type Decider,
  decidersOf,
  lowestOf,
  nextStep,
  openDeciders,
  pickable,
  type Strike,
  strikesWith,
} from './deciders.ts';
import { bothOpen } from './evolve.ts';
import { drawFate, type Fate } from './fate.ts';
import { MODES } from './modes.ts';
import { playFirstRound, playRound } from './play-round.ts';
import type { Opening } from './players.ts';
import type { ProofFacts, ProofPlayer } from './proof-facts.ts';
import { ProofFault } from './proof-fault.ts';
import { pointsOf, type Round } from './round.ts';
import { sealFacts } from './seals.ts';
import { mapPair, otherSeat, type Pair, SEATS, type Seat } from './seats.ts';
import { type Settlement, settlementOf } from './settlement.ts';
import { type FinishedState, type MatchResult, usedAttributes } from './state.ts';

/** Everything needed to recompute a match offline, and everything that must come out. */
export interface MatchProof extends ProofFacts {
  readonly version: 'goat-proof-v1';
  /** Nothing was at stake; absent where something was, and in practice. */
  readonly friendly?: true;
  readonly serverSeedHash: string;
  readonly order: readonly Attribute[] | null;
  readonly coin: Seat | null;
  /** Card ids of a squad's benches in the order they would be drawn. */
  readonly benches: Pair<readonly number[]> | null;
  /** Since rules 2: what the last round could be played in, and whom the crowd helped. */
  readonly deciders?: readonly Decider[];
  readonly crowd?: ProvenCrowd | null;
  readonly rounds: readonly Round[];
  readonly score: Pair<number>;
  readonly result: MatchResult;
  readonly payout: Settlement;
  /** One hash per fact, so that a changed byte is named and not only noticed. */
  readonly seals: Readonly<Record<string, string>>;
  readonly seal: string;
}

/** Odds are a measurement, not a rule: measured anew they must not make a proof fail. */
export interface ProvenCrowd extends Pick<Crowd, 'seat' | 'bonus'> {
  /** Since rules 3. */
  readonly later?: number;
}

function provenCrowd(facts: ProofFacts): ProvenCrowd | null {
  const crowd = crowdOf(facts);
  if (crowd === null) return null;
  const { seat, bonus, later } = crowd;
  return facts.rules === 2 ? { seat, bonus } : { seat, bonus, later };
}

/** `openingsOf(proof.players)`: null for whoever never opened. */
export function openingsOf(players: Pair<ProofPlayer>): Pair<Opening | null> {
  return mapPair(players, ({ cards, seed, salt }) =>
    cards === null ? null : { cards, seed, salt },
  );
}

interface Played {
  readonly fate: Fate;
  readonly rounds: readonly Round[];
  readonly strike: Strike | null;
  readonly result: MatchResult | null;
}

/** The strike as the facts tell it, where one of `due` had to go; throws when it could not be so. */
function strikeAmong(
  { strike }: ProofFacts,
  due: readonly Attribute[],
  card: MatchCard,
  byClock?: boolean,
): Strike {
  if (strike === undefined) throw new ProofFault('strike', m('is missing: one decider had to go'));
  if (!due.includes(strike.attribute)) {
    throw new ProofFault('strike.attribute', m('was not a decider that could be crossed out'));
  }
  if (byClock !== undefined && strike.byClock !== byClock) {
    throw new ProofFault('strike.byClock', m('is not as the pick that it went with'));
  }
  if (strike.byClock && lowestOf(card, due) !== strike.attribute) {
    throw new ProofFault('strike.attribute', m('is not the lowest decider, which the clock takes'));
  }
  return strike;
}

function playOut(facts: ProofFacts, openings: Pair<Opening>): Played {
  const { mode, players, rules: version } = facts;
  const rules = MODES[mode];
  const fate = drawFate({ ...facts, id: facts.matchId }, openings, mode === 'squad');
  const table = { rules: version, players, openings, fate };
  let rounds: readonly Round[] = [playFirstRound(mode, { ...table, rounds: [] })];
  let strike: Strike | null = null;
  let result: MatchResult | null = null;
  const before = () => ({ mode, rules: version, fate, rounds, strike });
  const cardOf = (seat: Seat) => rules.cardFor(openings[seat].cards, rounds.length + 1);
  /** A squad at 2:2: whoever does not pick crosses out first. */
  const strikeOut = () =>
    strikeAmong(facts, openDeciders(before()), cardOf(otherSeat(rules.nextTurn(rounds, fate))));
  for (const [i, { attribute, byClock }] of facts.picks.entries()) {
    const field = `picks[${i}]`;
    if (result !== null) throw new ProofFault(field, m('comes after the match was decided'));
    if (usedAttributes(rounds).includes(attribute)) {
      throw new ProofFault(`${field}.attribute`, m('was already played'));
    }
    if (nextStep(before()) === 'strike') strike = strikeOut();
    const turn = rules.nextTurn(rounds, fate);
    const card = cardOf(turn);
    const choices = pickable(before());
    if (!choices.includes(attribute)) {
      throw new ProofFault(`${field}.attribute`, m('is not one of the deciders that were left'));
    }
    if (byClock && highestOf(card, choices) !== attribute) {
      throw new ProofFault(
        `${field}.attribute`,
        m('is not the best of what could be picked, which the clock takes'),
      );
    }
    const due = strikesWith(before(), attribute);
    if (due.length > 0) strike = strikeAmong(facts, due, card, byClock);
    const pick = { attribute, pickedBy: turn, byClock };
    rounds = [...rounds, playRound(mode, { ...table, rounds, strike }, pick)];
    result = rules.resultAfter({ ...table, rounds });
  }
  // Somebody may concede between a squad's strike and its last pick.
  const unpicked = result === null && nextStep(before()) === 'strike';
  if (unpicked && facts.strike !== undefined) strike = strikeOut();
  if (strike === null && facts.strike !== undefined) {
    throw new ProofFault('strike', m('belongs to no step of the match'));
  }
  return { fate, rounds, strike, result };
}

function endWithoutVerdict(facts: ProofFacts, played: boolean): MatchResult {
  if (facts.conceded !== null) return { winner: otherSeat(facts.conceded), reason: 'conceded' };
  if (facts.outage) return { winner: null, reason: 'outage' };
  if (played) throw new ProofFault('picks', m('the rounds do not decide the match'));
  const closed = SEATS.filter((seat) => facts.players[seat].cards === null);
  const silent = closed.find((seat) => facts.players[seat].commitment === null);
  if (silent !== undefined) {
    throw new ProofFault(`players[${silent}].cards`, m('are missing without a commitment'));
  }
  if (closed.length === 2) return { winner: null, reason: 'void' };
  return { winner: otherSeat(closed[0] ?? 0), reason: 'forfeited' };
}

/** What a proof of the older rules does not have, and must not get. */
function newerRules(
  facts: ProofFacts,
  played: Played | null,
): Pick<MatchProof, 'deciders' | 'crowd'> {
  const { mode, rules } = facts;
  if (rules === undefined) {
    if (facts.strike === undefined) return {};
    throw new ProofFault('strike', m('is not of the rules this match was played by'));
  }
  const deciders = played === null ? [] : decidersOf({ mode, rules, ...played });
  return { deciders, crowd: provenCrowd(facts) };
}

/** Recomputes the whole match from its facts. */
export function proofFromFacts(facts: ProofFacts): MatchProof {
  const { mode, players, conceded } = facts;
  const openings = openingsOf(players);
  const open = bothOpen(openings);
  const played = open === null ? null : playOut(facts, open);
  if (played === null && facts.picks.length > 0) {
    throw new ProofFault('picks', m('come from a match in which not both opened'));
  }
  if (conceded !== null && played !== null && played.result !== null) {
    throw new ProofFault('conceded', m('comes after the match was decided'));
  }
  if (facts.outage && (conceded !== null || played?.result)) {
    throw new ProofFault('outage', m('comes after the match was decided'));
  }
  const rounds = played?.rounds ?? [];
  const result = played?.result ?? endWithoutVerdict(facts, played !== null);
  const fate = played?.fate ?? null;
  const benches = mode === 'squad' && fate !== null ? fate.benches : null;
  return {
    version: 'goat-proof-v1',
    ...(facts.terms.kind === 'friendly' ? { friendly: true as const } : {}),
    ...facts,
    serverSeedHash: sha256Hex(facts.serverSeed),
    order: fate?.order ?? null,
    coin: fate?.coin ?? null,
    benches: benches && mapPair(benches, (bench) => bench.map((card) => card.id)),
    ...newerRules(facts, played),
    rounds,
    score: pointsOf(rounds),
    result,
    payout: settlementOf({
      ...{ ...facts, openings, rounds, result },
      commitments: mapPair(facts.players, ({ commitment }) => commitment),
    }),
    ...sealFacts(facts),
  };
}

/**
 * `proofOf(state, hands)`: one file that anyone can check with `verifyProof`. The hands are what
 * each side could have brought, as anybody could see when the match was made.
 */
export function proofOf(
  state: FinishedState,
  hands: Pair<readonly MatchCard[]> | null = null,
): MatchProof {
  const { winner, reason } = state.result;
  const { rules, strike } = state;
  return proofFromFacts({
    matchId: state.id,
    mode: state.mode,
    ...(rules === undefined ? {} : { rules }),
    terms: state.terms,
    startedAt: state.startedAt,
    finishedAt: state.finishedAt,
    serverSeed: state.serverSeed,
    players: mapPair(state.players, (player, seat) => ({
      ...player,
      ...(hands === null || rules === undefined ? {} : { hand: hands[seat].map(bareCard) }),
      commitment: state.commitments[seat],
      seed: state.openings[seat]?.seed ?? null,
      salt: state.openings[seat]?.salt ?? null,
      cards: state.openings[seat]?.cards ?? null,
    })),
    picks: state.rounds.slice(1).map(({ attribute, byClock }) => ({ attribute, byClock })),
    ...(strike === undefined ? {} : { strike }),
    conceded: reason === 'conceded' && winner !== null ? otherSeat(winner) : null,
    ...(reason === 'outage' ? { outage: true } : {}),
  });
}
