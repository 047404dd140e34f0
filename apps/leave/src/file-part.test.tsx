// @vitest-environment happy-dom
import { treesOf } from '@goats/chain';
import { mount } from '@goats/ui/testing/mount.tsx';
import { expect, test } from 'vitest';
import { proofFromLeaves } from './exit-file.ts';
import { FilePart } from './file-part.tsx';
import { ADA, LEAVES, POSTED, testProof, testStadium } from './test-stadium.ts';
import type { Leave } from './use-leave.ts';

/** The list of a root that waits, in which Ada has this much. */
function withAhead(balance: number): Leave {
  const [ada, ...others] = LEAVES.accounts;
  const list = { ...LEAVES, block: 10, accounts: [{ ...ada!, balance }, ...others] };
  const { accounts, cards } = treesOf(list);
  const root = {
    ...{ accounts: accounts.root, cards: cards.root, sum: BigInt(accounts.sum) },
    ...{ deposits: 2, cardDeposits: 1, postedAt: POSTED, epoch: 6 },
  };
  const stadium = testStadium({ pending: [root] });
  const later = () => Promise.resolve();
  return {
    ...{ brought: { kind: 'leaves', list }, proof: testProof(), stadium, line: undefined },
    ahead: proofFromLeaves(list, ADA, stadium),
    ...{ problem: undefined, working: undefined, done: [], atOnce: false },
    ...{ bring: later, connect: later, look: later, send: later, sendAll: later },
  };
}

async function words(balance: number, change: Partial<Leave> = {}): Promise<string> {
  const { host, unmount } = await mount(<FilePart leave={{ ...withAhead(balance), ...change }} />);
  const said = host.textContent ?? '';
  await unmount();
  return said;
}

test('the list of a root that waits says what it has of somebody’s, and is called out when that is less', async () => {
  const less = await words(9_000);
  expect(less).toContain('This is the list of root 6, which waits and counts from');
  expect(less).toContain('Of yours it has 90 HOOF and 1 card.');
  expect(less).toContain('That is less than root 5 says, which counts now.');
  const more = await words(20_000);
  expect(more).toContain('Of yours it has 200 HOOF and 1 card.');
  expect(more).not.toContain('That is less');
  // What somebody leaves with is still their proof of the root that counts.
  expect(more).toContain('Every line of this proof adds up to root 5.');
});

test('whoever brings nothing but the list of a root that waits reads what is missing for a comparison', async () => {
  const alone = await words(9_000, { proof: undefined });
  expect(alone).toContain('Nobody leaves with that yet.');
  expect(alone).not.toContain('That is less');
  expect(await words(9_000)).not.toContain('Nobody leaves with that yet.');
});
