import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mintedCard, mintedCards } from '../minted/minted-cards.ts';
import { canonicalJson } from './canonical-json.ts';
import { COLLECTION_PROVENANCE } from './collection-provenance.ts';
import { erc721Metadata } from './erc721.ts';
import { cardHash, leafHash, merkleProof, provenanceOf, verifyMerkleProof } from './provenance.ts';

const cards = [...mintedCards()];
const leaves = cards.map((card) => cardHash(card));
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the published collection', () => {
  test('comes out of this source with the published root, byte for byte', () => {
    expect(provenanceOf(cards)).toEqual({ count: 20_000, root: COLLECTION_PROVENANCE });
  });

  test('has the root that plain SHA-256 gives when the page’s description is followed', () => {
    let level = cards.map((card) => sha256(`leaf|${canonicalJson(erc721Metadata(card))}`));
    while (level.length > 1) {
      const next: string[] = [];
      for (let at = 0; at < level.length; at += 2) {
        const [left = '', right] = [level[at], level[at + 1]];
        next.push(right === undefined ? left : sha256(`node|${left}${right}`));
      }
      level = next;
    }
    expect(level[0]).toBe(COLLECTION_PROVENANCE);
  });

  test('lets one card be checked without the others, and no other card in its place', () => {
    for (const index of [0, 8191, 19_999]) {
      const proof = merkleProof(leaves, index);
      expect(proof.length).toBeLessThanOrEqual(15);
      expect(verifyMerkleProof(leaves[index]!, proof, COLLECTION_PROVENANCE)).toBe(true);
      expect(verifyMerkleProof(leaves[(index + 1) % 20_000]!, proof, COLLECTION_PROVENANCE)).toBe(
        false,
      );
    }
  });
});

test('a single point on a single attribute changes the root', () => {
  const few = cards.slice(0, 7);
  const forged = few.map((card) =>
    card.id === 5
      ? { ...card, attributes: { ...card.attributes, pace: card.attributes.pace + 1 } }
      : card,
  );
  expect(provenanceOf(forged).root).not.toBe(provenanceOf(few).root);
});

test('swapping two cards changes the root', () => {
  const [one, two, three] = cards;
  expect(provenanceOf([two!, one!, three!]).root).not.toBe(provenanceOf([one!, two!, three!]).root);
});

test('moving the site to another address does not touch the seal', () => {
  const card = mintedCard(3)!;
  const here = erc721Metadata(card, { baseUrl: 'https://one.example/' });
  expect(here.image).toBe('https://one.example/api/images/card-3.webp');
  expect(here.external_url).toBe('https://one.example/nft/1000003');
  expect(leafHash(here)).not.toBe(cardHash(card));
  expect(erc721Metadata(card)).not.toHaveProperty('external_url');
  expect(erc721Metadata(card).image).toBe('/api/images/card-3.webp');
});

test('metadata has what marketplaces read: words, stats with a maximum, one display number', () => {
  const { attributes } = erc721Metadata(mintedCard(3)!);
  const find = (name: string) => attributes.find((attribute) => attribute.trait_type === name);
  expect(find('GOAT')?.value).toBe('The Flea');
  expect(find('Defensive IQ')).toMatchObject({ max_value: 100 });
  expect(find('Variation')).toMatchObject({ value: 1, display_type: 'number' });
  expect(attributes.length).toBe(26);
});

test('canonical JSON has one text for one value and refuses what JSON cannot say', () => {
  expect(canonicalJson({ b: [1, null], a: 'é', c: undefined })).toBe('{"a":"é","b":[1,null]}');
  expect(() => canonicalJson({ score: Number.NaN })).toThrow(TypeError);
});
