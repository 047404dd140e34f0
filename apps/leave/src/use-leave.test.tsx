// @vitest-environment happy-dom
import { type LeafList, writeLeafList } from '@goats/chain';
import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { expect, test } from 'vitest';
import type { Line } from './lines.ts';
import { BOB, LEAVES, testProof } from './test-stadium.ts';
import { type Leave, useLeave } from './use-leave.ts';

const FOREIGN = 'That list belongs to another chain or another Stadium than your proof.';
/** A node that knows its chain and breaks off at every other question. */
const line: Line = {
  name: 'a node',
  sender: undefined,
  ask: async (method) => {
    if (method === 'eth_chainId') return '0x7a69';
    throw new Error('The line broke.');
  },
};

let leave: Leave | undefined;
function Page() {
  leave = useLeave();
  return null;
}

test.each<[string, Partial<LeafList>, boolean]>([
  ['a list of the same Stadium', {}, false],
  ['one of another Stadium', { stadium: BOB }, true],
  ['one of another chain', { chainId: 1 }, true],
])(
  '%s, brought after one’s proof, is told apart before the chain is asked about it',
  async (_, change, foreign) => {
    const { unmount } = await mount(<Page />);
    await act(() => leave?.bring(new Blob([JSON.stringify(testProof())])) ?? Promise.resolve());
    await act(() => leave?.connect(() => line) ?? Promise.resolve());
    await act(
      () => leave?.bring(new Blob([writeLeafList({ ...LEAVES, ...change })])) ?? Promise.resolve(),
    );
    expect(leave?.brought?.kind).toBe('leaves');
    expect(leave?.problem === FOREIGN).toBe(foreign);
    expect(leave?.problem).toBeDefined();
    // What somebody leaves with is still their own proof.
    expect(leave?.proof).toEqual(testProof());
    await unmount();
  },
);
