import { readdirSync, readFileSync } from 'node:fs';

/**
 * The process of the node that listens at an address, and not the shell that keeps it; undefined
 * when there is none. Reads /proc, so it finds nobody outside of Linux.
 */
export function nodeProcess(url: string): number | undefined {
  const { protocol, hostname, port, pathname } = new URL(url);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      const listens =
        protocol === 'unix:'
          ? words.includes(pathname)
          : words.includes(hostname) && words[words.indexOf('--port') + 1] === port;
      if (listens && !words[0]!.endsWith('/sh')) return Number(pid);
    } catch {
      // It ended while we looked.
    }
  }
  return undefined;
}
