import { describe, expect, it } from 'vitest';
import { gathered } from './gathered.ts';

describe('what is asked in one turn', () => {
  const doubling = () => {
    const asked: (readonly number[])[] = [];
    const double = gathered(async (numbers: readonly number[]) => {
      asked.push(numbers);
      if (numbers.includes(13)) throw new Error('unlucky');
      return numbers.map((each) => 2 * each);
    });
    return { asked, double };
  };

  it('is asked together, and everybody gets the answer to their own question', async () => {
    const { asked, double } = doubling();
    expect(await Promise.all([double(1), double(2), double(1)])).toEqual([2, 4, 2]);
    expect(await double(5)).toBe(10);
    expect(asked).toEqual([[1, 2, 1], [5]]);
  });

  it('fails for whoever asked with it, and for nobody later', async () => {
    const { double } = doubling();
    const together = await Promise.allSettled([double(1), double(13)]);
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await double(1)).toBe(2);
  });
});
