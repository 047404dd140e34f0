import { describe, expect, it } from 'vitest';
import { lookAgainMs } from './cup-queries.ts';
import { placesWords, prizeLines, stageWords, startsWords, tieWords } from './cup-words.ts';
import { entry, tie, wallet } from './test-cup.ts';

const NOW = Date.parse('2026-11-16T12:00:00Z');
const pair: [string, string] = [wallet(1), wallet(2)];

describe('what is said about a cup', () => {
  it('tells what a tie is doing, with the time that is left for it', () => {
    const deadline = '2026-11-16T12:00:42Z';
    expect(tieWords(tie(1, 0, pair, { deadline }), NOW)).toBe('Choosing cards · 0:42');
    const second = { phase: 'pick', score: [1, 0], deadline } as const;
    expect(tieWords(tie(1, 0, pair, { ...second, score: [1, 0] }), NOW)).toBe('Round 2 · 0:42');
    const over = { phase: 'finished', winner: wallet(1) } as const;
    expect(tieWords(tie(1, 0, pair, over), NOW)).toBe('Full time');
    const bye = { matchId: null, phase: null, winner: wallet(1) } as const;
    const walkOver = tie(1, 0, [wallet(1), null], bye);
    expect(tieWords(walkOver, NOW)).toBe('Bye, straight through');
    expect(tieWords(walkOver, NOW, 'clubs')).toBe('Walk-over, two points');
  });

  it('counts people and not the house, and warns when places are drawn', () => {
    const people = (n: number) => Array.from({ length: n }, (_, i) => entry(i + 1));
    expect(placesWords({ size: 8, entries: people(3) })).toBe('3 of 8 places taken');
    expect(placesWords({ size: 4, entries: people(4) })).toBe('All 4 places taken');
    expect(placesWords({ size: 4, entries: people(6) })).toBe('6 for 4 places: places are drawn');
    expect(placesWords({ size: 4, entries: [entry(1, { house: true })] })).toBe(
      '0 of 4 places taken',
    );
  });

  it('knows the round from how many are still in', () => {
    const still = (n: number) =>
      Array.from({ length: 8 }, (_, i) => entry(i + 1, { state: i < n ? 'in' : 'out' }));
    const stage = (n: number) => stageWords({ kind: 'knockout', entries: still(n) });
    expect([8, 5, 4, 3, 2].map(stage)).toEqual([
      'Quarter-final',
      'Quarter-final',
      'Semi-final',
      'Semi-final',
      'Final',
    ]);
  });

  it('names every prize, and one for each of a winning club', () => {
    expect(prizeLines({ kind: 'knockout', prizes: [500, 250, 125, 125] })).toEqual([
      ['Winner', 500],
      ['Runner-up', 250],
      ['Last four, each', 125],
    ]);
    expect(prizeLines({ kind: 'clubs', prizes: [60] })).toEqual([['Each winner', 60]]);
  });

  it('counts down in seconds near kick-off, in hours and days before', () => {
    expect(startsWords(90_000)).toBe('1:30');
    expect(startsWords(2.5 * 3_600_000)).toBe('2h 30m');
    expect(startsWords(26 * 3_600_000)).toBe('1d 2h');
  });

  it('looks every two seconds while it runs and before kick-off, and never once it is over', () => {
    const startsAt = '2026-11-16T12:05:00Z';
    expect(lookAgainMs({ status: 'running', startsAt }, NOW)).toBe(2_000);
    expect(lookAgainMs({ status: 'open', startsAt }, NOW)).toBe(5_000);
    expect(lookAgainMs({ status: 'open', startsAt }, NOW + 290_000)).toBe(2_000);
    expect(lookAgainMs({ status: 'finished', startsAt }, NOW)).toBe(false);
    expect(lookAgainMs({ status: 'cancelled', startsAt }, NOW)).toBe(false);
  });
});
