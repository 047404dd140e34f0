import { PRESETS, shareOut, toHoof, weekPoints, weekPrizes } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import { CUP_ENTRY, CUP_POOL, CUP_TIMES, POINTS_LINE, PRIZES_LINE, WEEK_FACTS } from './week.ts';

describe('what is promised about the week and the cups', () => {
  it('names the points that a match really brings', () => {
    const squad = { mode: 'squad', rounds: 5 } as const;
    expect(POINTS_LINE).toBe(
      `A win is ${weekPoints({ ...squad, won: true, againstHouse: false })} points, a loss that went the whole distance 3; against the house 3 and 1. The first 3 matches against the same opponent count.`,
    );
    expect(weekPoints({ mode: 'squad', rounds: 4, won: false, againstHouse: false })).toBe(0);
    expect(WEEK_FACTS.map(([, value]) => value)).toEqual([
      '9 points',
      '3 points',
      '3 and 1',
      '3',
      '10',
    ]);
  });

  it('names what the first place is paid, in either world', () => {
    for (const { weekBudget } of Object.values(PRESETS)) {
      const [first] = shareOut([{ wallet: '0xa', points: 9 }], weekPrizes(weekBudget));
      expect(PRIZES_LINE).toContain(toHoof(first!.amount).toLocaleString('en'));
      expect(PRIZES_LINE).toContain(weekBudget.toLocaleString('en'));
    }
  });

  it('names the fee, the times and the shares of a cup', () => {
    const { demo, live } = PRESETS;
    expect(CUP_ENTRY).toContain(
      `costs ${demo.cups.fee} HOOF in the demo world and ${live.cups.fee} in one for strangers`,
    );
    expect(CUP_ENTRY).toContain('8 places, 3 rounds');
    expect(CUP_TIMES).toContain('every 10 minutes, in a world for strangers every 60');
    expect(CUP_POOL).toContain(
      '50 % go to the winner, 25 % to the other finalist, 12.5 % to each beaten semi-finalist',
    );
  });
});
