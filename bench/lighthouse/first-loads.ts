/**
 * `npm run bench:lighthouse [-- runs]`: what Lighthouse says of a first load on a phone, each page
 * several times in a browser of its own, beside a page of the same server that has no program: what the
 * machine itself takes away is taken away from that one too.
 */
import { pathToFileURL } from 'node:url';
import { startThrowAway } from '../../trust/cluster/throw-away.ts';
import { beginDuel } from '../../trust/players/duel.ts';
import { enter } from '../../trust/players/player.ts';
import { createWire } from '../../trust/players/wire.ts';
import { BRIEF, numbersOr } from '../brief.ts';
import { debuggedChromium, inChromium } from '../browser.ts';
import { referenceFile, whyMissing } from '../references/install.mjs';
import { median, printTable, record, recordMissing } from '../report.ts';

const MEASURE = 'Lighthouse on a phone, of 100';
const RUNS = BRIEF ? 1 : numbersOr(5)[0]!;
/** So long somebody else looks first: nobody is the first one ever to see a page's pictures. */
const LOOKED_AT_MS = BRIEF ? 0 : 3_000;
const EMPTY = { name: 'a page without a program', path: '/offline' };
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'marketplace', path: '/marketplace' },
  { name: 'card game', path: '/card-game' },
  { name: 'leaderboard', path: '/leaderboard' },
];
/** The phone that Lighthouse plays, so that the same pictures are asked for. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** As much of what Lighthouse answers as is told here. */
interface Report {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>;

let entered = 0;

const missing = whyMissing('lighthouse');
if (missing) recordMissing(MEASURE, missing);
else await measure();

async function measure(): Promise<void> {
  const file = pathToFileURL(referenceFile('lighthouse', 'lighthouse/core/index.js')).href;
  const { default: lighthouse } = (await import(file)) as { default: Lighthouse };
  const cluster = await startThrowAway({ instances: 1 });
  const base = `http://127.0.0.1:${cluster.instances[0]!.port}`;
  try {
    const always = (path: string) => async () => base + path;
    const empty = await judged(lighthouse, always(EMPTY.path));
    const rows = [told(EMPTY.name, empty)];
    for (const { name, url } of [
      ...PAGES.map(({ name, path }) => ({ name, url: always(path) })),
      { name: 'a match', url: () => match(base) },
    ]) {
      const of = await judged(lighthouse, url);
      for (const category of CATEGORIES) {
        record({
          ...{ measure: MEASURE, detail: `${name}, ${category}`, value: of[category] },
          ...{ ours: String(of[category]), reference: `${empty[category]} for ${EMPTY.name}` },
        });
      }
      rows.push(told(name, of));
    }
    printTable(['page', ...CATEGORIES, 'largest paint, ms', 'blocked, ms'], rows);
  } finally {
    await cluster.close();
  }
}

type Judged = Record<(typeof CATEGORIES)[number] | 'paint' | 'blocked', number>;

function told(name: string, of: Judged): string[] {
  const times = [of.paint, of.blocked].map((each) => each.toFixed(0));
  return [name, ...CATEGORIES.map((category) => String(of[category])), ...times];
}

/** The middle of several runs: one that met a busy moment says nothing about the page. */
async function judged(lighthouse: Lighthouse, next: () => Promise<string>): Promise<Judged> {
  const runs: Judged[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const url = await next();
    await lookedAt(url);
    runs.push(
      await debuggedChromium(async (port) => {
        const report = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
        const { categories, audits } = report!.lhr;
        const score = (name: string) => Math.round(100 * (categories[name]?.score ?? 0));
        return {
          ...(Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Judged),
          paint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
          blocked: audits['total-blocking-time']?.numericValue ?? Number.NaN,
        };
      }),
    );
  }
  const keys = Object.keys(runs[0]!) as (keyof Judged)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(runs.map((run) => run[key]))]),
  ) as Judged;
}

/** As its players look at a match before anybody with the link does. */
async function lookedAt(url: string): Promise<void> {
  await inChromium(async (browser) => {
    const page = await browser.newPage(PHONE);
    await page.goto(url);
    await page.waitForTimeout(LOOKED_AT_MS);
  });
}

/** A match that has just begun and waits for its players: somebody with the link looks in. */
async function match(base: string): Promise<string> {
  const wire = createWire(base, 4);
  const player = () => {
    entered += 1;
    return enter(wire, `player ${entered}`, entered);
  };
  const [one, other] = [await player(), await player()];
  const { matchId } = await beginDuel([wire, wire], [one, other]);
  wire.close();
  return `${base}/battle?match=${matchId}`;
}
