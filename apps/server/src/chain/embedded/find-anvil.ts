import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The program and what has to stand before our own arguments. */
export interface AnvilCommand {
  readonly file: string;
  readonly args: readonly string[];
}

/**
 * The chain's program: what ANVIL_BINARY says, a command line with spaces between its words, else
 * npm's package for this platform. Undefined: there is none for this machine. One that is there may
 * still not run, as a build for glibc does not on Alpine.
 *
 * `findAnvil(process.env.ANVIL_BINARY) // { file: '/…/bin/anvil', args: [] }`
 */
export function findAnvil(binary: string | undefined): AnvilCommand | undefined {
  if (binary) {
    // What the start brought along lies in a folder whose path may have spaces.
    if (existsSync(binary)) return { file: binary, args: [] };
    const [file = '', ...args] = binary.trim().split(/\s+/);
    return { file, args };
  }
  return fromPackage();
}

function fromPackage(): AnvilCommand | undefined {
  const processor = { x64: 'amd64', arm64: 'arm64' }[process.arch as string];
  const name = `@foundry-rs/anvil-${process.platform}-${processor}`;
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const file = join(folder, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil');
    return existsSync(file) ? { file, args: [] } : undefined;
  } catch {
    return undefined;
  }
}
