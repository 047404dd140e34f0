import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { goatStory } from '../goats/goat-stories.ts';
import { OPPONENTS } from './moment-fragments.ts';
import { resultMoment } from './result-moment.ts';

describe('the moment of a result', () => {
  it('is the same for everybody who looks at the match, and another one for another match', () => {
    const told = { goat: 'the-flea', seed: 'ab12', score: [2, 1] } as const;
    expect(resultMoment(told)).toEqual(resultMoment(told));
    const others = Array.from({ length: 30 }, (_, at) => resultMoment({ ...told, seed: `${at}` }));
    expect(new Set(others.map(({ text }) => text)).size).toBeGreaterThan(20);
  });

  it('is about the goat that won, at the score it won by, and about no club', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GOAT_SLUGS),
        fc.string(),
        fc.constantFrom([2, 0], [2, 1], [3, 0], [3, 1], [3, 2]),
        (goat, seed, score) => {
          const { title, text } = resultMoment({ goat, seed, score: score as [number, number] });
          expect(title.endsWith(`, ${score.join(':')}`)).toBe(true);
          expect(goatStory(goat).deeds.some((deed) => text.includes(` ${deed.line}. `))).toBe(true);
          expect(text).not.toMatch(/undefined|\{|\.\.|\s\s/);
          expect(OPPONENTS.some((club) => text.includes(club))).toBe(false);
        },
      ),
    );
  });

  it('does not call a close one clear', () => {
    const words = (score: [number, number]) =>
      resultMoment({ goat: 'kaiser-goat', seed: '7', score }).text.split('. ').at(-1);
    expect(words([2, 0])).not.toBe(words([2, 1]));
    expect(words([3, 1])).not.toBe(words([3, 2]));
  });
});
