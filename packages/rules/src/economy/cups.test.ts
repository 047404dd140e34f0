import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256Hex } from '../hash/sha256.ts';
import { type DrawEntry, drawClubs, drawCup } from './cup-draw.ts';
import {
  CLUB_PLACES,
  CUP_SIZES,
  clubPrize,
  cupBudgetLeft,
  cupPrizes,
  roundName,
  roundsOf,
  tieCoin,
  tieSeed,
  treasuryPart,
} from './cups.ts';
import { PRESETS } from './presets.ts';

const seed = sha256Hex('a seed');
const entriesOf = (count: number, known = (_: number) => true): DrawEntry[] =>
  Array.from({ length: count }, (_, i) => ({ wallet: `0x${i}`, known: known(i), club: null }));
const houses = (count: number) => Array.from({ length: count }, (_, i) => `0xhouse${i}`);
const draw = (entries: readonly DrawEntry[], size = 8, fillIns: readonly string[] = [], id = 7) =>
  drawCup({ id, seed, size, entries, fillIns });

const cupSize = fc.constantFrom(...CUP_SIZES);

describe('[E41] the draw of a cup', () => {
  test('everybody is drawn exactly once or left out, and nobody has a bye against a bye', () => {
    fc.assert(
      fc.property(
        ...([
          cupSize,
          fc.integer({ min: 1, max: 90 }),
          fc.nat(64),
          fc.nat().map((n) => sha256Hex(String(n))),
        ] as const),
        (size, people, helpers, anySeed) => {
          const entries = entriesOf(people, (i) => i % 3 > 0);
          const fillIns = houses(Math.min(helpers, Math.max(0, size - people)));
          const { ties, left } = drawCup({ id: 1, seed: anySeed, size, entries, fillIns });
          const drawn = ties.flat().filter((wallet) => wallet !== null);
          const all = [...entries.map(({ wallet }) => wallet), ...fillIns];
          expect([...drawn, ...left].sort()).toEqual([...all].sort());
          expect(left).toHaveLength(Math.max(0, people - size));
          expect(ties.some(([one, other]) => one === null && other === null)).toBe(false);
          // Never larger than it must be: with one round less it would not hold everybody.
          expect(2 * ties.length).toBeLessThan(Math.max(3, 2 * drawn.length));
          expect(Math.log2(2 * ties.length) % 1).toBe(0);
        },
      ),
      { seed: 3 },
    );
  });

  test('hangs on the seed, the cup and the entries, and on nothing else', () => {
    const entries = entriesOf(8);
    expect(draw(entries)).toEqual(draw(entriesOf(8)));
    const others = [
      draw(entries, 8, [], 8),
      draw([...entries].reverse()),
      draw(entriesOf(8, (i) => i > 0)),
      drawCup({ id: 7, seed: sha256Hex('another'), size: 8, entries, fillIns: [] }),
    ];
    for (const other of others) expect(other.ties).not.toEqual(draw(entries).ties);
  });

  test('which house players fill in changes nobody’s place: the server cannot try until it likes it', () => {
    const at = (fillIns: readonly string[]) =>
      draw(entriesOf(5), 8, fillIns).ties.map((tie) =>
        tie.map((wallet) => (fillIns.includes(wallet ?? '') ? 'house' : wallet)),
      );
    expect(at(['0xh1', '0xh2', '0xh3'])).toEqual(at(['0xh9', '0xh7', '0xh8']));
  });

  test('those with a history have their places before anybody without', () => {
    const entries = entriesOf(1_000, (i) => i >= 995);
    const { left } = draw(entries);
    expect(left).toHaveLength(992);
    expect(left.filter((wallet) => Number(wallet.slice(2)) >= 995)).toEqual([]);
  });

  test('when too many entered every one has the same chance of a place', () => {
    const places = new Map<string, number>();
    for (let id = 1; id <= 2_000; id += 1) {
      for (const wallet of draw(entriesOf(16), 8, [], id).ties.flat()) {
        places.set(wallet!, (places.get(wallet!) ?? 0) + 1);
      }
    }
    // Half of 2,000 each; five times the deviation that chance has.
    for (const count of places.values()) expect(Math.abs(count - 1_000)).toBeLessThan(112);
    expect(places.size).toBe(16);
  });

  test('two clubs meet one of each, and whoever is one too many is left out of the own club', () => {
    const entries = Array.from({ length: 14 }, (_, i) => ({
      ...{ wallet: `0x${i}`, known: i !== 3, club: i < 10 ? (0 as const) : (1 as const) },
    }));
    const { ties, left } = drawClubs({ id: 7, seed, entries, fillIns: [[], houses(4)] });
    expect(ties).toHaveLength(CLUB_PLACES);
    for (const [one, other] of ties) {
      expect(entries.find(({ wallet }) => wallet === one)!.club).toBe(0);
      expect(entries.find(({ wallet }) => wallet === other)?.club ?? 1).toBe(1);
    }
    expect(left).toHaveLength(2);
    expect(left).toContain('0x3');
    const short = drawClubs({ id: 7, seed, entries, fillIns: [[], []] });
    expect(short.ties.filter((tie) => tie.includes(null))).toHaveLength(4);
  });
});

describe('[E42] the prizes of a cup', () => {
  test('add up to the pool to the hundredth, the first the most', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 6 }), (pool, rounds) => {
        const prizes = cupPrizes(pool, rounds);
        expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(pool);
        expect(prizes).toHaveLength(rounds === 1 ? 2 : 4);
        expect(Math.max(...prizes)).toBe(prizes[0]);
      }),
      { seed: 3 },
    );
    expect(cupPrizes(10_000, 3)).toEqual([5_000, 2_500, 1_250, 1_250]);
    expect(clubPrize(1_000, 3)).toBe(333);
    expect(clubPrize(1_000, 0)).toBe(0);
  });

  test('the treasury’s part grows with the people it knows, to a bound', () => {
    const { cups } = PRESETS.live;
    expect([0, 1, 8, 64].map((people) => treasuryPart(people, cups, 1e9))).toEqual([
      ...[0, 1_000, 8_000, 8_000],
    ]);
  });

  test('the treasury’s part is never more than the week’s budget has left', () => {
    const { cups } = PRESETS.live;
    const all = cups.treasury.perWeek * 100;
    expect(cupBudgetLeft(0, cups)).toBe(all);
    expect(treasuryPart(8, cups, cupBudgetLeft(all - 500, cups))).toBe(500);
    expect(treasuryPart(8, cups, cupBudgetLeft(all + 500, cups))).toBe(0);
  });
});

describe('[E40] the rounds of a cup', () => {
  test('halve until one is left, and have names', () => {
    expect([2, 3, 4, 5, 8, 64].map(roundsOf)).toEqual([1, 2, 2, 3, 3, 6]);
    expect([1, 2, 3, 4].map((round) => roundName(round, 4))).toEqual([
      ...['Round of 16', 'Quarter-final', 'Semi-final', 'Final'],
    ]);
  });

  test('every tie has a seed and a coin of its own', () => {
    const ties = [1, 2, 3].flatMap((round) => [0, 1, 2, 3].map((index) => ({ round, index })));
    expect(new Set(ties.map(({ round, index }) => tieSeed(seed, round, index))).size).toBe(12);
    expect(new Set(ties.map(({ round, index }) => tieCoin(seed, round, index)))).toEqual(
      new Set([0, 1]),
    );
  });
});
