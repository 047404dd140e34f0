import { readdirSync, readFileSync } from 'node:fs';

/** Memory in MB and CPU seconds so far, of one process; zeros where there is no /proc. */
export function usageOf(pid: number | undefined): { megabytes: number; cpuSeconds: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const fields = statOf(pid);
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    return {
      megabytes: kilobytes / 1_024,
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100,
    };
  } catch {
    return { megabytes: 0, cpuSeconds: 0 };
  }
}

/** The same of a process and all its children: PostgreSQL is one process per connection. */
export function usageOfFamily(pid: number): { megabytes: number; cpuSeconds: number } {
  let { megabytes, cpuSeconds } = usageOf(pid);
  // Shared buffers count in every child; what each has of its own is what it costs.
  for (const child of childrenOf(pid)) {
    const usage = usageOf(child);
    cpuSeconds += usage.cpuSeconds;
    megabytes += privateMegabytes(child);
  }
  return { megabytes, cpuSeconds };
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((each) => {
        try {
          return Number(statOf(each)[1]) === pid;
        } catch {
          return false;
        }
      });
  } catch {
    return [];
  }
}

function privateMegabytes(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const parts = [...text.matchAll(/^Private_\w+:\s+(\d+)/gm)].map((match) => Number(match[1]));
    return parts.reduce((sum, part) => sum + part, 0) / 1_024;
  } catch {
    return 0;
  }
}

function statOf(pid: number | undefined): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** How many files this process may have open; any number where there is no /proc. */
export function descriptorsLeft(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+\d+\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
