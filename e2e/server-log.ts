import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the product writes its log while journeys walk through it. */
export const SERVER_LOG = join(import.meta.dirname, '../.cache/test-results/server.log');

interface LoggedFault {
  readonly part: string;
  readonly message: string;
  readonly stack?: string;
  readonly path: string;
}

/** What pages told the server about themselves. */
export async function loggedFaults(): Promise<LoggedFault[]> {
  const log = await readFile(SERVER_LOG, 'utf8').catch(() => '');
  return log
    .split('\n')
    .filter((line) => line.includes('a page broke'))
    .map((line) => (JSON.parse(line) as { fault: LoggedFault }).fault);
}
