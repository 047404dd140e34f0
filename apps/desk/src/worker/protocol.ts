import type { CardKind, GenerationRun, GoatSlug, Provenance } from '@goats/collection';
import type { CardReport } from './card-report.ts';
import type { CardQuery } from './card-search.ts';
import type { GeneratedCard } from './card-store.ts';

/** Somewhere to write: a file the operator picked, or parts that are put together for a download. */
export type FileTarget = FileSystemFileHandle | null;

/** What can be asked of the generation worker, and what it answers. */
export interface Asks {
  /** Makes the cards of these runs; `replace` forgets all others first. */
  generate: {
    ask: { runs: readonly GenerationRun[]; replace: boolean };
    answer: { made: number; cancelled: boolean };
  };
  rows: {
    ask: { query: CardQuery; offset: number; count: number };
    answer: { total: number; cards: readonly GeneratedCard[] };
  };
  report: { ask: { kind: CardKind; goat?: GoatSlug }; answer: CardReport };
  /** Null when it was cancelled. */
  seal: { ask: { runs: readonly GenerationRun[] }; answer: Provenance | null };
  /** The same over the variations as tokens: the first season's root, when these are its cards. */
  sealTokens: { ask: Record<string, never>; answer: Provenance | null };
  file: {
    ask: { what: 'metadata' | 'csv'; kind: CardKind; baseUrl: string; target: FileTarget };
    answer: WrittenFile | null;
  };
  /** Which cards a query finds, as run and number, for the picture worker. */
  picks: { ask: { query: CardQuery }; answer: CardPicks };
}

/** And of the picture worker. */
export interface PictureAsks {
  draw: { ask: { card: GeneratedCard }; answer: string };
  pictures: {
    ask: { picks: CardPicks; target: FileTarget };
    answer: WrittenFile | null;
  };
}

export interface CardPicks {
  /** As the worker keeps them; the desk may have joined some. */
  readonly runs: readonly GenerationRun[];
  readonly run: Uint16Array;
  readonly number: Uint16Array;
}

export interface WrittenFile {
  readonly files: number;
  readonly bytes: number;
  /** Empty when the bytes went straight into the file. */
  readonly parts: readonly Blob[];
}

export interface JobProgress {
  readonly done: number;
  readonly total: number;
  readonly run?: { readonly kind: CardKind; readonly goat: GoatSlug; readonly done: number };
}
