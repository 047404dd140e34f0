import { CLUB_MATCH, PRESETS, shareOut, toHoof, weekPoints, weekPrizes } from '@goats/rules';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { World } from './by-world.tsx';
import {
  CLUB_MATCH_LINE,
  CUP_ENTRY,
  CUP_POOL,
  CUP_TIMES,
  POINTS_LINE,
  PRIZES_LINE,
  WEEK_FACTS,
} from './week.ts';

const WORLDS = [
  ['demo', 'live'],
  ['live', 'demo'],
] as const;

/** What the style sheet leaves of a sentence in this world. */
function shownIn(world: World, words: ReactNode): string {
  const markup = renderToStaticMarkup(words);
  return new RegExp(`<span data-in="${world}">(.*?)</span>`).exec(markup)?.[1] ?? '';
}

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

  it.each(WORLDS)(
    'names what the first place is paid in the %s world, and nothing of the other',
    (world, other) => {
      const { weekBudget } = PRESETS[world];
      const [first] = shareOut([{ wallet: '0xa', points: 9 }], weekPrizes(weekBudget));
      const words = shownIn(world, PRIZES_LINE);
      expect(words).toContain(toHoof(first!.amount).toLocaleString('en'));
      expect(words).toContain(`${weekBudget.toLocaleString('en')} HOOF together`);
      expect(words).not.toContain(` ${PRESETS[other].weekBudget.toLocaleString('en')} HOOF`);
    },
  );

  it('names the day on which clubs meet', () => {
    expect(CLUB_MATCH_LINE).toContain(`On ${CLUB_MATCH.dayName}s at`);
  });

  it.each(WORLDS)('names the fee, the times and the shares of a cup of the %s world', (world) => {
    const { cups } = PRESETS[world];
    expect(shownIn(world, CUP_ENTRY)).toContain('8 places, 3 rounds');
    expect(shownIn(world, CUP_ENTRY)).toContain(`another one costs ${cups.fee} HOOF.`);
    expect(shownIn(world, CUP_TIMES)).toContain(`every ${cups.everyMinutes} minutes`);
    expect(shownIn(world, CUP_POOL)).toContain(
      '50 % go to the winner, 25 % to the other finalist, 12.5 % to each beaten semi-finalist',
    );
  });
});
