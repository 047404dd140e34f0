import { createView } from '@noble/hashes/utils.js';
import { sha256 } from './sha256.ts';

export interface SeededStream {
  /** A whole number from 0 up to but not including `below`, every one equally likely. */
  readonly int: (below: number) => number;
  /** 0 or 1. */
  readonly bit: () => 0 | 1;
  /** A new list in random order (Fisher–Yates, from the end). */
  readonly shuffle: <T>(items: readonly T[]) => T[];
}

const WORD_VALUES = 0x1_0000_0000;

/**
 * Randomness anybody can recompute. Block n is SHA-256 of
 * `goat-stream-v1|serverSeed|seedA|seedB|matchId|n` (n = 0, 1, 2 …), read as eight 32-bit
 * big-endian words. A draw below k takes the next word and skips words at or above the largest
 * multiple of k, because a plain remainder would favour small numbers.
 *
 * `seededStream(serverSeed, seedA, seedB, matchId).shuffle(ATTRIBUTES)`
 */
export function seededStream(
  serverSeed: string,
  seedA: string,
  seedB: string,
  matchId: string,
): SeededStream {
  const label = `goat-stream-v1|${serverSeed}|${seedA}|${seedB}|${matchId}`;
  let counter = 0;
  let position = 32;
  let block = createView(new Uint8Array(32));

  function word(): number {
    if (position === 32) {
      block = createView(sha256(`${label}|${counter}`));
      counter += 1;
      position = 0;
    }
    const value = block.getUint32(position);
    position += 4;
    return value;
  }

  function int(below: number): number {
    if (!Number.isInteger(below) || below < 1 || below > WORD_VALUES) {
      throw new RangeError(`cannot draw below ${below}`);
    }
    const limit = WORD_VALUES - (WORD_VALUES % below);
    let value = word();
    while (value >= limit) value = word();
    return value % below;
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const list = [...items];
    for (let i = list.length - 1; i > 0; i -= 1) {
      const j = int(i + 1);
      const held = list[i]!;
      list[i] = list[j]!;
      list[j] = held;
    }
    return list;
  }

  return { int, bit: () => (int(2) === 0 ? 0 : 1), shuffle };
}
