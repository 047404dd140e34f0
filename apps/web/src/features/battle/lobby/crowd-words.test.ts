import { describe, expect, it } from 'vitest';
import { crowdSentence } from './crowd-words.ts';

describe('the crowd before a challenge is taken', () => {
  it('tells an underdog what the climb is worth and how often it comes off', () => {
    expect(crowdSentence({ bonus: 8.5, odds: 0.34 }, true)).toBe(
      'The crowd is with you: +8½ on every value, you win about 1 in 3',
    );
  });

  it('tells a favourite that the other side is helped to an even match', () => {
    expect(crowdSentence({ bonus: 9.5, odds: 0.47 }, false)).toBe(
      'The crowd is with them: +9½ on every value, so it is about even',
    );
  });
});
