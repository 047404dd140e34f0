import type { Address, Hex } from 'viem';
import { HASH, hexAt, leafInto, putAddress, putHex, putNumber } from './bytes.ts';
import { keccakInto } from './keccak.ts';

export const FIRST_TOKEN = 1_000_001;
/** Room for 2^15 cards; each has its own place, so that none can be in a tree twice. */
export const CARDS_DEPTH = 15;

/** Whose card it is. Cards that are nobody's are not named. */
export interface CardLeaf {
  readonly token: number;
  readonly owner: Address;
}

export interface CardsTree {
  readonly root: Hex;
  /** Hashes one behind the other, from the leaves up; each row as long as all places are many. */
  readonly levels: readonly Uint8Array[];
}

const message = new Uint8Array(2 * HASH);

function leafAt(out: Uint8Array, to: number, leaf: CardLeaf): void {
  putNumber(message, 0, leaf.token);
  putAddress(message, HASH, leaf.owner);
  leafInto(out, to, message, 2 * HASH);
}

/** `cardLeafHash({ token: 1_000_017, owner })` */
export function cardLeafHash(leaf: CardLeaf): Hex {
  const hash = new Uint8Array(HASH);
  leafAt(hash, 0, leaf);
  return hexAt(hash, 0);
}

/** `cardPosition(1_000_017) // 16` */
export function cardPosition(token: number): number {
  const position = token - FIRST_TOKEN;
  if (!(Number.isInteger(token) && position >= 0 && position < 2 ** CARDS_DEPTH)) {
    throw new RangeError(`${token} is no card of the collection`);
  }
  return position;
}

/** `cardsTreeOf([{ token: 1_000_017, owner }])`; a place that is nobody's holds 32 zeros. */
export function cardsTreeOf(leaves: readonly CardLeaf[]): CardsTree {
  let level = new Uint8Array(HASH * 2 ** CARDS_DEPTH);
  for (const leaf of leaves) leafAt(level, cardPosition(leaf.token) * HASH, leaf);
  const levels = [level];
  // Most of a young world's cards are nobody's: only what lies above somebody's is reckoned.
  let taken = new Set(leaves.map(({ token }) => cardPosition(token)));
  let empty = new Uint8Array(HASH);
  while (level.length > HASH) {
    const emptyAbove = new Uint8Array(HASH);
    keccakInto(emptyAbove, 0, new Uint8Array([...empty, ...empty]), 0, 2 * HASH);
    empty = emptyAbove;
    const next = filledWith(empty, level.length / 2);
    taken = new Set([...taken].map((position) => position >> 1));
    for (const position of taken)
      keccakInto(next, position * HASH, level, 2 * position * HASH, 2 * HASH);
    level = next;
    levels.push(level);
  }
  return { root: hexAt(level, 0), levels };
}

/** So many bytes, one hash behind the other. */
function filledWith(hash: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  bytes.set(hash);
  for (let filled = HASH; filled < length; filled *= 2) bytes.copyWithin(filled, 0, filled);
  return bytes;
}

/** `cardProof(tree, 1_000_017)`: what goes with the leaf to the contract. */
export function cardProof(tree: CardsTree, token: number): Hex[] {
  const position = cardPosition(token);
  return tree.levels
    .slice(0, -1)
    .map((level, depth) => hexAt(level, ((position >> depth) ^ 1) * HASH));
}

/** Whether the contract would accept it, as the contract reckons. */
export function verifyCardProof(leaf: CardLeaf, proof: readonly Hex[], root: Hex): boolean {
  // One length, one place for each card.
  if (proof.length !== CARDS_DEPTH) return false;
  const hash = new Uint8Array(HASH);
  leafAt(hash, 0, leaf);
  let position = leaf.token - FIRST_TOKEN;
  for (const other of proof) {
    const right = position % 2 === 1;
    message.set(hash, right ? HASH : 0);
    putHex(message, right ? 0 : HASH, other);
    keccakInto(hash, 0, message, 0, 2 * HASH);
    position = Math.floor(position / 2);
  }
  return position === 0 && hexAt(hash, 0) === root.toLowerCase();
}
