/** `median([3, 1, 2]) // 2` */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A Markdown table, so that a run can be pasted into a page as it is. */
export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log([line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n'));
}
