import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { copyIn, copyOut } from './copy.ts';

describe('copying rows', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.db.query('create table notes (id int primary key, text text)');
    client = await database.db.connect();
  });
  beforeEach(() => client.query('truncate notes'));
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const count = async () => (await client.query('select count(*)::int as n from notes')).rows[0].n;

  async function* lines(...texts: string[]): AsyncGenerator<Buffer> {
    for (const text of texts) yield Buffer.from(text);
  }

  it('brings back what went in, also in pieces that end in the middle of a character', async () => {
    const text = `1\tgoat 🐐\\nand more\n2\t${'x'.repeat(300_000)}\n`;
    const bytes = Buffer.from(text);
    async function* pieces() {
      for (let at = 0; at < bytes.length; at += 7_777) yield bytes.subarray(at, at + 7_777);
      yield bytes.subarray(bytes.length);
    }
    await copyIn(client, 'copy notes from stdin', pieces());
    expect(await count()).toBe(2);
    const out = copyOut(client, 'copy (select * from notes order by id) to stdout');
    expect((await buffer(out)).toString()).toBe(text);
  });

  it('keeps nothing when the source breaks off, and the connection can be used again', async () => {
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('1\tone\n');
      throw new Error('the file ends here');
    }
    await expect(copyIn(client, 'copy notes from stdin', broken())).rejects.toThrow(
      'the file ends here',
    );
    expect(await count()).toBe(0);
  });

  it('says what PostgreSQL says to a row it does not take', async () => {
    const twice = copyIn(client, 'copy notes from stdin', lines('1\tone\n', '1\tagain\n'));
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(await count()).toBe(0);
    await expect(copyIn(client, 'copy nothing from stdin', lines('1\n'))).rejects.toThrow(
      'does not exist',
    );
  });

  it('does not hold up the end of a connection when nobody reads on', async () => {
    const reader = await database.db.connect();
    const rows = copyOut(
      reader,
      "copy (select repeat('x', 1000) from generate_series(1, 100000)) to stdout",
    );
    for await (const _ of rows) break;
    await reader.end();
  });
});
