import { describe, expect, test } from 'vitest';
import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import type { MatchCard } from '../engine/cards.ts';
import { randomCard, testCard } from '../engine/test-matches.ts';
import { seededStream } from '../hash/seeded-stream.ts';
import { bringOdds } from './bring-odds.ts';
import { duelOdds } from './duel-odds.ts';
import { numbersOf } from './numbers.ts';
import { NO_CROWD, openDuel } from './open-duel.ts';
import type { DuelPosition } from './position.ts';
import { winChance } from './win-chance.ts';

const DECIDERS = ['vision', 'finishing', 'charisma'] as const;

/** After a round 1 on pace. */
function afterRoundOne(
  card: MatchCard,
  other: MatchCard,
  rest: Partial<DuelPosition> = {},
): DuelPosition {
  const [own, theirs] = [card.attributes.pace, other.attributes.pace];
  return {
    ...{ card, ownHand: [card], theirHand: [other], lead: 0, deciders: DECIDERS },
    rounds: [{ attribute: 'pace', own, theirs, won: own > theirs }],
    ...rest,
  };
}

const weak = testCard(1, 'Rare', 70, { vision: 85, charisma: 85, dribbling: 85 });
const strong = testCard(2, 'Rare', 80);

describe('the odds of round 2', () => {
  test('name every legal choice: nine picks, and a strike where the pick is no decider', () => {
    const choices = duelOdds(afterRoundOne(weak, strong));
    expect(choices).toHaveLength(3 + 6 * 3);
    for (const { attribute, strike } of choices) {
      expect(attribute).not.toBe('pace');
      expect(strike === null).toBe(DECIDERS.some((each) => each === attribute));
    }
  });

  test('find the one way to come back: win elsewhere and cross out the decider one would lose', () => {
    const [best, second] = duelOdds(afterRoundOne(weak, strong));
    expect(best).toEqual({ attribute: 'dribbling', strike: 'finishing', odds: 1 });
    expect(second!.odds).toBeLessThan(0.01);
  });

  test('do not see which card lies across the table, only which cards could', () => {
    const twin = testCard(3, 'Rare', 80, { vision: 90, charisma: 90 });
    const theirHand = [strong, twin];
    const odds = [strong, twin].map((other) => duelOdds(afterRoundOne(weak, other, { theirHand })));
    expect(odds[0]).toEqual(odds[1]);
    // The announced card is held for the likelier one, and is no certainty.
    expect(odds[0]![0]!.odds).toBeCloseTo(0.5);
  });

  test('learn from a value that only one card of the hand can show', () => {
    const slow = testCard(3, 'Rare', 80, { pace: 75, vision: 90, charisma: 90 });
    const position = afterRoundOne(weak, strong, { theirHand: [slow, strong] });
    expect(duelOdds(position)[0]!.odds).toBe(1);
  });

  test('learn from how a tie fell, although its values stay face down', () => {
    const tied = { attribute: 'pace', own: 70, theirs: 70, won: false } as const;
    const high = testCard(3, 'Rare', 70, { passingAccuracy: 80, vision: 90 });
    const low = testCard(4, 'Rare', 70, { passingAccuracy: 60, vision: 60 });
    const own = testCard(1, 'Rare', 70, { vision: 75, charisma: 75, dribbling: 75 });
    const position = afterRoundOne(own, high, { theirHand: [low, high], rounds: [tied] });
    const blind = duelOdds(position)[0]!.odds;
    const rounds = [{ ...tied, tieBreak: 'passingAccuracy' as const }];
    expect(duelOdds({ ...position, rounds })[0]!.odds).toBeLessThan(blind);
  });

  test('count the crowd', () => {
    const flat = testCard(1, 'Common', 70);
    const other = testCard(2, 'Rare', 75);
    expect(duelOdds(afterRoundOne(flat, other, { lead: 5.5 }))[0]!.odds).toBe(1);
    expect(duelOdds(afterRoundOne(flat, other, { lead: 4.5 }))[0]!.odds).toBe(0);
  });

  test('fall back to the tier where no card of the hand explains what was shown', () => {
    const stranger = testCard(9, 'Rare', 80, { pace: 84 });
    const choices = duelOdds(afterRoundOne(weak, stranger, { theirHand: [strong] }));
    expect(choices[0]!.odds).toBeGreaterThan(0);
    expect(choices[0]!.odds).toBeLessThan(1);
  });
});

describe('the odds of round 3', () => {
  test('are one chance for each decider that is left', () => {
    const rounds = [
      { attribute: 'pace', own: 85, theirs: 80, won: true },
      { attribute: 'dribbling', own: 70, theirs: 80, won: false },
    ] as const;
    const card = testCard(1, 'Rare', 70, { pace: 85, charisma: 85 });
    const deciders: Attribute[] = ['vision', 'charisma'];
    const position = afterRoundOne(card, strong, { rounds, deciders });
    expect(duelOdds(position)).toEqual([
      { attribute: 'charisma', strike: null, odds: 1 },
      { attribute: 'vision', strike: null, odds: 0 },
    ]);
    expect(winChance(position)).toBe(1);
  });
});

test('the two sides’ chances sum to one where both know everything', () => {
  const stream = seededStream('sum', '', '', '');
  for (let number = 0; number < 100; number += 1) {
    const a = randomCard(1, 'Epic', stream);
    const b = randomCard(2, 'Epic', stream);
    if (a.attributes.pace === b.attributes.pace) continue;
    const sum = winChance(afterRoundOne(a, b)) + winChance(afterRoundOne(b, a));
    expect(sum).toBeGreaterThan(0.85);
    expect(sum).toBeLessThan(1.15);
  }
});

/** Cards that never tie, so that knowing both is knowing all. */
function neverTied(seed: string): readonly [MatchCard, MatchCard] {
  const stream = seededStream(seed, '', '', '');
  const higher = ATTRIBUTES.filter(() => stream.bit() === 1);
  const raised = Object.fromEntries(higher.map((attribute) => [attribute, 85]));
  return [testCard(1, 'Rare', 70, raised), testCard(2, 'Rare', 80)];
}

test('what a card is worth before the match is what the choices are worth in it', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const [a, b] = neverTied(seed);
    let sum = 0;
    let drawn = 0;
    for (const first of ATTRIBUTES) {
      const rest = ATTRIBUTES.filter((attribute) => attribute !== first);
      rest.forEach((one, i) => {
        rest.slice(i + 1).forEach((two, j) => {
          for (const three of rest.slice(i + j + 2)) {
            const [own, theirs] = [a.attributes[first], b.attributes[first]];
            const rounds = [{ attribute: first, own, theirs, won: own > theirs }];
            sum += winChance(afterRoundOne(a, b, { rounds, deciders: [one, two, three] }));
            drawn += 1;
          }
        });
      });
    }
    expect(drawn).toBe(840);
    expect(sum / drawn).toBeCloseTo(openDuel(numbersOf(a), numbersOf(b), NO_CROWD), 1);
  }
});

describe('what to bring', () => {
  test('is a mix that no single card of the other can profit from', () => {
    const stream = seededStream('hands', '', '', '');
    const hand = (id: number) => [0, 1, 2].map((i) => randomCard(id + i, 'Rare', stream));
    const [ours, theirs] = [hand(1), hand(11)];
    const mix = bringOdds(ours, theirs, NO_CROWD);
    expect(mix.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    const value = (share: readonly number[], other: MatchCard) =>
      ours.reduce(
        (sum, card, i) => sum + share[i]! * openDuel(numbersOf(card), numbersOf(other), NO_CROWD),
        0,
      );
    const worst = (share: readonly number[]) =>
      Math.min(...theirs.map((other) => value(share, other)));
    const held = worst(mix.map(({ share }) => share));
    for (const fixed of [0, 1, 2]) {
      expect(held).toBeGreaterThanOrEqual(worst([0, 1, 2].map((i) => Number(i === fixed))) - 0.01);
    }
  });

  test('never leaves a card that is better everywhere at home', () => {
    const [best, other] = [testCard(1, 'Rare', 85), testCard(2, 'Rare', 70)];
    const mix = bringOdds([other, best], [testCard(3, 'Rare', 75)], NO_CROWD);
    expect(mix[1]).toEqual({ card: best, odds: 1, share: expect.closeTo(1, 2) });
    expect(mix[0]!.odds).toBe(0);
  });
});
