import { drawClubs, sha256Hex } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import type { CupWithTies } from './cup-queries.ts';
import { drawnCup, entry, playedOut, tie } from './test-cup.ts';
import { verifyCup, verifyDraw, verifyTieSeeds } from './verify-draw.ts';

const verdicts = (cup: CupWithTies) => verifyCup(cup).map(({ ok }) => ok);

describe('the draw, recomputed in the browser', () => {
  it('has nothing to check while the seed is sealed', () => {
    expect(verifyCup(drawnCup(5, { seed: null, ties: [] }))).toEqual([]);
  });

  it('says of an honest bracket that seed and pairings are right, and leaves the ties for the end', () => {
    expect(verifyCup(drawnCup()).map(({ words }) => words)).toEqual([
      'The seed has the fingerprint that was published when the cup opened.',
      'Drawing 8 names anew from it gives exactly this bracket.',
    ]);
    expect(verdicts(drawnCup())).toEqual([true, true]);
  });

  it('finds a seed that was exchanged after the entries were known', () => {
    const cup = drawnCup(5, { seed: 'c'.repeat(64) });
    expect(verdicts(cup)).toEqual([false, false]);
  });

  it('finds two players who were swapped in the bracket', () => {
    const { ties } = drawnCup();
    const [first, second, ...rest] = ties;
    const swapped = [
      { ...first!, players: [second!.players[0], first!.players[1]] },
      { ...second!, players: [first!.players[0], second!.players[1]] },
      ...rest,
    ] as CupWithTies['ties'];
    expect(verdicts(drawnCup(5, { ties: swapped }))).toEqual([true, false]);
  });

  it('finds somebody who was smuggled in or left out', () => {
    const cup = drawnCup();
    const entries = cup.entries.map((each, i) => (i === 0 ? { ...each, known: false } : each));
    expect(verifyDraw({ ...cup, entries })[1]?.ok).toBe(false);
    expect(verifyDraw({ ...cup, entries: [...cup.entries, entry(9)] }).at(-1)?.ok).toBe(false);
  });

  it('checks the server seeds of all ties once the secret is told', () => {
    const cup = playedOut(drawnCup());
    expect(verdicts(cup)).toEqual([true, true, true, true]);
    expect(verifyCup(cup).at(-1)?.words).toContain('all 7 ties');
    const bent = cup.ties.map((each, i) => (i === 3 ? { ...each, serverSeed: 'd' } : each));
    expect(verifyTieSeeds({ ...cup, ties: bent }).map(({ ok }) => ok)).toEqual([true, false]);
    expect(verifyTieSeeds({ ...cup, secretHash: sha256Hex('other') })[0]?.ok).toBe(false);
  });

  it('knows the draw of two clubs', () => {
    const entries = Array.from({ length: 16 }, (_, i) =>
      entry(i + 1, { club: (i % 2) as 0 | 1, house: i > 5 }),
    );
    const of = (club: 0 | 1) =>
      entries.filter((each) => each.house && each.club === club).map(({ address }) => address);
    const people = entries
      .filter(({ house }) => !house)
      .map(({ address, known, club }) => ({ wallet: address, known, club: club as 0 | 1 }));
    const { ties } = drawClubs({
      ...{ id: 7, seed: 'a'.repeat(64), entries: people, fillIns: [of(0), of(1)] },
    });
    const shown = ties.map((players, index) => tie(1, index, [...players]));
    const cup = drawnCup(5, { kind: 'clubs', size: 16, entries, ties: shown, rounds: 1 });
    expect(verdicts(cup)).toEqual([true, true]);
  });
});
