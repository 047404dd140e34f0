import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { findInstalled } from '../scripts/browsers/ensure-chromium.mjs';

// Read before a bench starts a world of its own, which forgets everything it was told from outside.
const CHROMIUM = process.env.CHROMIUM_PATH ?? findInstalled(process.env);
const TICKS_A_SECOND = 100;

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** A browser of its own for each measurement: nothing of the one before is warm. */
export async function inChromium<T>(
  work: (browser: Browser) => Promise<T>,
  more: readonly string[] = [],
): Promise<T> {
  const browser = await chromium.launch({
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    args: [...ARGS, ...more],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** One that somebody else drives, over the port that is handed out. */
export async function debuggedChromium<T>(work: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  return inChromium(() => work(port), [`--remote-debugging-port=${port}`]);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The folders of the browser's processes; empty where the system does not tell. */
async function processesOf(browser: Browser, type?: string): Promise<readonly string[]> {
  if (process.platform !== 'linux') return [];
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter((each) => type === undefined || each.type === type)
    .map(({ id }) => `/proc/${id}`);
}

/** Megabytes of the largest page, as the system sees its process: what a tab's limit is counted in. */
export async function memoryOfPages(browser: Browser): Promise<number> {
  const sizes = (await processesOf(browser, 'renderer')).map((folder) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${folder}/status`, 'utf8'))?.[1] ?? 0),
  );
  return Math.max(0, ...sizes) / 1024;
}

/** Seconds of processor so far: `renderer` are the pages with their workers; without it, everything. */
export async function processorOf(browser: Browser, type?: 'renderer'): Promise<number> {
  const ticks = (await processesOf(browser, type)).map((folder) => {
    const fields = readFileSync(`${folder}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND;
}
