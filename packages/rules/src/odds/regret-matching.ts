const ITERATIONS = 300;

function mixOf(regrets: Float64Array): Float64Array {
  const sum = regrets.reduce((total, regret) => total + regret, 0);
  return sum > 0 ? regrets.map((regret) => regret / sum) : regrets.map(() => 1 / regrets.length);
}

/**
 * The row player's mix of a game of chances that the column player cannot exploit. Both sides play
 * on, each choice as often as it would have been regretted not to take it (regret matching, later
 * rounds weighing more); the average comes to rest where neither regrets anything.
 */
export function evenHandedMix(chances: readonly (readonly number[])[]): readonly number[] {
  const rows = new Float64Array(chances.length);
  const columns = new Float64Array(chances[0]!.length);
  const total = new Float64Array(rows.length);
  for (let turn = 1; turn <= ITERATIONS; turn += 1) {
    const x = mixOf(rows);
    const y = mixOf(columns);
    const forRow = new Float64Array(rows.length);
    const forColumn = new Float64Array(columns.length);
    let value = 0;
    for (let i = 0; i < rows.length; i += 1) {
      const line = chances[i]!;
      for (let j = 0; j < columns.length; j += 1) {
        forRow[i]! += line[j]! * y[j]!;
        forColumn[j]! += line[j]! * x[i]!;
      }
      value += x[i]! * forRow[i]!;
    }
    for (let i = 0; i < rows.length; i += 1) {
      rows[i] = Math.max(0, rows[i]! + forRow[i]! - value);
      total[i]! += x[i]! * turn;
    }
    for (let j = 0; j < columns.length; j += 1) {
      columns[j] = Math.max(0, columns[j]! + value - forColumn[j]!);
    }
  }
  return Array.from(mixOf(total));
}
