/** Chance that can be had again: the same seed, the same run. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `most`. */
  below(most: number): number;
  maybe(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** `createChance(7).below(10)`: the mulberry32 generator. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    next,
    below,
    maybe: (probability) => next() < probability,
    pick: (list) => list[below(list.length)]!,
  };
}
