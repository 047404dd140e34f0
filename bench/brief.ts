/**
 * `--brief`: the same code on the smallest size, to see that a bench still starts and ends. What it
 * measures then means nothing, is never recorded, and needs no reference from the registry.
 */
export const BRIEF = process.argv.includes('--brief');

/** `const ROUNDS = sized(5, 1)`: the second in a brief run. */
export function sized(full: number, brief: number): number {
  return BRIEF ? brief : full;
}

/** `const [rounds, seconds] = numbersOr(5, 5)`: what was typed after the name of the bench. */
export function numbersOr(...defaults: readonly number[]): number[] {
  const typed = process.argv.slice(2).filter((word) => /^\d+$/.test(word));
  return defaults.map((each, i) => (typed[i] === undefined ? each : Number(typed[i])));
}
