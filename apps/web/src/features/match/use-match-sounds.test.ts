import { describe, expect, it } from 'vitest';
import { testBattle, testRound } from './test-match.ts';
import { terraceLevel } from './use-match-sounds.ts';

describe('the terrace', () => {
  it('hums, rises when two goats meet, leans in at the end and goes home', () => {
    const early = testBattle();
    const late = testBattle({ rounds: [testRound(), testRound({ round: 2 })] });
    const idle = { step: null, over: false } as const;
    expect(terraceLevel(early, idle)).toBeGreaterThan(0);
    expect(terraceLevel(late, idle)).toBeGreaterThan(terraceLevel(early, idle));
    expect(terraceLevel(early, { step: 'meet', over: false })).toBe(1);
    expect(terraceLevel(late, { step: null, over: true })).toBe(0);
  });
});
