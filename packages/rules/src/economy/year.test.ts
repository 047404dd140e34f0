import { mintedCards } from '@goats/collection';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../scripts/economics/year/hands.ts';
import { gini, linesOf } from '../../scripts/economics/year/lines.ts';
import { measureOdds } from '../../scripts/economics/year/odds.ts';
import { A_YEAR, liveOn } from '../../scripts/economics/year/run-year.ts';
import { randomFrom } from '../../scripts/simulation/random.ts';
import { shelve } from '../../scripts/simulation/shelf.ts';
import { HOOF_SUPPLY, HUNDREDTHS_PER_HOOF } from './hoof.ts';
import { PRESETS, type Preset } from './presets.ts';

/** Two months of two hundred: a few seconds of what `npm run economics -- --year` lives through. */
const SHORT = { ...A_YEAR, days: 60, players: 200, farm: { wallets: 12, networks: 1 } };

const cards = [...mintedCards()];
const odds = measureOdds(shelve(cards), randomFrom('odds'), 40);
const live = (preset: Preset, plan = SHORT) => liveOn(preset, cards, odds, plan);
const missed = (world: ReturnType<typeof live>) =>
  linesOf(world)
    .filter(({ holds }) => !holds)
    .map(({ name }) => name);

describe('two months in a world for strangers', () => {
  const world = live(PRESETS.live);

  test('nobody is turned away or without a card, no tier runs out, the treasury is full', () => {
    expect(world.counts.matches).toBeGreaterThan(10_000);
    expect(missed(world)).toEqual([]);
  });

  test('no HOOF and no card comes from nowhere', () => {
    const held = world.wallets.reduce((sum, { locked, free }) => sum + locked + free, 0);
    expect(held + world.treasury).toBe(HOOF_SUPPLY * HUNDREDTHS_PER_HOOF);
    const owned = world.wallets.flatMap(cardsOf).filter(({ tie }) => tie !== 'lent');
    const unowned = Object.values(world.pool).flat();
    const faces = new Set([...owned.map(({ face }) => face), ...unowned]);
    expect([owned.length + unowned.length, faces.size]).toEqual([cards.length, cards.length]);
  });

  test('free HOOF comes out of the purse and from nowhere else', () => {
    const free = world.wallets.reduce((sum, wallet) => sum + wallet.free, 0);
    expect(free).toBeLessThanOrEqual(world.counts.bonuses);
    expect(world.counts.bonuses).toBeLessThanOrEqual(60 * 5_000 * HUNDREDTHS_PER_HOOF);
  });

  test('is the same every time', () => {
    const short = { ...SHORT, days: 5 };
    expect(live(PRESETS.live, short).counts).toEqual(live(PRESETS.live, short).counts);
  });
});

test('a world that gives fewer packs than people come for is found out', () => {
  const preset = { ...PRESETS.live, grantsPerHour: { perAddress: 5, overAll: 4 } };
  expect(missed(live(preset, { ...SHORT, days: 1 }))).toContain('nobody is turned away');
});

test('mints with gifts and help for the broke end with what a day has for all', () => {
  const mints = { ...PRESETS.live.mints, lockedPerDay: 7 };
  const first = live({ ...PRESETS.live, mints }, { ...SHORT, days: 1 });
  const minted = first.wallets.reduce((sum, { mintedEver }) => sum + mintedEver, 0);
  expect([minted, [...first.counts.giftsSpentDays]]).toEqual([7, [0]]);
  const poor = { ...PRESETS.live, starter: { ...PRESETS.live.starter, hoof: 0 } };
  const helped = live({ ...poor, allowancePerDay: 50 }, { ...SHORT, days: 1 });
  expect(helped.wallets.filter(({ brokeDays }) => brokeDays > 0)).toHaveLength(5);
});

test('Gini: 0 where all have the same, near 1 where one has all', () => {
  expect(gini([3, 3, 3])).toBe(0);
  expect(gini([...Array(99).fill(0), 7])).toBeCloseTo(0.99);
});
