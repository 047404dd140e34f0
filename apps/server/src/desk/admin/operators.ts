import type { Config } from '../../config.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { hashPassword, newPassword, passwordMatches } from './passwords.ts';

/**
 * Makes sure that there is an operator. A configured password always wins; without one a password
 * is made at the first start and answered once, to be printed; afterwards only its hash exists.
 */
export async function ensureOperator(db: Database, config: Config): Promise<string | undefined> {
  const { adminUsername: username, adminPassword } = config;
  return db.transaction(async (tx) => {
    await tx.query('lock table operators in share row exclusive mode');
    const hash = await hashOf(tx, username);
    if (adminPassword !== undefined) {
      // Hashing anew at each start would be harmless but slow, and would look like a change.
      const same = hash !== undefined && (await passwordMatches(adminPassword, hash));
      if (!same) await keep(tx, username, await hashPassword(adminPassword));
      return undefined;
    }
    if (hash !== undefined) return undefined;
    const password = newPassword();
    await keep(tx, username, await hashPassword(password));
    return password;
  });
}

/** A hash that no password has, so that an unknown name takes as long to refuse as a known one. */
const NOBODY = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function isOperator(
  db: Queryable,
  username: string,
  password: string,
): Promise<boolean> {
  const hash = await hashOf(db, username);
  const matches = await passwordMatches(password, hash ?? NOBODY);
  return matches && hash !== undefined;
}

/** `await operatorExists(db, 'admin') // true` */
export async function operatorExists(db: Queryable, username: string): Promise<boolean> {
  return (await hashOf(db, username)) !== undefined;
}

async function hashOf(db: Queryable, username: string): Promise<string | undefined> {
  const [row] = await db.query<{ password_hash: string }>(
    'select password_hash from operators where username = $1',
    [username],
  );
  return row?.password_hash;
}

/** A new password ends the sessions that the old one began, and no browser is known any more. */
async function keep(tx: Queryable, username: string, hash: string): Promise<void> {
  await tx.query('delete from operator_devices where operator = $1', [username]);
  await tx.query('delete from sessions where operator = $1', [username]);
  await tx.query(
    `insert into operators (username, password_hash) values ($1, $2)
     on conflict (username) do update set password_hash = excluded.password_hash`,
    [username, hash],
  );
}
