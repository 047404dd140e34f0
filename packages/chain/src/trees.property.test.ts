import fc from 'fast-check';
import { type Address, encodeAbiParameters, type Hex, keccak256, pad } from 'viem';
import { expect, test } from 'vitest';
import {
  type CardLeaf,
  cardLeafHash,
  cardProof,
  cardsTreeOf,
  FIRST_TOKEN,
  verifyCardProof,
} from './cards-tree.ts';
import { keccakInto } from './keccak.ts';
import {
  type AccountLeaf,
  accountLeafHash,
  sumProof,
  sumTreeOf,
  verifySumProof,
} from './sum-tree.ts';

const SUPPLY = 1_000_000_000_000;
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as Address);

const accounts = fc
  .uniqueArray(
    fc.record({
      account: address,
      balance: fc.nat({ max: SUPPLY / 64 }),
      withdrawn: fc.nat({ max: SUPPLY }),
    }),
    { selector: ({ account }) => account, minLength: 1, maxLength: 40 },
  )
  .map((leaves) => leaves.sort((a, b) => (a.account < b.account ? -1 : 1)));

const cards = fc
  .uniqueArray(
    fc.record({ token: fc.integer({ min: FIRST_TOKEN, max: 1_020_000 }), owner: address }),
    {
      selector: ({ token }) => token,
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((leaves) => leaves.sort((a, b) => a.token - b.token));

const WORD = { type: 'uint256' } as const;
const HASH = { type: 'bytes32' } as const;

/** The same tree as the contract's comments tell it, slowly. */
function slowSumRoot(leaves: readonly AccountLeaf[]): { hash: Hex; sum: bigint } {
  let level = leaves.map((leaf) => ({
    hash: keccak256(
      keccak256(
        encodeAbiParameters(
          [{ type: 'address' }, WORD, WORD],
          [leaf.account, BigInt(leaf.balance), BigInt(leaf.withdrawn)],
        ),
      ),
    ),
    sum: BigInt(leaf.balance),
  }));
  const size = 2 ** Math.ceil(Math.log2(level.length));
  while (level.length < size) level.push({ hash: pad('0x'), sum: 0n });
  while (level.length > 1) {
    level = Array.from({ length: level.length / 2 }, (_, i) => {
      const left = level[2 * i] as { hash: Hex; sum: bigint };
      const right = level[2 * i + 1] as { hash: Hex; sum: bigint };
      const node = encodeAbiParameters(
        [HASH, WORD, HASH, WORD],
        [left.hash, left.sum, right.hash, right.sum],
      );
      return { hash: keccak256(node), sum: left.sum + right.sum };
    });
  }
  return level[0] as { hash: Hex; sum: bigint };
}

test('our keccak is everybody’s, for every length that we hash', () => {
  for (let length = 0; length < 136; length += 1) {
    const message = Uint8Array.from({ length: length + 3 }, (_, i) => (i * 37 + length) % 256);
    const out = new Uint8Array(34);
    keccakInto(out, 2, message, 3, length);
    expect(Buffer.from(out.subarray(2))).toEqual(
      Buffer.from(keccak256(message.subarray(3), 'bytes')),
    );
  }
  expect(() => keccakInto(new Uint8Array(32), 0, new Uint8Array(136), 0, 136)).toThrow(RangeError);
});

test('every account finds its way to the root that the contract reckons, and the sums add up', () => {
  fc.assert(
    fc.property(accounts, (leaves) => {
      const tree = sumTreeOf(leaves);
      const slow = slowSumRoot(leaves);
      expect(tree.root).toBe(slow.hash);
      expect(tree.sum).toBe(Number(slow.sum));
      for (const [i, leaf] of leaves.entries()) {
        expect(verifySumProof(leaf, sumProof(tree, i), { hash: tree.root, sum: tree.sum })).toBe(
          true,
        );
      }
    }),
    { numRuns: 40 },
  );
});

test('nobody gets a hundredth more out of a proof, nor with another’s, nor in another place', () => {
  fc.assert(
    fc.property(accounts, fc.nat(), fc.integer({ min: 1, max: 1_000 }), (leaves, pick, more) => {
      const at = pick % leaves.length;
      const leaf = leaves[at] as AccountLeaf;
      const tree = sumTreeOf(leaves);
      const proof = sumProof(tree, at);
      const root = { hash: tree.root, sum: tree.sum };
      const forged: [AccountLeaf, typeof proof, typeof root][] = [
        [{ ...leaf, balance: leaf.balance + more }, proof, root],
        [{ ...leaf, withdrawn: leaf.withdrawn + more }, proof, root],
        [{ ...leaf, account: `0x${'ab'.repeat(20)}` }, proof, root],
        [leaf, { ...proof, position: proof.position + 2 ** proof.hashes.length }, root],
        [leaf, proof, { ...root, sum: root.sum + more }],
        [leaf, { ...proof, sums: proof.sums.slice(1).concat(0, 0) }, root],
      ];
      if (proof.sums.length > 0) {
        const [first = 0, ...rest] = proof.sums;
        forged.push([leaf, { ...proof, sums: [first + more, ...rest] }, root]);
        forged.push([
          { ...leaf, balance: leaf.balance + more },
          { ...proof, sums: [Math.max(0, first - more), ...rest] },
          root,
        ]);
      }
      for (const [a, b, c] of forged) expect(verifySumProof(a, b, c)).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test('a tree of one is its leaf, and a tree of nobody promises nothing', () => {
  const leaf = { account: `0x${'11'.repeat(20)}`, balance: 5, withdrawn: 7 } as const;
  const tree = sumTreeOf([leaf]);
  expect(tree.root).toBe(accountLeafHash(leaf));
  expect(sumProof(tree, 0)).toEqual({ position: 0, hashes: [], sums: [] });
  expect(sumTreeOf([])).toMatchObject({ root: `0x${'00'.repeat(32)}`, sum: 0 });
  expect(() => sumProof(tree, 1)).toThrow('No leaf 1');
});

test('a balance that no ledger can hold makes no tree', () => {
  const account = `0x${'11'.repeat(20)}` as const;
  for (const balance of [-1, 0.5, Number.NaN, 2 ** 53]) {
    expect(() => sumTreeOf([{ account, balance, withdrawn: 0 }])).toThrow(RangeError);
  }
});

test('every card finds its way, for its owner alone; a card that is nobody’s is proved for nobody', () => {
  fc.assert(
    fc.property(cards, address, (leaves, stranger) => {
      const tree = cardsTreeOf(leaves);
      for (const leaf of leaves) {
        const proof = cardProof(tree, leaf.token);
        expect(proof).toHaveLength(15);
        expect(verifyCardProof(leaf, proof, tree.root)).toBe(true);
        expect(verifyCardProof({ ...leaf, owner: stranger }, proof, tree.root)).toBe(false);
        expect(verifyCardProof({ ...leaf, token: leaf.token ^ 1 }, proof, tree.root)).toBe(false);
        expect(verifyCardProof(leaf, proof.slice(1), tree.root)).toBe(false);
      }
      const free = leaves.some(({ token }) => token === 1_019_999) ? 1_019_998 : 1_019_999;
      const nobodys: CardLeaf = { token: free, owner: stranger };
      expect(verifyCardProof(nobodys, cardProof(tree, free), tree.root)).toBe(
        leaves.some((leaf) => leaf.token === free && leaf.owner === stranger),
      );
    }),
    { numRuns: 15 },
  );
});

test('the leaf of a card is what the contract hashes', () => {
  const owner = `0x${'22'.repeat(20)}` as const;
  const encoded = encodeAbiParameters([WORD, { type: 'address' }], [1_000_017n, owner]);
  expect(cardLeafHash({ token: 1_000_017, owner })).toBe(keccak256(keccak256(encoded)));
  for (const token of [1_000_000, 1_032_769, 1_000_001.5, Number.NaN]) {
    expect(() => cardsTreeOf([{ token, owner }])).toThrow('is no card of the collection');
  }
});
