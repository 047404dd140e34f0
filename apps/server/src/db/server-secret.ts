import { randomBytes } from 'node:crypto';
import type { Queryable } from './database.ts';

/**
 * A secret that all instances share, made when the first of them asks for it and kept in the
 * database. Asked for once by each instance.
 *
 * `const secret = serverSecret(db, 'starter work'); … hmac(await secret())`
 */
export function serverSecret(db: Queryable, name: string): () => Promise<Buffer> {
  let known: Promise<Buffer> | undefined;
  return () => {
    known ??= readOrMake(db, name).catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function readOrMake(db: Queryable, name: string): Promise<Buffer> {
  await db.query(
    'insert into server_secrets (name, value) values ($1, $2) on conflict (name) do nothing',
    [name, randomBytes(32)],
  );
  const [row] = await db.query<{ value: Buffer }>(
    'select value from server_secrets where name = $1',
    [name],
  );
  return row!.value;
}
