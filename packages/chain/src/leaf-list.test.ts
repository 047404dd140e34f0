import { expect, test } from 'vitest';
import { type ExitProof, exitOf, problemOfExitProof, treesOf } from './exit-proof.ts';
import { type LeafList, parseLeafList, writeLeafList } from './leaf-list.ts';

const ALICE = `0x${'0a'.repeat(20)}` as const;
const BOB = `0x${'0b'.repeat(20)}` as const;
const STADIUM = `0x${'5d'.repeat(20)}` as const;

const list: LeafList = {
  chainId: 31337,
  stadium: STADIUM,
  deposits: 3,
  cardDeposits: 1,
  block: 42,
  accounts: [
    { account: ALICE, balance: 10_050, withdrawn: 0 },
    { account: BOB, balance: 0, withdrawn: 700 },
  ],
  cards: [
    { token: 1_000_017, owner: BOB },
    { token: 1_000_018, owner: ALICE },
  ],
};

const TEXT = `legendary-goats-leaves 1
chain 31337 stadium ${STADIUM}
deposits 3 card-deposits 1 block 42
a ${ALICE} 10050 0
a ${BOB} 0 700
c 1000017 ${BOB}
c 1000018 ${ALICE}
`;

test('a list is written as it is read', () => {
  expect(writeLeafList(list)).toBe(TEXT);
  expect(parseLeafList(TEXT)).toEqual(list);
});

test.each([
  ['another title', TEXT.replace('leaves 1', 'leaves 2'), 'Line 1'],
  ['no end of the last line', TEXT.slice(0, -1), 'has no end'],
  ['Windows line ends', TEXT.replaceAll('\n', '\r\n'), 'Line 1'],
  ['accounts out of order', swap(TEXT, 3, 4), 'Line 5 of the list of leaves is out of order'],
  ['an account twice', swap(TEXT, 3, 3, true), 'out of order'],
  ['cards out of order', swap(TEXT, 5, 6), 'out of order'],
  ['a card before an account', swap(TEXT, 4, 5), 'neither an account nor a card'],
  ['a leading zero', TEXT.replace(' 10050 ', ' 010050 '), 'has 010050 for a number'],
  ['a fraction', TEXT.replace(' 10050 ', ' 100.5 '), 'has 100.5 for a number'],
  ['a number beyond all', TEXT.replace(' 10050 ', ' 9999999999999999 '), 'for a number'],
  ['capitals', TEXT.replace(`a ${ALICE}`, `a ${ALICE.replace('a', 'A')}`), 'for an address'],
  ['an account of nothing', TEXT.replace(' 0 700', ' 0 0'), 'says nothing'],
  ['a token that is no card', TEXT.replace('1000018', '2000018'), 'no card of the collection'],
  ['a word too many', TEXT.replace(' 0 700', ' 0 700 1'), 'says too much'],
  ['an empty line', TEXT.replace('\nc 1000017', '\n\nc 1000017'), 'neither'],
  ['a header of other words', TEXT.replace('card-deposits', 'carddeposits'), 'Line 3'],
])('a list with %s is not one', (_, text, why) => {
  expect(() => parseLeafList(text)).toThrow(why);
});

function swap(text: string, a: number, b: number, double = false): string {
  const lines = text.split('\n');
  if (double) lines.splice(a, 0, lines[a] ?? '');
  else [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
  return lines.join('\n');
}

function proofOf(address: `0x${string}`): ExitProof {
  const trees = treesOf(list);
  return {
    address,
    chainId: 31337,
    contracts: { hoof: STADIUM, cards: STADIUM, stadium: STADIUM },
    root: {
      index: 2,
      hash: trees.accounts.root,
      cards: trees.cards.root,
      sum: String(trees.accounts.sum),
      deposits: 3,
      cardDeposits: 1,
      at: '2026-01-01T00:00:00.000Z',
      data: `0x${'00'.repeat(32)}`,
    },
    ...exitOf(list, trees, address),
    deposits: [],
  };
}

test('what somebody has in a root, they can show', () => {
  const proof = proofOf(ALICE);
  expect(proof.hoof?.leaf).toEqual({ account: ALICE, balance: '10050', withdrawn: '0' });
  expect(proof.cards.map(({ tokenId }) => tokenId)).toEqual([1_000_018]);
  expect(problemOfExitProof(proof)).toBeUndefined();
  expect(exitOf(list, treesOf(list), ALICE.toUpperCase().replace('X', 'x')).hoof).toEqual(
    proof.hoof,
  );
  expect(exitOf(list, treesOf(list), `0x${'0c'.repeat(20)}`)).toEqual({ hoof: null, cards: [] });
});

test('a proof file that was tampered with says so before anybody pays for a transaction', () => {
  const proof = proofOf(BOB);
  const { hoof } = proof;
  if (!hoof) throw new Error('Bob has HOOF in it');
  const richer = { ...hoof, leaf: { ...hoof.leaf, balance: '5' } };
  const other = { ...hoof, leaf: { ...hoof.leaf, account: ALICE } };
  const broken = { ...hoof, proof: { ...hoof.proof, sums: ['many'] } };
  for (const bad of [richer, other, broken]) {
    expect(problemOfExitProof({ ...proof, hoof: bad })).toMatch(/^The HOOF .* root 2\.$/);
  }
  const stolen = proofOf(ALICE).cards;
  expect(problemOfExitProof({ ...proof, cards: stolen })).toMatch(/^Card 1000018 /);
  const [card] = proof.cards;
  if (!card) throw new Error('Bob has a card in it');
  const renamed = { ...card, tokenId: 1_000_018 };
  expect(problemOfExitProof({ ...proof, cards: [renamed] })).toMatch(/^Card 1000018 /);
  const fresh = { ...card, proof: [] };
  expect(problemOfExitProof({ ...proof, cards: [fresh] })).toBeUndefined();
  const torn = { ...card, proof: ['0xzz' as const] };
  expect(problemOfExitProof({ ...proof, cards: [torn] })).toMatch(/^Card 1000017 /);
});
