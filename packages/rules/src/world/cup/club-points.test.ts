import { describe, expect, test } from 'vitest';
import { sha256Hex } from '../../hash/sha256.ts';
import { clubPoints, winningClub } from './club-points.ts';
import type { CupTie } from './facts.ts';

function tie(winner: 0 | 1 | null, score: readonly [number, number] | null): CupTie {
  const players = ['0xa', '0xb'] as const;
  return {
    ...{ round: 1, index: 0, players, matchId: 1, score, brought: null },
    winner: winner === null ? null : players[winner],
  };
}
const bye: CupTie = { ...tie(0, null), players: ['0xa', null], matchId: null };
const secret = sha256Hex('a secret');

describe('[E44] the points of two clubs', () => {
  test('two for a tie that was won, and the rounds of one that was lost', () => {
    expect(clubPoints([tie(0, [2, 1]), tie(1, [0, 2]), tie(null, null)])).toEqual([2, 3]);
    expect(clubPoints([bye])).toEqual([2, 0]);
  });

  test('giving up takes nothing from the other club', () => {
    expect(clubPoints([tie(1, [1, 0]), tie(1, [0, 0])])).toEqual([1, 4]);
  });

  test('most points win, then most ties, then the coin', () => {
    expect(winningClub({ ties: [tie(0, [2, 1]), tie(0, [2, 1]), tie(1, [0, 2])], secret })).toBe(0);
    // Four points each: two ties against one and two rounds.
    const level = [tie(0, [2, 1]), tie(0, [2, 1]), tie(1, [0, 2])];
    expect(clubPoints(level)).toEqual([4, 4]);
    const even = [tie(0, [2, 0]), tie(1, [0, 2])];
    expect(winningClub({ ties: even, secret })).toBe(winningClub({ ties: even, secret }));
    const coins = [0, 1, 2, 3, 4, 5].map((n) =>
      winningClub({ ties: even, secret: sha256Hex(`${n}`) }),
    );
    expect(new Set(coins)).toEqual(new Set([0, 1]));
  });
});
