import {
  baseGoatId,
  editMaster,
  GOAT_SLUGS,
  type GoatSlug,
  type MasterEdits,
  type MasterGoat,
  masterGoat,
  type ServerGoat,
  serverGoat,
} from '@goats/collection';
import { MASTER_FIELDS, type masterGoatChange } from '@goats/contract';
import type { Attributes } from '@goats/rules';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ActingOperator } from '../../desk/audit-log/acting-operator.ts';
import { AppError, invalidInput } from '../../errors.ts';
import {
  allOverrides,
  type GeneratedCounts,
  generatedCounts,
  lockOverrides,
  type OverrideRow,
  saveOverrides,
} from './master-goat-store.ts';

/** A goat as it stands: the product's own numbers, with what operators set on top. */
export interface StandingMaster {
  readonly goat: MasterGoat;
  readonly row: OverrideRow | undefined;
}

export type MasterGoatChange = z.output<typeof masterGoatChange>;

const NOTHING: GeneratedCounts = { variations: 0, moments: 0 };

/** The ten in base-goat order. `(await standingMasters(db))[2]?.goat.name // 'The Flea'` */
export async function standingMasters(db: Queryable): Promise<readonly StandingMaster[]> {
  const [rows, counts] = await Promise.all([allOverrides(db), generatedCounts(db)]);
  return GOAT_SLUGS.map((slug) =>
    stand(
      slug,
      rows.find((row) => row.base_goat_id === baseGoatId(slug)),
      counts.get(slug),
    ),
  );
}

function stand(
  slug: GoatSlug,
  row: OverrideRow | undefined,
  { variations, moments }: GeneratedCounts = NOTHING,
): StandingMaster {
  const goat = editMaster(masterGoat(slug), row?.overrides ?? {});
  return {
    goat: { ...goat, variationsGenerated: variations, iconicMomentsGenerated: moments },
    row,
  };
}

/** The public list: its numbers are those of the master goats, the rest is the product's own. */
export async function standingGoats(db: Queryable): Promise<ServerGoat[]> {
  const masters = await standingMasters(db);
  return masters.map(({ goat }) => ({
    ...serverGoat(goat.id),
    stats: { ...goat.baseAttributes, goatScore: goat.baseGoatScore },
  }));
}

/** Changes what new cards of a goat are made from. A change of nothing is no change. */
export async function changeMaster(
  { db, clock }: Deps,
  operator: ActingOperator,
  slug: GoatSlug,
  { version, ...change }: MasterGoatChange,
): Promise<StandingMaster> {
  return db.transaction(async (tx) => {
    const row = await lockOverrides(tx, baseGoatId(slug));
    if (version !== undefined && version !== (row?.version ?? 0)) {
      throw new AppError('CONFLICT', 'Somebody changed this goat in the meantime: look again.', {
        details: { version: row?.version ?? 0 },
      });
    }
    const before = row?.overrides ?? {};
    const after = merge(slug, before, change);
    const counts = (await generatedCounts(tx)).get(slug);
    const changed = MASTER_FIELDS.filter(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
    );
    if (changed.length === 0) return stand(slug, row, counts);
    const next: OverrideRow = {
      base_goat_id: baseGoatId(slug),
      overrides: after,
      version: (row?.version ?? 0) + 1,
      updated_at: new Date(clock.now()),
      updated_by: operator.username,
    };
    await saveOverrides(tx, next);
    await operator.record(tx, 'master goat changed', {
      goat: slug,
      version: next.version,
      before: pick(editMaster(masterGoat(slug), before), changed),
      after: pick(editMaster(masterGoat(slug), after), changed),
    });
    tx.announce(['goats']);
    return stand(slug, next, counts);
  });
}

/** Null takes a field back to the default; so does setting what the default is anyway. */
function merge(
  slug: GoatSlug,
  before: MasterEdits,
  change: Omit<MasterGoatChange, 'version'>,
): MasterEdits {
  const original = masterGoat(slug);
  const merged: Record<string, unknown> = { ...before };
  for (const field of MASTER_FIELDS) {
    const value = change[field];
    if (value === undefined) continue;
    if (value === null) delete merged[field];
    else
      merged[field] =
        field === 'baseAttributes' ? attributesAfter(original, before, change) : value;
    if (JSON.stringify(merged[field]) === JSON.stringify(original[field])) delete merged[field];
  }
  return merged;
}

function attributesAfter(
  original: MasterGoat,
  before: MasterEdits,
  { baseAttributes }: Omit<MasterGoatChange, 'version'>,
): Attributes {
  const standing = before.baseAttributes ?? original.baseAttributes;
  const given = Object.fromEntries(
    Object.entries(baseAttributes ?? {}).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(given).length === 0) {
    throw invalidInput('baseAttributes', 'must name at least one attribute');
  }
  return { ...standing, ...given };
}

function pick(goat: MasterGoat, fields: readonly (keyof MasterEdits)[]) {
  return Object.fromEntries(fields.map((field) => [field, goat[field]]));
}
