import { COLLECTION_PROVENANCE, cardHash, mintedCards } from '@goats/collection';
import { ATTRIBUTES, RARITIES } from '@goats/rules';
import { encodeAbiParameters, keccak256, toHex } from 'viem';
import { expect, test } from 'vitest';
import {
  ATTRIBUTES_ROOT,
  attributesProof,
  attributesRootOf,
  attributesTreeOf,
  METADATA_ROOT,
  type PrintedCard,
} from './attributes-tree.ts';

function printed(): PrintedCard[] {
  return [...mintedCards()].map((card) => ({
    token: card.tokenId,
    tier: RARITIES.indexOf(card.rarity),
    values: ATTRIBUTES.map((attribute) => card.attributes[attribute]),
    metadataLeaf: `0x${cardHash(card)}`,
  }));
}

test('the contract is founded with what is printed on the 20,000 cards, and a card proves itself', () => {
  const cards = printed();
  const tree = attributesTreeOf(cards);
  expect(attributesRootOf(cards)).toBe(ATTRIBUTES_ROOT);
  expect(METADATA_ROOT).toBe(`0x${COLLECTION_PROVENANCE}`);
  for (const position of [0, 1, 9_999, 16_384, 19_998, 19_999]) {
    const { token, tier, values, metadataLeaf } = cards[position] as PrintedCard;
    const encoded = encodeAbiParameters(
      [{ type: 'uint256' }, { type: 'uint8' }, { type: 'bytes10' }, { type: 'bytes32' }],
      [BigInt(token), tier, toHex(Uint8Array.from(values)), metadataLeaf],
    );
    let hash = keccak256(keccak256(encoded));
    const proof = attributesProof(tree, position);
    expect(proof.length).toBeLessThanOrEqual(15);
    for (const other of proof) {
      hash = keccak256(hash < other ? `${hash}${other.slice(2)}` : `${other}${hash.slice(2)}`);
    }
    expect(hash).toBe(ATTRIBUTES_ROOT);
  }
});
