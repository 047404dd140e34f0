import { mix, scramble } from './seeded.ts';

const ROUNDS = 4;

/**
 * `const at = permutation(key, 2000); at(0) // somewhere in 0..1999, and no two alike`
 *
 * A shuffle that can be asked for one position at a time. Adding a hash of one coordinate to the
 * other can always be taken back, so four rounds over a grid of at least `size` cells visit each
 * cell once; positions that land in the few surplus cells walk on until they are inside.
 */
export function permutation(key: number, size: number): (position: number) => number {
  const width = Math.max(1, Math.ceil(Math.sqrt(size)));
  const height = Math.max(1, Math.ceil(size / width));
  const keys = Array.from({ length: ROUNDS }, (_, round) => mix(key, round));

  return (position) => {
    if (!Number.isInteger(position) || position < 0 || position >= size) {
      throw new RangeError(`Position ${position} is outside 0 to ${size - 1}`);
    }
    let cell = position;
    do {
      let row = Math.floor(cell / width);
      let column = cell % width;
      for (let round = 0; round < ROUNDS; round += 1) {
        const roundKey = keys[round] ?? 0;
        if (round % 2 === 0)
          row = (row + (scramble(roundKey ^ scramble(column)) % height)) % height;
        else column = (column + (scramble(roundKey ^ scramble(row + 1)) % width)) % width;
      }
      cell = row * width + column;
    } while (cell >= size);
    return cell;
  };
}
