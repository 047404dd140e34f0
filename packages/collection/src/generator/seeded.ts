/**
 * Randomness as a function of (seed, what it is for, which card): nothing is drawn in sequence,
 * so card 17,000 can be made without making the 16,999 before it.
 */

/** `hashText('first season')`: 32 bits of a seed or a label. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return scramble(hash);
}

/** Every input bit moves about half of the output bits; plain FNV leaves neighbours alike. */
export function scramble(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** `mix(key, 7)`: a key of its own for the seventh thing under `key`. */
export function mix(key: number, part: number): number {
  return scramble(key ^ scramble(part + 0x9e3779b9));
}

/** `unit(key) // 0.7313…`, from 0 up to but not including 1. */
export function unit(key: number): number {
  return (key >>> 0) / 0x1_0000_0000;
}

/** `below(key, 12) // 0 to 11` */
export function below(key: number, count: number): number {
  return Math.floor(unit(key) * count);
}

/** `pick(key, KITS)` */
export function pick<T>(key: number, list: readonly T[]): T {
  const item = list[below(key, list.length)];
  if (item === undefined) throw new RangeError('Cannot pick from an empty list');
  return item;
}

/** `pickWeighted(key, [60, 30, 8, 2]) // the index 0 to 3`; weights need not sum to anything. */
export function pickWeighted(key: number, weights: readonly number[]): number {
  return weightedIndex(unit(key), weights);
}

/** `weightedIndex(0.95, [60, 30, 8, 2]) // 2`; the same choice for any source of randomness. */
export function weightedIndex(roll: number, weights: readonly number[]): number {
  let total = 0;
  for (const weight of weights) total += weight;
  let rest = roll * total;
  let last = 0;
  for (let index = 0; index < weights.length; index += 1) {
    const weight = weights[index] ?? 0;
    if (weight <= 0) continue;
    last = index;
    rest -= weight;
    if (rest < 0) return index;
  }
  return last;
}
