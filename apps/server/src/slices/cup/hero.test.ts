import type { CupTie } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import { heroOf } from './hero.ts';
import type { ShownCupFacts, ShownEntry } from './world/facts.ts';

const entry = (wallet: string, card: number): ShownEntry => ({
  ...{ id: card, wallet, house: false, known: true, club: null, fee: 0, freeDay: null },
  cardIds: [card],
  state: 'in',
});
const tie = (
  round: number,
  index: number,
  players: CupTie['players'],
  rest: Partial<CupTie>,
): CupTie => ({
  ...{ round, index, players, matchId: 1, winner: null, score: null, brought: null },
  ...rest,
});
const cup = (kind: ShownCupFacts['kind'], ties: readonly CupTie[]): ShownCupFacts => ({
  ...{ id: 7, kind, rarity: 'Common', size: 4, fee: 0, opensAt: 0, startsAt: 1 },
  ...{ status: 'finished', version: 3, seed: 'a'.repeat(64), secret: 'b'.repeat(64), pool: 0 },
  clubs: kind === 'clubs' ? [[1], [2]] : null,
  entries: ['ann', 'bob', 'cat', 'dan'].map((wallet, i) => entry(wallet, 100 + i)),
  ties,
});

describe('who lifts the cup', () => {
  const semis = [
    tie(1, 0, ['ann', 'bob'], { winner: 'bob', score: [0, 2], brought: [100, 101] }),
    tie(1, 1, ['cat', 'dan'], { winner: 'cat', score: [2, 1], brought: [102, 103] }),
  ];
  const final = (rest: Partial<CupTie>) =>
    cup('knockout', [...semis, tie(2, 0, ['bob', 'cat'], { winner: 'cat', ...rest })]);

  it('is the winner of the final, with the card of the final', () => {
    expect(heroOf(final({ score: [1, 2], brought: [901, 902] }))).toEqual({
      ...{ wallet: 'cat', cardId: 902, club: null },
    });
  });

  it('has the announced card in hand when nobody put one on the table', () => {
    expect(heroOf(final({ brought: [null, null] }))?.cardId).toBe(102);
    expect(heroOf(final({ matchId: null }))?.cardId).toBe(102);
  });

  it('is nobody while it is played: a card that was brought in secret stays secret', () => {
    expect(heroOf({ ...final({ brought: [901, 902] }), status: 'running' })).toBeUndefined();
  });

  it('is the best of the club that won, not whoever stands first', () => {
    const met = cup('clubs', [
      tie(1, 0, ['ann', 'bob'], { winner: 'ann', score: [2, 1], brought: [100, 101] }),
      tie(1, 1, ['cat', 'dan'], { winner: 'cat', score: [2, 0], brought: [102, 103] }),
    ]);
    expect(heroOf(met)).toEqual({ wallet: 'cat', cardId: 102, club: 0 });
  });

  it('prefers somebody who played to a walk-over', () => {
    const met = cup('clubs', [
      tie(1, 0, ['ann', null], { winner: 'ann', matchId: null }),
      tie(1, 1, ['cat', 'dan'], { winner: 'dan', score: [1, 2], brought: [102, 103] }),
    ]);
    expect(heroOf(met)).toMatchObject({ wallet: 'cat', club: 0 });
  });
});
