import {
  type CardKind,
  type CollectionState,
  countRuns,
  DEFAULT_SETTINGS,
  editMaster,
  type GenerationRun,
  type GenerationSettings,
  type GoatSlug,
  joinRuns,
  type MasterEdits,
  type MasterGoat,
  masterGoats,
  runSize,
} from '@goats/collection';
import { createListeners } from '@goats/ui/browser/store.ts';
import {
  createWorkerClient,
  type WorkerClient,
  type WorkerLike,
} from '@goats/ui/workers/worker-client.ts';
import { madeOf } from '../worker/made-of.ts';
import type { Asks, JobProgress, PictureAsks } from '../worker/protocol.ts';

import { type Pace, paceOf } from './pace.ts';

export interface DeskJob extends Pace {
  readonly title: string;
  /** What its count counts. */
  readonly unit: 'cards' | 'files';
  readonly done: number;
  readonly total: number;
  readonly run: JobProgress['run'];
  /** While cards are generated: what will be there when it is through. */
  readonly runs: readonly GenerationRun[];
  readonly stopping: boolean;
}

export interface DeskState extends CollectionState {
  readonly job: DeskJob | null;
  /** Rises whenever the generated cards change. */
  readonly version: number;
  /** Somebody worked here: what the server has saved no longer takes its place unasked. */
  readonly touched: boolean;
}

export interface DeskPorts {
  readonly startGenerator: () => WorkerLike<JobProgress>;
  readonly startPictures: () => WorkerLike<JobProgress>;
  readonly now: () => number;
}

export interface Generated {
  readonly runs: readonly GenerationRun[];
  readonly made: number;
  readonly cancelled: boolean;
}

/**
 * The operator's working copy: master goats, settings, what was generated, and the one job that is
 * running. It lives as long as the page, also while another screen is shown.
 */
export interface Desk {
  subscribe(listener: () => void): () => void;
  state(): DeskState;
  readonly generator: Pick<WorkerClient<Asks, JobProgress>, 'ask'>;
  readonly pictures: Pick<WorkerClient<PictureAsks, JobProgress>, 'ask'>;
  change(settings: Partial<GenerationSettings>): void;
  edit(goat: GoatSlug, edits: MasterEdits): void;
  /** Takes over what may be edited; counters and stories stay. */
  adopt(goats: ReadonlyArray<{ id: string } & Required<MasterEdits>>): void;
  generate(runs: readonly GenerationRun[], title: string): Promise<Generated>;
  restore(state: CollectionState, title: string): Promise<Generated>;
  /** Any other long job: it fills the same progress panel and hears the same cancel button. */
  work<T>(
    title: string,
    unit: DeskJob['unit'],
    job: (extras: { onProgress: (p: JobProgress) => void; signal: AbortSignal }) => Promise<T>,
  ): Promise<T>;
  cancel(): void;
  /** Forgets everything and ends the workers. */
  close(): void;
}

const EMPTY: DeskState = {
  masterGoats: masterGoats(),
  settings: DEFAULT_SETTINGS,
  runs: [],
  job: null,
  version: 0,
  touched: false,
};

/** `const desk = createDesk(ports); await desk.generate(planBulk(…), 'Bulk generation')` */
export function createDesk(ports: DeskPorts): Desk {
  let state = EMPTY;
  let stop: AbortController | undefined;
  const { subscribe, tell } = createListeners();
  const generator = createWorkerClient<Asks, JobProgress>(ports.startGenerator);
  const pictures = createWorkerClient<PictureAsks, JobProgress>(ports.startPictures);

  function set(next: Partial<DeskState>): void {
    state = { ...state, ...next };
    tell();
  }

  const desk: Desk = {
    generator,
    pictures,
    subscribe,
    state: () => state,
    change(settings) {
      set({ settings: { ...state.settings, ...settings }, touched: true });
    },
    edit(goat, edits) {
      set({
        masterGoats: state.masterGoats.map((each) =>
          each.id === goat ? editMaster(each, edits) : each,
        ),
        touched: true,
      });
    },
    adopt(goats) {
      const byId = new Map(goats.map((goat) => [goat.id, goat]));
      set({
        masterGoats: state.masterGoats.map((each) => {
          const given = byId.get(each.id);
          return given ? editMaster(each, editsOf(given)) : each;
        }),
      });
    },
    async work(title, unit, job) {
      if (state.job) throw new Error('One job at a time');
      const controller = new AbortController();
      const began = ports.now();
      stop = controller;
      const base = { title, unit, runs: [], run: undefined, stopping: false };
      set({ touched: true, job: { ...base, done: 0, total: 0, rate: 0, secondsLeft: null } });
      try {
        return await job({
          signal: controller.signal,
          onProgress: ({ done, total, run }) => {
            if (!state.job) return;
            set({
              job: {
                ...state.job,
                done,
                total,
                run,
                ...paceOf(done, total, ports.now() - began),
              },
            });
          },
        });
      } finally {
        stop = undefined;
        set({ job: null });
      }
    },
    generate: (runs, title) => make(runs, title, false),
    async restore(next, title) {
      const blank = next.masterGoats.map((goat) => ({
        ...goat,
        variationsGenerated: 0,
        iconicMomentsGenerated: 0,
      }));
      set({ masterGoats: blank, settings: next.settings, runs: [], version: state.version + 1 });
      return make(next.runs, title, true);
    },
    cancel() {
      stop?.abort();
      if (state.job) set({ job: { ...state.job, stopping: true } });
    },
    close() {
      stop?.abort();
      generator.close();
      pictures.close();
      set({ ...EMPTY, version: state.version + 1 });
    },
  };

  async function make(
    runs: readonly GenerationRun[],
    title: string,
    replace: boolean,
  ): Promise<Generated> {
    return desk.work(title, 'cards', async (extras) => {
      const total = runs.reduce((sum, run) => sum + runSize(run), 0);
      if (state.job) set({ job: { ...state.job, runs, total } });
      const { made, cancelled } = await generator.ask('generate', { runs, replace }, extras);
      const finished = madeOf(runs, made);
      set({
        runs: joinRuns(state.runs, finished),
        masterGoats: countRuns(state.masterGoats, finished),
        version: state.version + 1,
        job: null,
      });
      return { runs: finished, made, cancelled };
    });
  }

  return desk;
}

function editsOf(goat: Required<MasterEdits>): Required<MasterEdits> {
  const { baseAttributes, baseRarity, basePriceHoof, basePriceMatic, isActive, metaTags } = goat;
  return { baseAttributes, baseRarity, basePriceHoof, basePriceMatic, isActive, metaTags };
}

/** Counted once per state: whoever asks twice gets the very same list. */
const counted = new WeakMap<DeskJob, readonly MasterGoat[]>();

/** The goats as they stand this instant, a running generation included. */
export function liveMasters({ masterGoats: goats, job }: DeskState): readonly MasterGoat[] {
  if (!job || job.runs.length === 0) return goats;
  const known = counted.get(job);
  if (known) return known;
  const now = countRuns(goats, madeOf(job.runs, job.done));
  counted.set(job, now);
  return now;
}

/** `countOf(runs, 'moment') // 250000` */
export function countOf(runs: readonly GenerationRun[], kind?: CardKind): number {
  return runs
    .filter((run) => kind === undefined || run.kind === kind)
    .reduce((sum, run) => sum + runSize(run), 0);
}
