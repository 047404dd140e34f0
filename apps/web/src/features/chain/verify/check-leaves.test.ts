import { type LeafList, treesOf, writeLeafList } from '@goats/chain';
import { sha256, stringToBytes } from 'viem';
import { expect, test } from 'vitest';
import { checkLeaves, type RootClaim } from './check-leaves.ts';

const ADA = `0x${'a1'.repeat(20)}` as const;
const BO = `0x${'b2'.repeat(20)}` as const;

const LIST: LeafList = {
  chainId: 31337,
  stadium: `0x${'c3'.repeat(20)}`,
  ...{ deposits: 2, cardDeposits: 1, block: 40 },
  accounts: [
    { account: ADA, balance: 1250, withdrawn: 0 },
    { account: BO, balance: 400, withdrawn: 300 },
  ],
  cards: [
    { token: 1_000_017, owner: ADA },
    { token: 1_000_400, owner: BO },
  ],
};

function published(list: LeafList): { text: string; claim: RootClaim } {
  const text = writeLeafList(list);
  const trees = treesOf(list);
  return {
    text,
    claim: {
      ...{ chainId: list.chainId, stadium: list.stadium },
      ...{ accounts: trees.accounts.root, cards: trees.cards.root, sum: trees.accounts.sum },
      data: sha256(stringToBytes(text)),
    },
  };
}

test('an honest list adds up, and everybody finds their own leaf in it', () => {
  const { text, claim } = published(LIST);
  expect(checkLeaves(text, claim, ADA)).toEqual({
    accountCount: 2,
    cardCount: 2,
    problem: null,
    own: { balance: 1250, withdrawn: 0, cards: [1_000_017] },
  });
  expect(checkLeaves(text, claim, `0x${'99'.repeat(20)}`).own).toBeNull();
  expect(checkLeaves(text, claim, null).own).toBeNull();
});

test('an operator who shows one list and posts another is found out, whatever he changes', () => {
  const { text, claim } = published(LIST);
  const thief = published({
    ...LIST,
    accounts: LIST.accounts.map((leaf) => (leaf.account === ADA ? { ...leaf, balance: 1 } : leaf)),
  });
  expect(checkLeaves(thief.text, claim, ADA).problem).toMatch(/fingerprint/);
  const sealed = { ...claim, data: thief.claim.data };
  expect(checkLeaves(thief.text, sealed, ADA).problem).toMatch(/accounts in it lead to another/);
  const cards = published({ ...LIST, cards: LIST.cards.slice(1) });
  expect(checkLeaves(cards.text, { ...claim, data: cards.claim.data }, ADA).problem).toMatch(
    /cards in it lead to another/,
  );
  expect(checkLeaves(text, { ...claim, sum: 1649 }, ADA).problem).toMatch(/add up/);
  expect(checkLeaves(text, { ...claim, chainId: 1 }, ADA).problem).toMatch(/another chain/);
});

test('a root whose list is no list does not hold, whoever posted its fingerprint', () => {
  const { claim } = published(LIST);
  const none = { accountCount: 0, cardCount: 0, own: null };
  expect(checkLeaves('goats\n', claim, ADA)).toEqual({
    ...none,
    problem: expect.stringMatching(/fingerprint/),
  });
  const posted = { ...claim, data: sha256(stringToBytes('goats\n')) };
  expect(checkLeaves('goats\n', posted, ADA)).toEqual({
    ...none,
    problem: 'The list is no list of leaves.',
  });
});
