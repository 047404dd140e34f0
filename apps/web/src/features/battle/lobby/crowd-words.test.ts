import { describe, expect, it } from 'vitest';
import { crowdSentence } from './crowd-words.ts';

describe('the crowd before a challenge is taken', () => {
  it('tells an underdog what the climb is worth and how often it comes off', () => {
    expect(crowdSentence({ bonus: 8.5, later: 14.5, odds: 0.39 }, true)).toBe(
      'The crowd is with you: +8½ in round 1, +14½ after it, you win about 2 in 5',
    );
  });

  it('tells a favourite that the other side is helped to an even match', () => {
    expect(crowdSentence({ bonus: 4.5, later: 10.5, odds: 0.5 }, false)).toBe(
      'The crowd is with them: +4½ in round 1, +10½ after it, so it is about even',
    );
  });
});
