import type { Attribute } from '../attributes.ts';
import { sha256Hex } from '../hash/sha256.ts';
import { bestFreeAttribute } from './cards.ts';
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
  readonly serverSeedHash: string;
  readonly order: readonly Attribute[] | null;
  readonly coin: Seat | null;
  /** Card ids of a squad's benches in the order they would be drawn. */
  readonly benches: Pair<readonly number[]> | null;
  readonly rounds: readonly Round[];
  readonly score: Pair<number>;
  readonly result: MatchResult;
  readonly payout: Settlement;
  /** One hash per fact, so that a changed byte is named and not only noticed. */
  readonly seals: Readonly<Record<string, string>>;
  readonly seal: string;
}

function openingsOf(players: Pair<ProofPlayer>): Pair<Opening | null> {
  return mapPair(players, ({ cards, seed, salt }) =>
    cards === null ? null : { cards, seed, salt },
  );
}

interface Played {
  readonly fate: Fate;
  readonly rounds: readonly Round[];
  readonly result: MatchResult | null;
}

function playOut(facts: ProofFacts, openings: Pair<Opening>): Played {
  const { mode, players } = facts;
  const rules = MODES[mode];
  const fate = drawFate({ ...facts, id: facts.matchId }, openings, mode === 'squad');
  const table = { players, openings, fate };
  let rounds: readonly Round[] = [playFirstRound(mode, { ...table, rounds: [] })];
  let result: MatchResult | null = null;
  for (const [i, { attribute, byClock }] of facts.picks.entries()) {
    const field = `picks[${i}]`;
    if (result !== null) throw new ProofFault(field, 'comes after the match was decided');
    const used = usedAttributes(rounds);
    if (used.includes(attribute)) throw new ProofFault(`${field}.attribute`, 'was already played');
    const turn = rules.nextTurn(rounds, fate);
    const card = rules.cardFor(openings[turn].cards, rounds.length + 1);
    if (byClock && bestFreeAttribute(card, used) !== attribute) {
      throw new ProofFault(`${field}.attribute`, 'is not the best free attribute the clock takes');
    }
    const pick = { attribute, pickedBy: turn, byClock };
    rounds = [...rounds, playRound(mode, { ...table, rounds }, pick)];
    result = rules.resultAfter({ ...table, rounds });
  }
  return { fate, rounds, result };
}

function endWithoutVerdict(facts: ProofFacts, played: boolean): MatchResult {
  if (facts.conceded !== null) return { winner: otherSeat(facts.conceded), reason: 'conceded' };
  if (played) throw new ProofFault('picks', 'the rounds do not decide the match');
  const closed = SEATS.filter((seat) => facts.players[seat].cards === null);
  const silent = closed.find((seat) => facts.players[seat].commitment === null);
  if (silent !== undefined) {
    throw new ProofFault(`players[${silent}].cards`, 'are missing without a commitment');
  }
  if (closed.length === 2) return { winner: null, reason: 'void' };
  return { winner: otherSeat(closed[0] ?? 0), reason: 'forfeited' };
}

/** Recomputes the whole match from its facts. */
export function proofFromFacts(facts: ProofFacts): MatchProof {
  const { mode, players, conceded } = facts;
  const openings = openingsOf(players);
  const open = bothOpen(openings);
  const played = open === null ? null : playOut(facts, open);
  if (played === null && facts.picks.length > 0) {
    throw new ProofFault('picks', 'come from a match in which not both opened');
  }
  if (conceded !== null && played !== null && played.result !== null) {
    throw new ProofFault('conceded', 'comes after the match was decided');
  }
  const rounds = played?.rounds ?? [];
  const result = played?.result ?? endWithoutVerdict(facts, played !== null);
  const fate = played?.fate ?? null;
  const benches = mode === 'squad' && fate !== null ? fate.benches : null;
  return {
    version: 'goat-proof-v1',
    ...facts,
    serverSeedHash: sha256Hex(facts.serverSeed),
    order: fate?.order ?? null,
    coin: fate?.coin ?? null,
    benches: benches && mapPair(benches, (bench) => bench.map((card) => card.id)),
    rounds,
    score: pointsOf(rounds),
    result,
    payout: settlementOf({ ...facts, openings, rounds, result }),
    ...sealFacts(facts),
  };
}

/** `proofOf(state)`: one file that anyone can check with `verifyProof`. */
export function proofOf(state: FinishedState): MatchProof {
  const { winner, reason } = state.result;
  return proofFromFacts({
    matchId: state.id,
    ...(state.rules === undefined ? {} : { rules: state.rules }),
    mode: state.mode,
    terms: state.terms,
    startedAt: state.startedAt,
    finishedAt: state.finishedAt,
    serverSeed: state.serverSeed,
    players: mapPair(state.players, (player, seat) => ({
      ...player,
      commitment: state.commitments[seat],
      seed: state.openings[seat]?.seed ?? null,
      salt: state.openings[seat]?.salt ?? null,
      cards: state.openings[seat]?.cards ?? null,
    })),
    picks: state.rounds.slice(1).map(({ attribute, byClock }) => ({ attribute, byClock })),
    conceded: reason === 'conceded' && winner !== null ? otherSeat(winner) : null,
  });
}
