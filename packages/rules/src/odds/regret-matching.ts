const ITERATIONS = 120;

/** Writes each weight's share of their sum over `mix`; even shares when there is nothing to share. */
function share(weights: Float64Array, mix: Float64Array): void {
  let sum = 0;
  for (let i = 0; i < weights.length; i += 1) sum += weights[i]!;
  for (let i = 0; i < weights.length; i += 1) {
    mix[i] = sum > 0 ? weights[i]! / sum : 1 / weights.length;
  }
}

/**
 * The row player's mix of a game of chances that the column player cannot exploit. Both sides play
 * on, each choice as often as it would have been regretted not to take it (regret matching, later
 * turns weighing more); the average comes to rest where neither regrets anything.
 */
export function evenHandedMix(chances: readonly (readonly number[])[]): readonly number[] {
  const [rows, columns] = [chances.length, chances[0]!.length];
  const rowRegret = new Float64Array(rows);
  const x = new Float64Array(rows);
  const total = new Float64Array(rows);
  const forRow = new Float64Array(rows);
  const columnRegret = new Float64Array(columns);
  const y = new Float64Array(columns);
  const forColumn = new Float64Array(columns);
  for (let turn = 1; turn <= ITERATIONS; turn += 1) {
    share(rowRegret, x);
    share(columnRegret, y);
    forColumn.fill(0);
    let value = 0;
    for (let i = 0; i < rows; i += 1) {
      const line = chances[i]!;
      let won = 0;
      for (let j = 0; j < columns; j += 1) {
        won += line[j]! * y[j]!;
        forColumn[j]! += line[j]! * x[i]!;
      }
      forRow[i] = won;
      value += x[i]! * won;
    }
    for (let i = 0; i < rows; i += 1) {
      rowRegret[i] = Math.max(0, rowRegret[i]! + forRow[i]! - value);
      total[i]! += x[i]! * turn;
    }
    for (let j = 0; j < columns; j += 1) {
      columnRegret[j] = Math.max(0, columnRegret[j]! + value - forColumn[j]!);
    }
  }
  share(total, x);
  return Array.from(x);
}
