import type { Hex } from 'viem';
import { HASH, hexAt, leafInto, putHex, putNumber, ZERO_HASH } from './bytes.ts';
import { keccakInto } from './keccak.ts';

/** What is printed on a card, and its leaf in the published SHA-256 provenance. */
export interface PrintedCard {
  readonly token: number;
  /** 0 Common to 3 Legendary */
  readonly tier: number;
  /** Ten values, in the order of the rules' attributes. */
  readonly values: readonly number[];
  readonly metadataLeaf: Hex;
}

const VALUES = 10;
const message = new Uint8Array(4 * HASH);
const pair = new Uint8Array(2 * HASH);

function leafAt(out: Uint8Array, to: number, card: PrintedCard): void {
  if (card.values.length !== VALUES) throw new TypeError(`Card ${card.token} has no ten values`);
  putNumber(message, 0, card.token);
  putNumber(message, HASH, card.tier);
  message.fill(0, 2 * HASH, 3 * HASH);
  message.set(card.values, 2 * HASH);
  putHex(message, 3 * HASH, card.metadataLeaf);
  leafInto(out, to, message, 4 * HASH);
}

/** Joined smaller first, as OpenZeppelin's MerkleProof does. */
function joinInto(out: Uint8Array, to: number, hashes: Uint8Array, a: number, b: number): void {
  let at = 0;
  while (at < HASH - 1 && hashes[a + at] === hashes[b + at]) at += 1;
  const aFirst = (hashes[a + at] ?? 0) <= (hashes[b + at] ?? 0);
  pair.set(hashes.subarray(aFirst ? a : b, (aFirst ? a : b) + HASH), 0);
  pair.set(hashes.subarray(aFirst ? b : a, (aFirst ? b : a) + HASH), HASH);
  keccakInto(out, to, pair, 0, 2 * HASH);
}

/** From the leaves up; a last one without a partner moves up as it is. */
export function attributesTreeOf(cards: readonly PrintedCard[]): readonly Uint8Array[] {
  let level = new Uint8Array(cards.length * HASH);
  for (const [i, card] of cards.entries()) leafAt(level, i * HASH, card);
  const levels = [level];
  while (level.length > HASH) {
    const size = level.length / HASH;
    const above = new Uint8Array(Math.ceil(size / 2) * HASH);
    for (let i = 0; i + 1 < size; i += 2) joinInto(above, i * 16, level, i * HASH, (i + 1) * HASH);
    if (size % 2 === 1) above.set(level.subarray(level.length - HASH), above.length - HASH);
    level = above;
    levels.push(level);
  }
  return levels;
}

/** `attributesRootOf(cards)`: in the order of tokens. */
export function attributesRootOf(cards: readonly PrintedCard[]): Hex {
  const top = attributesTreeOf(cards).at(-1);
  return top?.length ? hexAt(top, 0) : ZERO_HASH;
}

/** `attributesProof(tree, 16)`: of the card at that place; shorter where it moved up alone. */
export function attributesProof(levels: readonly Uint8Array[], position: number): Hex[] {
  return levels.slice(0, -1).flatMap((level, depth) => {
    const partner = ((position >> depth) ^ 1) * HASH;
    return partner < level.length ? [hexAt(level, partner)] : [];
  });
}

/** Of the 20,000 cards as they were printed; GoatCards is founded with it. */
export const ATTRIBUTES_ROOT: Hex =
  '0x6d8f23288ed8f6bcf69233c1d0dfba3723c026e7d26344c0b05e674fe25d600c';

/** The published SHA-256 provenance of the same cards, as the chain writes it. */
export const METADATA_ROOT: Hex =
  '0x85490d5e214f0d4927fecdbada407419d18650ed7ad31649656c5050d7467412';
