import { type Rarity, sha256Hex } from '@goats/rules';
import { type GenerationRun, runMoment, runVariation } from '../admin/generation-runs.ts';
import type { GeneratedMoment } from '../generator/moments.ts';
import type { GeneratedVariation } from '../generator/variations.ts';
import { canonicalJson } from '../provenance/canonical-json.ts';
import { createSeal, type Provenance } from '../provenance/provenance.ts';

/**
 * A series is what is published together: the cards of some runs, in the order of the runs. From
 * the runs alone anybody makes the same cards and the same root.
 */
export interface SeriesCard {
  readonly run: GenerationRun;
  /** The variation's or the moment card's number. */
  readonly number: number;
  readonly rarity: Rarity;
  readonly card: GeneratedVariation | GeneratedMoment;
}

/** `for (const { card } of seriesCards(runs)) …`: one at a time, run after run. */
export function* seriesCards(
  runs: Iterable<GenerationRun>,
): Generator<SeriesCard, void, undefined> {
  const makers = new Map<string, CardMaker>();
  for (const run of runs) {
    // A collection comes in hundreds of small runs, and preparing one costs as much as its cards.
    const key = canonicalJson([run.kind, run.goat, run.settings]);
    const make = makers.get(key) ?? makerOf(run);
    makers.set(key, make);
    for (let number = run.from; number <= run.to; number += 1) {
      const card = make(number);
      yield { run, number, rarity: card.rarity, card };
    }
  }
}

type CardMaker = (number: number) => SeriesCard['card'];

function makerOf(run: GenerationRun): CardMaker {
  return run.kind === 'variation' ? runVariation(run) : runMoment(run);
}

/** What is hashed of a card: the whole of it, as the generator made it. */
export function seriesLeafText(card: SeriesCard['card']): string {
  return `leaf|${canonicalJson(card)}`;
}

/** `seriesCardHash(generateMoment(settings, goat, 1))`: the leaf of one card of a series. */
export function seriesCardHash(card: SeriesCard['card']): string {
  return sha256Hex(seriesLeafText(card));
}

/** `sealSeries(runs).root`: leaves and nodes as in provenance.ts. */
export function sealSeries(runs: Iterable<GenerationRun>): Provenance {
  const seal = createSeal();
  for (const { card } of seriesCards(runs)) seal.add(seriesCardHash(card));
  return seal.close();
}
