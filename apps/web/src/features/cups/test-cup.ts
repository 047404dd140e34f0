import { drawCup, roundsOf, sha256Hex, tieSeed } from '@goats/rules';
import type { CupEntry, CupTie, CupWithTies } from './cup-queries.ts';

/** `wallet(3) // '0x0300…0003'` */
export function wallet(n: number): string {
  return `0x${String(n).padStart(2, '0')}${'0'.repeat(36)}${String(n).padStart(2, '0')}`;
}

const SEED = 'a'.repeat(64);
const SECRET = 'b'.repeat(64);

export function entry(n: number, over: Partial<CupEntry> = {}): CupEntry {
  return {
    ...{ address: wallet(n), name: null, house: false, known: true, club: null, cardIds: [n] },
    ...{ state: 'in', place: null, prize: 0 },
    ...over,
  } as CupEntry;
}

/** A cup of eight that was drawn by the rules from people and house players, its first round on. */
export function drawnCup(people = 5, over: Partial<CupWithTies> = {}): CupWithTies {
  const entries = Array.from({ length: 8 }, (_, i) =>
    i < people ? entry(i + 1) : entry(i + 1, { house: true, name: `House ${i + 1}` }),
  );
  const size = 8;
  const { ties } = drawCup({
    ...{ id: 7, seed: SEED, size },
    entries: entries
      .filter(({ house }) => !house)
      .map(({ address, known }) => ({ wallet: address, known, club: null })),
    fillIns: entries.filter(({ house }) => house).map(({ address }) => address),
  });
  return {
    ...{ id: 7, name: 'Rare Cup No. 7', kind: 'knockout', tier: 'Rare', size, fee: 20 },
    ...{ prizes: [500, 250, 125, 125], status: 'running', reason: null, winner: null, clubs: null },
    ...{ opensAt: '2026-11-16T12:00:00Z', startsAt: '2026-11-16T12:05:00Z', endedAt: null },
    ...{ seed: SEED, seedHash: sha256Hex(SEED), secret: null, secretHash: sha256Hex(SECRET) },
    ...{ entries, rounds: roundsOf(size), points: null },
    ties: ties.map((players, index) => tie(1, index, [...players])),
    ...over,
  } as CupWithTies;
}

/** A tie that is being played. */
export function tie(
  round: number,
  index: number,
  players: [string | null, string | null],
  over: Partial<CupTie> = {},
): CupTie {
  return {
    ...{ round, index, players, matchId: String(100 * round + index), phase: 'commit' },
    ...{ score: [0, 0], deadline: null, winner: null, serverSeed: null },
    ...over,
  } as CupTie;
}

/** The same cup at its end, every tie won by whoever stands first. */
export function playedOut(cup: CupWithTies): CupWithTies {
  let last = cup.ties;
  const ties: CupTie[] = [];
  for (let round = 1; round <= cup.rounds; round += 1) {
    const ended = last.map((each) => ({
      ...each,
      ...{ phase: 'finished' as const, winner: each.players[0], score: [2, 1] as [number, number] },
      serverSeed: tieSeed(SECRET, each.round, each.index),
    }));
    ties.push(...ended);
    last = Array.from({ length: ended.length / 2 }, (_, i) =>
      tie(round + 1, i, [ended[2 * i]!.winner, ended[2 * i + 1]!.winner]),
    );
  }
  const winner = ties.at(-1)!.winner;
  return { ...cup, ties, status: 'finished', secret: SECRET, winner };
}
