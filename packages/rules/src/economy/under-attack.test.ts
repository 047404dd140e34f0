import { mintedCards } from '@goats/collection';
import { describe, expect, test } from 'vitest';
import { circleTakes } from '../../scripts/economics/circle-table.ts';
import { type Farm, farmDays } from '../../scripts/economics/farm.ts';
import { readFarmTables } from '../../scripts/economics/farm-document.ts';
import { farmTables } from '../../scripts/economics/farm-table.ts';
import { presetWith, pricesOf } from '../../scripts/economics/figures.ts';
import { togetherTable } from '../../scripts/economics/together-table.ts';
import { RARITIES } from '../rarity.ts';
import { PRESETS } from './presets.ts';

const prices = pricesOf([...mintedCards()]);

function firstDays(count: number, farm: Omit<Farm, 'wants' | 'spendsFree'>, preset = PRESETS.live) {
  const days = farmDays(preset, prices, { ...farm, wants: RARITIES, spendsFree: false });
  return Array.from({ length: count }, () => days.next().value);
}

describe('the economy under attack', () => {
  test('docs/security.md shows what `npm run economics` computes', () => {
    expect(readFarmTables()).toBe(farmTables(PRESETS.live, prices));
  });

  test('no farm gets more packs than the hours have, or more of the purse than a day has', () => {
    for (const { gained } of firstDays(10, { wallets: 1e6, networks: 1e4 })) {
      expect(gained.packs).toBeLessThanOrEqual(500 * 24);
      expect(gained.free).toBeLessThanOrEqual(5_000);
    }
    const [first] = firstDays(1, { wallets: 1e6, networks: 1 });
    expect(first!.gained.packs).toBe(5 * 24);
  });

  test('gifts buy so many cards a day however many histories there are, and the broke and quests get so much', () => {
    for (const [day, { gained }] of firstDays(10, { wallets: 1e6, networks: 1e4 }).entries()) {
      // Own cards for a history from the third day on: before it nobody has one.
      expect(gained.own + gained.bound).toBe(day < 2 ? 300 : 300 + 60);
      expect(gained.locked - gained.packs * 500).toBeLessThanOrEqual(20_000 + 500);
    }
  });

  test('wallets that are too few for a history gain nothing that could leave', () => {
    for (const { gained } of firstDays(30, { wallets: 3, networks: 1 })) {
      expect([gained.own, gained.free]).toEqual([0, 0]);
    }
    const [first, , third] = firstDays(3, { wallets: 4, networks: 1 });
    expect(first!.gained.own).toBe(0);
    expect(third!.gained.own).toBeGreaterThan(0);
  });

  test('seven wallets that only play each other take a tenth of a week and not nearly all of it', () => {
    expect(circleTakes(7, PRESETS.live).places).toBe(4_600);
    expect(circleTakes(7, PRESETS.live).paid).toBeLessThanOrEqual(500);
  });

  test('a thousand wallets of one person bring each other the quests’ budget and nothing else', () => {
    const table = togetherTable(PRESETS.live).join('\n');
    const { perDay } = PRESETS.live.quests;
    expect(table).toContain(`| 3 quests each | ${perDay} | 0 |`);
    // Without what the treasury keeps of it, HOOF would go round for nothing.
    expect(table).toMatch(/\| a swap of .* \| 0 \| -2,500 \|/);
    for (const free of ['a friendly each', 'a link for 100 HOOF each', 'everybody follows'])
      expect(table).toMatch(new RegExp(`\\| ${free}[^|]* \\| 0 \\| 0 \\|`));
  });

  test('nobody mints into what is kept for newcomers', () => {
    const farm = { wallets: 1e5, networks: 1e4, wants: RARITIES, spendsFree: true };
    const days = farmDays({ ...PRESETS.live, ownCards: { perWallet: 0, perDay: 0 } }, prices, farm);
    let minted = 0;
    for (let day = 0; day < 60; day += 1) {
      const { gained } = days.next().value;
      minted += gained.own + gained.bound;
    }
    expect(minted).toBe(20_000 - 3_600 - 1_800 - 480 - 120);
  });

  test('a figure is set by its path, and one that does not exist is refused', () => {
    expect(presetWith('live', ['purse.perDay=7']).purse).toEqual({ perDay: 7, perWallet: 300 });
    expect(presetWith('demo', ['starter.lent=true']).starter.lent).toBe(true);
    expect(PRESETS.demo.starter.lent).toBe(false);
    for (const wrong of ['purse.aDay=7', 'purse=7', 'starter.lent=7', 'purse.perDay']) {
      expect(() => presetWith('live', [wrong])).toThrow(wrong);
    }
    expect(() => presetWith('alive', [])).toThrow('alive');
  });
});
