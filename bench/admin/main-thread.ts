import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Microseconds of processor time, not of the clock on the wall. */
  readonly tdur?: number;
}

/**
 * The longest task of the page's main thread in milliseconds of processor time: what it costs,
 * however many others the machine serves at the same moment.
 */
export async function longestTaskOnProcessor(
  browser: Browser,
  page: Page,
  file: string,
  work: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { path: file, categories: ['toplevel', 'devtools.timeline'] });
  await work();
  await browser.stopTracing();
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
  const scripted = traceEvents.filter(({ name }) => name === 'HandlePostMessage');
  const main = traceEvents.find(
    ({ name, args, pid, tid }) =>
      name === 'thread_name' &&
      args.name === 'CrRendererMain' &&
      scripted.some((event) => event.pid === pid && event.tid === tid),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && name.endsWith('RunTask') && pid === main?.pid && tid === main.tid,
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of the page');
  return Math.max(...tasks.map(({ tdur }) => (tdur ?? 0) / 1000));
}
