import type { ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

/** `percentile([3, 1, 2], 50) // 2` */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** Every item by one of so many workers. */
export async function eachOf<T>(
  list: readonly T[],
  workers: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = [...list];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
    }),
  );
}

/** The next message of a child. */
export function message<T>(from: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('The server is gone'));
    from.once('exit', gone);
    from.once('message', (value) => {
      from.off('exit', gone);
      resolve(value as T);
    });
  });
}

/** `await ask(child, 'cpu')` */
export function ask<T>(child: ChildProcess, question: string | object): Promise<T> {
  const answer = message<T>(child);
  child.send(question);
  return answer;
}

/** Milliseconds of processor time that a child has used so far. */
export async function cpuOf(child: ChildProcess): Promise<number> {
  const { cpu } = await ask<{ cpu: NodeJS.CpuUsage }>(child, 'cpu');
  return (cpu.user + cpu.system) / 1_000;
}

/** The same of this process, which makes the load. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const TICK_MS = 10;

/** The same of PostgreSQL with all its processes, also those that have ended; 0 where there is no /proc. */
export async function postgresCpu(postmaster: number): Promise<number> {
  try {
    const [, ...own] = await statOf(postmaster);
    let ticks = own[0]! + own[1]!;
    for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
      const [parent, alive] = await statOf(Number(pid)).catch(() => [0, 0]);
      if (parent === postmaster) ticks += alive!;
    }
    return ticks * TICK_MS;
  } catch {
    return 0;
  }
}

/** Parent, ticks of its own, ticks of the children it has buried. */
async function statOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return [fields[1]!, fields[11]! + fields[12]!, fields[13]! + fields[14]!];
}
