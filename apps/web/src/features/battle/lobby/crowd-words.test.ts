import { crowdFor } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import { crowdSentence } from './crowd-words.ts';

describe('the crowd before a challenge is taken', () => {
  it('tells an underdog what the climb is worth and how often it comes off', () => {
    const crowd = crowdFor('Rare', 'Epic');
    expect(crowd && crowdSentence(crowd, true)).toBe(
      'The crowd is with you: +8½ on every value, you win about 1 in 3',
    );
  });

  it('tells a favourite that the other side is helped to an even match', () => {
    const crowd = crowdFor('Epic', 'Rare');
    expect(crowd && crowdSentence(crowd, false)).toBe(
      'The crowd is with them: +9½ on every value, so it is about even',
    );
  });
});
