import { stadiumAbi } from '@goats/contracts';
import { momentOf } from '@goats/ui/moment-of.ts';
import { encodeErrorResult } from 'viem';
import { expect, it } from 'vitest';
import { revertWords } from './revert-words.ts';

it('names a moment as every other page does, whatever language the browser speaks', () => {
  const at = Date.UTC(2026, 10, 16, 10);
  const data = encodeErrorResult({
    ...{ abi: stadiumAbi, errorName: 'RootTooEarly' },
    args: [at / 1000, at / 1000 + 86_400],
  });
  expect(revertWords({ data })).toContain(`after ${momentOf(at)}.`);
});
