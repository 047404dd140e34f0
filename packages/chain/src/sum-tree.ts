import type { Address, Hex } from 'viem';
import { HASH, hexAt, leafInto, putAddress, putHex, putNumber, ZERO_HASH } from './bytes.ts';
import { keccakInto } from './keccak.ts';

/** What the Stadium owes an account, in hundredths, and what it had ever paid it when this was cut. */
export interface AccountLeaf {
  readonly account: Address;
  readonly balance: number;
  readonly withdrawn: number;
}

/** One row of nodes: their hashes one behind the other, and what lies below each. */
interface Level {
  readonly hashes: Uint8Array;
  readonly sums: Float64Array;
}

/**
 * A Merkle tree whose nodes also say what lies below them. The contract adds the sums up again on
 * the way to the root, and so all exits together never exceed what the root was posted with.
 */
export interface SumTree {
  readonly root: Hex;
  readonly sum: number;
  readonly size: number;
  readonly levels: readonly Level[];
  /** The hash that stands where nobody does, by level; there the sum is 0. */
  readonly nobody: readonly Uint8Array[];
}

export interface SumProof {
  readonly position: number;
  readonly hashes: readonly Hex[];
  readonly sums: readonly number[];
}

const message = new Uint8Array(4 * HASH);

function leafAt(out: Uint8Array, to: number, leaf: AccountLeaf): void {
  putAddress(message, 0, leaf.account);
  putNumber(message, HASH, leaf.balance);
  putNumber(message, 2 * HASH, leaf.withdrawn);
  leafInto(out, to, message, 3 * HASH);
}

/** `accountLeafHash({ account, balance: 1050, withdrawn: 0 })` */
export function accountLeafHash(leaf: AccountLeaf): Hex {
  const hash = new Uint8Array(HASH);
  leafAt(hash, 0, leaf);
  return hexAt(hash, 0);
}

/** `sumTreeOf(leaves)`: of leaves in the order of their addresses. */
export function sumTreeOf(leaves: readonly AccountLeaf[]): SumTree {
  const hashes = new Uint8Array(leaves.length * HASH);
  const sums = new Float64Array(leaves.length);
  for (const [i, leaf] of leaves.entries()) {
    leafAt(hashes, i * HASH, leaf);
    sums[i] = leaf.balance;
  }
  let level: Level = { hashes, sums };
  const levels = [level];
  let empty = new Uint8Array(HASH);
  const nobody = [empty];
  while (level.sums.length > 1) {
    level = levelAbove(level, empty);
    empty = pairOfNobody(empty);
    nobody.push(empty);
    levels.push(level);
  }
  const sum = level.sums[0] ?? 0;
  if (!Number.isSafeInteger(sum)) throw new RangeError('The balances add up to more than there is');
  const root = leaves.length === 0 ? ZERO_HASH : hexAt(level.hashes, 0);
  return { root, sum, size: leaves.length, levels, nobody };
}

function levelAbove({ hashes, sums }: Level, nobody: Uint8Array): Level {
  const size = Math.ceil(sums.length / 2);
  const above = { hashes: new Uint8Array(size * HASH), sums: new Float64Array(size) };
  for (let i = 0; i < size; i += 1) {
    const left = 2 * i;
    const leftSum = sums[left] ?? 0;
    const rightSum = sums[left + 1] ?? 0;
    message.set(hashes.subarray(left * HASH, (left + 1) * HASH), 0);
    putNumber(message, HASH, leftSum);
    if (left + 1 < sums.length) {
      message.set(hashes.subarray((left + 1) * HASH, (left + 2) * HASH), 2 * HASH);
    } else {
      message.set(nobody, 2 * HASH);
    }
    putNumber(message, 3 * HASH, rightSum);
    keccakInto(above.hashes, i * HASH, message, 0, 4 * HASH);
    above.sums[i] = leftSum + rightSum;
  }
  return above;
}

function pairOfNobody(below: Uint8Array): Uint8Array<ArrayBuffer> {
  const pair = new Uint8Array(4 * HASH);
  pair.set(below, 0);
  pair.set(below, 2 * HASH);
  const hash = new Uint8Array(HASH);
  keccakInto(hash, 0, pair, 0, pair.length);
  return hash;
}

/** `sumProof(tree, 17)`: what the account at that place shows the contract. */
export function sumProof(tree: SumTree, position: number): SumProof {
  if (!(position >= 0 && position < tree.size)) throw new RangeError(`No leaf ${position}`);
  const hashes: Hex[] = [];
  const sums: number[] = [];
  let at = position;
  for (const [depth, level] of tree.levels.slice(0, -1).entries()) {
    const partner = at ^ 1;
    const isThere = partner < level.sums.length;
    const nobody = tree.nobody[depth] ?? new Uint8Array(HASH);
    hashes.push(isThere ? hexAt(level.hashes, partner * HASH) : hexAt(nobody, 0));
    sums.push(isThere ? (level.sums[partner] ?? 0) : 0);
    at >>= 1;
  }
  return { position, hashes, sums };
}

/** Whether the contract would accept it, as the contract reckons. */
export function verifySumProof(
  leaf: AccountLeaf,
  { position, hashes, sums }: SumProof,
  root: { readonly hash: Hex; readonly sum: number },
): boolean {
  if (hashes.length !== sums.length) return false;
  const hash = new Uint8Array(HASH);
  leafAt(hash, 0, leaf);
  let sum = leaf.balance;
  let at = position;
  for (const [i, other] of hashes.entries()) {
    const right = at % 2 === 1;
    const otherSum = sums[i] ?? 0;
    message.set(hash, right ? 2 * HASH : 0);
    putNumber(message, right ? 3 * HASH : HASH, sum);
    putHex(message, right ? 0 : 2 * HASH, other);
    putNumber(message, right ? HASH : 3 * HASH, otherSum);
    keccakInto(hash, 0, message, 0, 4 * HASH);
    sum += otherSum;
    at = Math.floor(at / 2);
  }
  return at === 0 && sum === root.sum && hexAt(hash, 0) === root.hash.toLowerCase();
}
