import { randomBytes } from 'node:crypto';
import type { Queryable } from './database.ts';

/**
 * 32 random bytes that all instances on one database share: whichever asks first makes them. Looked
 * up once an instance, and again after a failure.
 *
 * `const secret = serverSecret(db, 'nonces'); await secret() // <Buffer …>`
 */
export function serverSecret(db: Queryable, name: string): () => Promise<Buffer> {
  let known: Promise<Buffer> | undefined;
  return () => {
    known ??= readOrMake(db, name).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function readOrMake(db: Queryable, name: string): Promise<Buffer> {
  await db.query(
    'insert into server_secrets (name, secret) values ($1, $2) on conflict do nothing',
    [name, randomBytes(32)],
  );
  const [row] = await db.query<{ secret: Buffer }>(
    'select secret from server_secrets where name = $1',
    [name],
  );
  return row!.secret;
}
