import { readFileSync, writeFileSync } from 'node:fs';

const DOCUMENT = new URL('../../../../docs/security.md', import.meta.url);
/** Stands before the tables and behind them. */
const MARK = '<!-- npm run economics -->';

function parts(): readonly [string, string, string] {
  const [before, tables, after, ...more] = readFileSync(DOCUMENT, 'utf8').split(MARK);
  if (before === undefined || tables === undefined || after === undefined || more.length > 0) {
    throw new Error(`docs/security.md needs ${MARK} twice`);
  }
  return [before, tables, after];
}

/** The tables as the document shows them. */
export function readFarmTables(): string {
  return parts()[1].trim();
}

export function writeFarmTables(tables: string): void {
  const [before, , after] = parts();
  writeFileSync(DOCUMENT, `${before}${MARK}\n\n${tables}\n\n${MARK}${after}`);
}
