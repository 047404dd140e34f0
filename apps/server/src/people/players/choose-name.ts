import { goatSummaries, housePlayers } from '@goats/collection';
import {
  NAME_CHANGES_PER_DAY,
  NAME_RESET_MS,
  nameKey,
  nextDay,
  tidyName,
  utcDay,
  whyNoName,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ActingOperator } from '../../desk/audit-log/acting-operator.ts';
import { AppError, notFound, refuse } from '../../errors.ts';
import { dateOf } from '../../kernel/dates.ts';
import {
  countNameChange,
  isNameTaken,
  lockName,
  type NameRow,
  removeName,
  resetUntil,
  writeName,
  writeReset,
} from './name-store.ts';
import { dismissReports, forgetReports } from './report-store.ts';

/** Nobody may be taken for one of them. */
const OURS = [...goatSummaries, ...housePlayers()].map(({ name }) => name);

/** `await chooseName(deps, '0x…', 'Ada') // 'Ada'`; null takes the name away. */
export async function chooseName(
  { db, clock }: Deps,
  address: string,
  chosen: string | null,
): Promise<string | null> {
  const name = chosen === null ? null : tidyName(chosen);
  const problem = name === null ? null : whyNoName(name, OURS);
  if (problem) throw new AppError('INVALID_INPUT', problem, { details: { field: 'name' } });
  const now = clock.now();
  try {
    await db.transaction(async (tx) => {
      const before = await lockName(tx, address);
      if ((before?.name ?? null) === name) return;
      await spendChange(tx, address, now);
      if (name === null) await removeName(tx, address);
      else await takeName(tx, { address, name, key: nameKey(name), at: new Date(now) });
    });
  } catch (error) {
    // By the database's own indexes: of two wallets at one instant, on any two instances, one wins.
    if (!isNameTaken(error)) throw error;
    throw refuse('name-taken');
  }
  return name;
}

async function spendChange(tx: Queryable, address: string, now: number): Promise<void> {
  const day = dateOf(utcDay(now));
  if (await countNameChange(tx, { address, day, most: NAME_CHANGES_PER_DAY })) return;
  const nextAt = new Date(nextDay(now)).toISOString();
  throw refuse('name-limit', { most: NAME_CHANGES_PER_DAY }, { details: { nextAt } });
}

async function takeName(tx: Queryable, name: Parameters<typeof writeName>[1]): Promise<void> {
  const until = await resetUntil(tx, name);
  if (until) {
    throw refuse('name-reset', {}, { details: { nextAt: until.toISOString() } });
  }
  await writeName(tx, name);
}

interface Judged {
  readonly address: string;
  /** As the operator saw it. */
  readonly name: string;
  readonly reason: string;
}

/** Takes a name away, and keeps its wallet from taking it again for a week. */
export async function resetName(
  { db, clock }: Deps,
  operator: ActingOperator,
  { address, name, reason }: Judged,
): Promise<void> {
  await db.transaction(async (tx) => {
    await seenName(tx, address, name);
    const until = new Date(clock.now() + NAME_RESET_MS);
    await writeReset(tx, { address, key: nameKey(name), until });
    await removeName(tx, address);
    await forgetReports(tx, { address, name });
    await operator.record(tx, 'name reset', { wallet: address, name, reason });
  });
}

/** Leaves a name alone, whatever was said about it. */
export async function keepName(
  { db, clock }: Deps,
  operator: ActingOperator,
  { address, name, reason }: Judged,
): Promise<void> {
  await db.transaction(async (tx) => {
    await seenName(tx, address, name);
    const reports = await dismissReports(tx, { address, name, at: new Date(clock.now()) });
    if (reports === 0) throw notFound('Nobody has reported that name.');
    await operator.record(tx, 'name kept', { wallet: address, name, reason, reports });
  });
}

/** Whoever judges a name judges the one that was on the screen. */
async function seenName(tx: Queryable, address: string, name: string): Promise<NameRow> {
  const now = await lockName(tx, address);
  if (!now) throw notFound('That wallet has no name.');
  if (now.house)
    throw new AppError('CONFLICT', `${now.name} plays for the house and keeps the name.`);
  if (now.name !== name) {
    throw new AppError('CONFLICT', `It is called ${now.name} by now: look again.`);
  }
  return now;
}
