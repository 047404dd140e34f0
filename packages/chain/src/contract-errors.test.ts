import { hoofAbi, stadiumAbi } from '@goats/contracts';
import { encodeErrorResult } from 'viem';
import { expect, test } from 'vitest';
import { sentenceOf } from './contract-errors.ts';

const when = (seconds: number) => `second ${seconds}`;

test('whatever the Stadium refuses with, a person reads one sentence', () => {
  const errors = stadiumAbi.filter(({ type }) => type === 'error') as readonly {
    name: string;
    inputs: readonly { name: string; type: string }[];
  }[];
  // What only founding it can meet, and what its libraries say of themselves.
  const ours = errors.filter(({ name }) => !/^(Terms|Invalid|String|ECDSA|SafeERC20)/.test(name));
  expect(ours.length).toBeGreaterThan(25);
  for (const { name, inputs } of ours) {
    const data = encodeErrorResult({
      abi: stadiumAbi,
      errorName: name as 'TooEarly',
      args: inputs.map(() => 150) as unknown as [number],
    });
    expect(sentenceOf(data, when), name).toMatch(/^[A-Z].*\.$/);
  }
});

test('amounts are HOOF, times are as the caller writes them, and silence stays silence', () => {
  const float = encodeErrorResult({ abi: stadiumAbi, errorName: 'AboveFloat', args: [1050n] });
  expect(sentenceOf(float, when)).toContain('only 10.5 HOOF');
  const early = encodeErrorResult({ abi: stadiumAbi, errorName: 'RootTooEarly', args: [42, 77] });
  expect(sentenceOf(early, when)).toContain('after second 42. From second 77 on');
  const due = encodeErrorResult({ abi: stadiumAbi, errorName: 'ActivateFirst' });
  expect(sentenceOf(due, when)).toContain('Let it count first');
  const args = ['0x00000000000000000000000000000000000000ff', 1n, 2n] as const;
  const poor = encodeErrorResult({ abi: hoofAbi, errorName: 'ERC20InsufficientBalance', args });
  const noTime = () => expect.fail('an address is no time');
  expect(sentenceOf(poor, noTime)).toContain('does not hold that much');
  expect(sentenceOf('0x', when)).toBeUndefined();
  expect(sentenceOf('0xdeadbeef', when)).toBeUndefined();
});
