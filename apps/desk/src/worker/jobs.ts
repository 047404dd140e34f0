import {
  type CardKind,
  cardHash,
  createSeal,
  csvLine,
  erc721Metadata,
  type GeneratedMoment,
  type GeneratedVariation,
  type GenerationRun,
  type MintedCard,
  MOMENT_CSV_HEADER,
  MOMENT_PROGRESS_STEP,
  mintVariation,
  momentCells,
  momentMetadata,
  NFT_PROGRESS_STEP,
  type Provenance,
  runSize,
  seriesCardHash,
  seriesCards,
  VARIATION_CSV_HEADER,
  variationCells,
} from '@goats/collection';
import { findRows } from './card-search.ts';
import { addCard, addRun, type CardStore, cardAt } from './card-store.ts';
import { createZipWriter } from './zip-writer.ts';

/** Where a job stands; whoever drives it may pause or stop after each. */
export interface Step {
  readonly done: number;
  readonly total: number;
  /** The run that is being made, while cards are. */
  readonly run?: GenerationRun;
  readonly runDone?: number;
  /** What a file grows by. */
  readonly bytes?: readonly Uint8Array[];
}

export type Job<Result> = Generator<Step, Result, undefined>;

const stepOf = (kind: CardKind) =>
  kind === 'variation' ? NFT_PROGRESS_STEP : MOMENT_PROGRESS_STEP;

const sizeOf = (runs: readonly GenerationRun[]) => runs.reduce((sum, run) => sum + runSize(run), 0);

/** `for (const step of generate(store, runs)) …`: wherever it is stopped, what is made stays made. */
export function* generate(store: CardStore, runs: readonly GenerationRun[]): Job<void> {
  const total = sizeOf(runs);
  let done = 0;
  try {
    for (const run of runs) {
      const index = addRun(store, run);
      const step = stepOf(run.kind);
      for (let number = run.from; number <= run.to; number += 1) {
        addCard(store, index, number);
        done += 1;
        const runDone = number - run.from + 1;
        if (runDone % step === 0 || number === run.to) yield { done, total, run, runDone };
      }
    }
  } finally {
    store.version += 1;
  }
}

/** `seal(runs)`: the root over all cards of these runs in order; what a series is published under. */
export function* seal(runs: readonly GenerationRun[]): Job<Provenance> {
  const total = sizeOf(runs);
  const growing = createSeal();
  let done = 0;
  for (const { card } of seriesCards(runs)) {
    growing.add(seriesCardHash(card));
    done += 1;
    if (done % NFT_PROGRESS_STEP === 0) yield { done, total };
  }
  return growing.close();
}

/** As a token: what a marketplace would show of a generated variation. */
function tokenAt(store: CardStore, row: number): MintedCard & { edition?: string } {
  const variation = cardAt(store, 'variation', row) as GeneratedVariation;
  const { edition } = variation.traits;
  return { ...mintVariation(variation), ...(edition === undefined ? {} : { edition }) };
}

/** The root over the tokens in card order: that of the first season, when these are its cards. */
export function* sealTokens(store: CardStore): Job<Provenance> {
  const { count } = store.variation;
  const growing = createSeal();
  // Ids deal the goats out in turn, so rows in number order first and goat order second.
  const rows = Array.from(findRows(store, { kind: 'variation', text: '', order: 'number' }));
  rows.sort((a, b) => idPlace(store, a) - idPlace(store, b));
  for (const [at, row] of rows.entries()) {
    growing.add(cardHash(tokenAt(store, row) as Parameters<typeof cardHash>[0]));
    if (at % NFT_PROGRESS_STEP === 0) yield { done: at, total: count };
  }
  return growing.close();
}

const idPlace = (store: CardStore, row: number) =>
  (store.variation.number[row] as number) * 16 + (store.variation.goat[row] as number);

const encoder = new TextEncoder();
const text = (words: string) => encoder.encode(words);

export interface FileOptions {
  readonly kind: CardKind;
  /** Where tokens are shown and pictures lie; empty leaves paths. */
  readonly baseUrl: string;
  /** Milliseconds; printed into the archive. */
  readonly at: number;
}

/** Metadata files named after their token or moment, ERC-721 as marketplaces read it. */
export function* metadataZip(store: CardStore, { kind, baseUrl, at }: FileOptions): Job<number> {
  const zip = createZipWriter(new Date(at));
  const total = store[kind].count;
  const step = stepOf(kind);
  let bytes: Uint8Array[] = [];
  for (let row = 0; row < total; row += 1) {
    const [name, metadata] =
      kind === 'variation'
        ? variationFile(tokenAt(store, row), baseUrl)
        : momentFile(cardAt(store, kind, row) as GeneratedMoment, baseUrl);
    bytes.push(...zip.add(name, text(JSON.stringify(metadata))));
    if ((row + 1) % step === 0) {
      yield { done: row + 1, total, bytes };
      bytes = [];
    }
  }
  yield { done: total, total, bytes: [...bytes, ...zip.finish()] };
  return total;
}

function variationFile(token: MintedCard, baseUrl: string): readonly [string, unknown] {
  return [`variations/${token.tokenId}.json`, erc721Metadata(token, { baseUrl })];
}

function momentFile(moment: GeneratedMoment, baseUrl: string): readonly [string, unknown] {
  const base = baseUrl.replace(/\/+$/, '');
  const image = `${base === '' ? '' : `${base}/`}pictures/${moment.id}.svg`;
  return [`moments/${moment.id}.json`, momentMetadata(moment, { image })];
}

/** One line a card, with a header; opens in any spreadsheet. */
export function* csvFile(store: CardStore, { kind }: Pick<FileOptions, 'kind'>): Job<number> {
  const total = store[kind].count;
  const step = stepOf(kind);
  let lines = csvLine(kind === 'variation' ? VARIATION_CSV_HEADER : MOMENT_CSV_HEADER);
  for (let row = 0; row < total; row += 1) {
    const card = cardAt(store, kind, row);
    lines += csvLine('variationNumber' in card ? variationCells(card) : momentCells(card));
    if ((row + 1) % step === 0) {
      yield { done: row + 1, total, bytes: [text(lines)] };
      lines = '';
    }
  }
  yield { done: total, total, bytes: [text(lines)] };
  return total;
}
