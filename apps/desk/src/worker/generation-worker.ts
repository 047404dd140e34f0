import { type Driver, serve } from '@goats/ui/workers/serve-worker.ts';
import { reportOf } from './card-report.ts';
import { type CardQuery, findRows } from './card-search.ts';
import { cardAt, clearStore, createCardStore } from './card-store.ts';
import { drive } from './drive.ts';
import { csvFile, generate, metadataZip, seal, sealTokens } from './jobs.ts';
import { madeOf } from './made-of.ts';
import type { Asks, JobProgress } from './protocol.ts';
import { writeFile } from './write-file.ts';

type Handlers = {
  [Name in keyof Asks]: (
    ask: Asks[Name]['ask'],
    driver: Driver<JobProgress>,
  ) => Asks[Name]['answer'] | Promise<Asks[Name]['answer']>;
};

const store = createCardStore();
let lastFound: { key: string; rows: Uint32Array } = { key: '', rows: new Uint32Array() };

/** Scrolling asks for the same rows again and again; only a new question is searched for. */
function found(query: CardQuery): Uint32Array {
  const key = `${store.version} ${JSON.stringify(query)}`;
  if (lastFound.key !== key) lastFound = { key, rows: findRows(store, query) };
  return lastFound.rows;
}

const handlers: Handlers = {
  async generate({ runs, replace }, driver) {
    if (replace) clearStore(store);
    const first = store.runs.length;
    const end = await drive(generate(store, runs), driver);
    if ('result' in end) {
      return { made: runs.reduce((sum, run) => sum + run.to - run.from + 1, 0), cancelled: false };
    }
    // A run that was cut short must not be sealed or exported beyond its last card.
    store.runs.splice(first, store.runs.length - first, ...madeOf(runs, end.cancelledAt));
    return { made: end.cancelledAt, cancelled: true };
  },
  rows({ query, offset, count }) {
    const rows = found(query);
    const cards = Array.from(rows.subarray(offset, offset + count), (row) =>
      cardAt(store, query.kind, row),
    );
    return { total: rows.length, cards };
  },
  report: ({ kind, goat }) => reportOf(store, kind, goat),
  async seal({ runs }, driver) {
    const end = await drive(seal(runs), driver);
    return 'result' in end ? end.result : null;
  },
  async sealTokens(_nothing, driver) {
    const end = await drive(sealTokens(store), driver);
    return 'result' in end ? end.result : null;
  },
  file({ what, kind, baseUrl, target }, driver) {
    const job =
      what === 'csv'
        ? csvFile(store, { kind })
        : metadataZip(store, { kind, baseUrl, at: Date.now() });
    return writeFile(job, target, driver);
  },
  picks({ query }) {
    const rows = found(query);
    const from = store[query.kind];
    return {
      runs: store.runs,
      run: Uint16Array.from(rows, (row) => from.run[row] as number),
      number: Uint16Array.from(rows, (row) => from.number[row] as number),
    };
  },
};

serve(handlers);
