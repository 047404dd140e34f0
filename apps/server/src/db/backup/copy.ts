import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

/** `copyOut(client, 'copy cards to stdout')`: the rows in COPY's text format, as fast as they are read. */
export function copyOut(client: pg.Client, sql: string): Readable {
  return client.query(to(sql));
}

/** `await copyIn(client, 'copy cards from stdin', chunks)` */
export function copyIn(
  client: pg.Client,
  sql: string,
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  return pipeline(chunks, client.query(from(sql)));
}
