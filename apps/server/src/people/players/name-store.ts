import { isWalletAddress, NAME_RESET_MS, nameKey } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../errors.ts';

/** What is announced when a wallet's name changes: 'name:0x…' */
export const NAME_TOPIC = 'name:';

export interface NameRow extends Record<string, unknown> {
  readonly address: string;
  readonly name: string;
  readonly house: boolean;
}

/** `(await nameMap(db, wallets)).get('0x…') // 'Sir Bleats'` */
export async function nameMap(
  db: Queryable,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map();
  const rows = await namesOf(db, [...new Set(addresses)]);
  return new Map(rows.map(({ address, name }) => [address, name]));
}

/** Of those that have one, in no order. */
export function namesOf(db: Queryable, addresses: readonly string[]): Promise<NameRow[]> {
  return db.prepared<NameRow>(
    'names-of',
    'select address, display_name as name, house from players where address = any ($1)',
    [addresses],
  );
}

/** Whoever is meant by an address or a name. */
export async function addressOf(db: Queryable, named: string): Promise<string> {
  const known = isWalletAddress(named)
    ? named.toLowerCase()
    : await addressNamed(db, nameKey(named));
  if (known === undefined) throw refuse('nobody-called', { named });
  return known;
}

/** Who is called so, by the name's key: no two have the same. */
async function addressNamed(db: Queryable, key: string): Promise<string | undefined> {
  const [row] = await db.prepared<{ address: string }>(
    'address-named',
    'select address from players where name_key = $1',
    [key],
  );
  return row?.address;
}

/** One change of a wallet's name at a time, by itself or by the operator. */
export async function lockName(tx: Queryable, address: string): Promise<NameRow | undefined> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('names'), hashtext($1))`, [address]);
  const [row] = await namesOf(tx, [address]);
  return row;
}

export interface NewName {
  readonly address: string;
  readonly name: string;
  readonly key: string;
  readonly at: Date;
}

/**
 * Reports are about a name, and stay with it for a while: or whoever was reported would change it to
 * and fro, and nobody had said anything.
 */
export async function writeName(tx: Queryable, { address, name, key, at }: NewName): Promise<void> {
  await tx.query(
    `insert into players (address, display_name, name_key, named_at) values ($1, $2, $3, $4)
     on conflict (address) do update
       set display_name = excluded.display_name, name_key = excluded.name_key,
           named_at = excluded.named_at`,
    [address, name, key, at],
  );
  await tx.query('delete from name_reports where address = $1 and name <> $2 and at < $3', [
    address,
    name,
    new Date(at.getTime() - NAME_RESET_MS),
  ]);
  tx.announce([NAME_TOPIC + address]);
}

export async function removeName(tx: Queryable, address: string): Promise<void> {
  await tx.query('delete from players where address = $1 and not house', [address]);
  tx.announce([NAME_TOPIC + address]);
}

/** `isNameTaken(error)`: the database refused a name because of another one. */
export function isNameTaken(error: unknown): boolean {
  const { constraint } = error as { constraint?: string };
  return constraint === 'players_name_key_key' || constraint === 'players_display_name_key';
}

/** Counts one change on a UTC day; false when there were as many as there may be. */
export async function countNameChange(
  tx: Queryable,
  { address, day, most }: { address: string; day: string; most: number },
): Promise<boolean> {
  const counted = await tx.query(
    `insert into day_counters as c (day, what, used) values ($1, 'name:' || $2, 1)
     on conflict (day, what) do update set used = c.used + 1 where c.used < $3 returning used`,
    [day, address, most],
  );
  return counted.length > 0;
}

/** Until when the wallet may not be called so; undefined when it may. */
export async function resetUntil(
  tx: Queryable,
  { address, key, at }: Pick<NewName, 'address' | 'key' | 'at'>,
): Promise<Date | undefined> {
  const [row] = await tx.query<{ until: Date }>(
    'select until from name_resets where address = $1 and name_key = $2 and until > $3',
    [address, key, at],
  );
  return row?.until;
}

export async function writeReset(
  tx: Queryable,
  { address, key, until }: { address: string; key: string; until: Date },
): Promise<void> {
  await tx.query(
    `insert into name_resets (address, name_key, until) values ($1, $2, $3)
     on conflict (address, name_key) do update set until = excluded.until`,
    [address, key, until],
  );
}
