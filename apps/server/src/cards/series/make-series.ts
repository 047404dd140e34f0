import { setImmediate } from 'node:timers/promises';
import {
  createSeal,
  type GenerationRun,
  GOAT_SLUGS,
  seriesCards,
  seriesLeafText,
} from '@goats/collection';
import { sha256 } from '../catalogue/native-sha256.ts';
import type { GoatCounts, RarityCounts, SeriesCardRow } from './series-store.ts';

/** Cards made in one go, some ten milliseconds; then whoever waits gets a turn. */
const BATCH = 500;

export interface MadeSeries {
  readonly root: string;
  readonly count: number;
  readonly byRarity: RarityCounts;
  readonly byGoat: GoatCounts[];
}

/**
 * Makes every card of the runs once, batch by batch: a quarter of a million never are in memory
 * together, and the server answers others in between.
 *
 * `await makeSeries(runs, (batch) => insertCards(tx, id, batch))`
 */
export async function makeSeries(
  runs: readonly GenerationRun[],
  eachBatch: (cards: readonly SeriesCardRow[]) => Promise<void> | void,
): Promise<MadeSeries> {
  const seal = createSeal(sha256);
  const byRarity = noCards();
  const goats = new Map<string, { variations: number; moments: number }>();
  let position = 0;
  let batch: SeriesCardRow[] = [];
  let kept: Promise<void> | undefined;
  const flush = async () => {
    // The database keeps one batch while the next is made; a refusal is met at the next turn.
    await kept;
    kept = Promise.resolve(eachBatch(batch));
    kept.catch(() => {});
    batch = [];
    await setImmediate();
  };
  for (const { run, number, rarity, card } of seriesCards(runs)) {
    const leaf = seriesLeafText(card);
    const hash = sha256(leaf);
    seal.add(hash);
    position += 1;
    byRarity[rarity] += 1;
    const counts = goats.get(run.goat.id) ?? { variations: 0, moments: 0 };
    counts[run.kind === 'variation' ? 'variations' : 'moments'] += 1;
    goats.set(run.goat.id, counts);
    batch.push({
      position,
      kind: run.kind,
      goat: run.goat.id,
      number,
      rarity,
      hash,
      id: card.id,
      json: leaf.slice(LEAF.length),
    });
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  await kept;
  return {
    ...seal.close(),
    byRarity,
    byGoat: GOAT_SLUGS.flatMap((goat) => {
      const counts = goats.get(goat);
      return counts ? [{ goat, ...counts }] : [];
    }),
  };
}

const LEAF = 'leaf|';

export function noCards(): RarityCounts {
  return { Common: 0, Rare: 0, Epic: 0, Legendary: 0 };
}
