/**
 * `npm run bench:rest [-- seconds]`: how much of a core a page takes on a phone's screen while nobody
 * touches it, beside a page of the same server that is nothing but a line of text. All processes of
 * the browser are counted: what moves by style alone costs those that compose and draw.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { startThrowAway } from '../../trust/cluster/throw-away.ts';
import { beginDuel, type Duel, look, move } from '../../trust/players/duel.ts';
import { enter } from '../../trust/players/player.ts';
import { createWire } from '../../trust/players/wire.ts';
import { BRIEF, numbersOr } from '../brief.ts';
import { inChromium, processorOf } from '../browser.ts';
import { median, printTable, record } from '../report.ts';

const SECONDS = BRIEF ? 0.2 : numbersOr(15)[0]!;
const ROUNDS = BRIEF ? 1 : 3;
/** Late parts come, pictures are drawn, what plays in on arrival has played. */
const SETTLE_MS = BRIEF ? 100 : 20_000;
/** The clock picks after thirty seconds: settling and measuring fit between two moves. */
const SETTLE_IN_MATCH_MS = BRIEF ? SETTLE_MS : 12_000;
/** The ten goats of home have been on once by then, and it rests. */
const ONCE_AROUND_MS = BRIEF ? SETTLE_MS : 50_000;
const PHONE = { width: 390, height: 844 };

const EMPTY = { name: 'a line of text', path: '/api/health' };
const PAGES = [
  { name: 'marketplace', path: '/marketplace' },
  { name: 'home', path: '/', settleMs: ONCE_AROUND_MS },
  { name: 'card game', path: '/card-game' },
  { name: 'leaderboard', path: '/leaderboard' },
];

const cluster = await startThrowAway({
  instances: 1,
  ...(BRIEF ? { env: { CHAIN: 'off', DEMO_WORLD: 'false' } } : {}),
});
const base = `http://127.0.0.1:${cluster.instances[0]!.port}`;
try {
  const empty = await measured(() => restOf(EMPTY.path));
  const rows = [[EMPTY.name, words(empty), '']];
  for (const { name, path, settleMs } of BRIEF ? PAGES.slice(0, 1) : PAGES) {
    rows.push(told(name, await measured(() => restOf(path, settleMs)), empty));
  }
  rows.push(told('a match while the other thinks', await measured(restOfMatch), empty));
  printTable(['at rest, of one core', 'page', 'target'], rows);
} finally {
  await cluster.close();
}

function told(detail: string, share: number, empty: number): string[] {
  record({
    ...{ measure: 'a page at rest, of one core', detail, value: share },
    ...{ ours: words(share), reference: `${words(empty)} for ${EMPTY.name}` },
  });
  return [detail, words(share), 'at most 3 %'];
}

function words(share: number): string {
  return `${share.toFixed(2)} %`;
}

async function measured(share: () => Promise<number>): Promise<number> {
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) shares.push(await share());
  return median(shares);
}

async function restOf(path: string, settleMs = SETTLE_MS): Promise<number> {
  return inChromium(async (browser) => {
    await open(browser, path);
    await sleep(settleMs);
    return shareOf(browser);
  });
}

/** Watched from the stands: the same pitch, the same clock. */
async function restOfMatch(): Promise<number> {
  const wire = createWire(base, 4);
  const number = Math.floor(performance.now());
  const [one, other] = [
    await enter(wire, `rest ${number}`, number),
    await enter(wire, `rest ${number + 1}`, number + 1),
  ];
  const duel = await beginDuel([wire, wire], [one, other]);
  try {
    return await inChromium(async (browser) => {
      const page = await open(browser, `/battle?match=${duel.matchId}`);
      await page.locator('.match-clock').waitFor();
      const untilPick = async (current: Duel): Promise<void> => {
        const view = await look(wire, current);
        if (view.phase === 'pick') return;
        await move([wire, wire], current, view);
        return untilPick(current);
      };
      await untilPick(duel);
      await sleep(SETTLE_IN_MATCH_MS);
      return shareOf(browser);
    });
  } finally {
    wire.close();
  }
}

async function open(browser: Browser, path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true });
  await page.goto(base + path, { timeout: 180_000 });
  return page;
}

/** In percent of one core. */
async function shareOf(browser: Browser): Promise<number> {
  const before = await processorOf(browser);
  const began = performance.now();
  await sleep(SECONDS * 1_000);
  const seconds = (performance.now() - began) / 1_000;
  return (100 * ((await processorOf(browser)) - before)) / seconds;
}
