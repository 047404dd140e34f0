import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RARITIES } from '../rarity.ts';
import { bonusOf } from '../world/opening/pool.ts';
import { HOOF_SUPPLY, toHoof, toHundredths } from './hoof.ts';
import { guideMultiplier, LANDING_MULTIPLIER, quickMultiplier } from './multipliers.ts';
import { poolOf, treasuryBonuses, underdogBonus, whyNoBonus } from './payouts.ts';
import { isStake, STAKE_OPTIONS, stakeHundredths } from './stakes.ts';

describe('HOOF', () => {
  test('[E1] a HOOF amount survives the wire to the hundredth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: HOOF_SUPPLY * 100 }), (hundredths) => {
        expect(toHundredths(toHoof(hundredths))).toBe(hundredths);
      }),
    );
  });

  test('[E1] what is no whole hundredth is refused, never rounded', () => {
    for (const hoof of [0.001, 10.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
      expect(toHundredths(hoof)).toBeNull();
    }
  });

  test('[E2] only the five listed stakes are stakes', () => {
    expect([10, 25, 50, 75, 100].every(isStake)).toBe(true);
    expect([0, 9, 10.5, 30, 101, -10, '10', null].some(isStake)).toBe(false);
  });
});

describe('cross-tier multipliers', () => {
  test('[E3] the quick dialog pays 1, 1.5, 2.5 or 4 by ranks above', () => {
    expect(RARITIES.map((opponent) => quickMultiplier('Common', opponent))).toEqual([
      1, 1.5, 2.5, 4,
    ]);
    expect(RARITIES.map((opponent) => quickMultiplier('Epic', opponent))).toEqual([1, 1, 1, 1.5]);
    expect(RARITIES.map((opponent) => quickMultiplier('Legendary', opponent))).toEqual([
      1, 1, 1, 1,
    ]);
  });

  test('[E4] the guide shows 2, 3 and 4, the landing page 1.5', () => {
    expect(RARITIES.map((opponent) => guideMultiplier('Common', opponent))).toEqual([1, 2, 3, 4]);
    expect(guideMultiplier('Legendary', 'Common')).toBe(1);
    expect(LANDING_MULTIPLIER).toBe(1.5);
  });
});

describe('payouts', () => {
  const challenge = { kind: 'challenge', stake: 1000 } as const;

  test('[E5] the worked example pays 50 HOOF: 20 staked plus 10 x 3', () => {
    const bonus = bonusOf({ ...challenge, cardRarity: 'Common', rarity: 'Legendary' });
    expect(toHoof(poolOf(1000, bonus))).toBe(50);
  });

  test('[E5] every stake and tier pays whole hundredths, and a favourite gets no bonus', () => {
    for (const stake of STAKE_OPTIONS.map(stakeHundredths)) {
      for (const own of RARITIES) {
        for (const other of RARITIES) {
          const bonus = underdogBonus(stake, own, other);
          expect(Number.isSafeInteger(bonus)).toBe(true);
          expect(bonus).toBe(stake * (quickMultiplier(own, other) - 1));
        }
        expect(underdogBonus(stake, own, 'Common')).toBe(0);
      }
    }
  });

  test('[E5] an accepter who beats the underdog takes both stakes and no bonus', () => {
    const terms = { kind: 'challenge', stake: 5000, bonusGranted: true } as const;
    expect(treasuryBonuses(terms, 'Rare', 'Epic')).toEqual([2500, 0]);
  });

  test('[E6] a battle request of 10 HOOF pays 50 to either winner', () => {
    const terms = { kind: 'request', stake: 1000, bonusGranted: true } as const;
    expect(toHoof(poolOf(1000, bonusOf({ ...terms, cardRarity: 'Rare', rarity: 'Rare' })))).toBe(
      50,
    );
    expect(treasuryBonuses(terms, 'Rare', 'Rare')).toEqual([3000, 3000]);
  });

  test('[E7] without a granted bonus only the stakes are paid', () => {
    expect(poolOf(1000, 0)).toBe(2000);
    const terms = { kind: 'request', stake: 1000, bonusGranted: false } as const;
    expect(treasuryBonuses(terms, 'Common', 'Rare')).toEqual([0, 0]);
    expect(treasuryBonuses({ kind: 'practice' }, 'Common', 'Rare')).toEqual([0, 0]);
  });

  test('[E7] the fourth bonus match of the same pair on one day is refused', () => {
    const facts = { bonus: 3000, treasury: 3000, sides: [] };
    expect([0, 2, 3, 4].map((n) => whyNoBonus({ ...facts, bonusMatchesToday: n }))).toEqual([
      null,
      null,
      'pair',
      'pair',
    ]);
  });

  test('[E25] a bonus comes out of the day’s purse, and goes only where both have a history', () => {
    const facts = { bonus: 3000, treasury: 3000, bonusMatchesToday: 0 };
    const side = { purseLeft: 3000, history: true };
    expect(whyNoBonus({ ...facts, sides: [side, side] })).toBeNull();
    expect(whyNoBonus({ ...facts, sides: [side, { ...side, purseLeft: 2999 }] })).toBe('purse');
    expect(whyNoBonus({ ...facts, sides: [{ ...side, history: false }, side] })).toBe('history');
  });

  test('[E8] a treasury one hundredth short grants nothing', () => {
    const facts = { bonus: 3000, treasury: 2999, bonusMatchesToday: 0, sides: [] };
    expect(whyNoBonus(facts)).toBe('treasury');
  });
});
