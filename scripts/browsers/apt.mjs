import { execFileSync } from 'node:child_process';

const PATIENCE_MS = 5 * 60_000;

/**
 * Installs Debian packages, where that can be done without asking anybody. What is only nice to
 * have is not worth waiting for lists of packages.
 */
export function installWithApt(names, env, { needed }) {
  if (!attempt('apt-get', ['--version'], env)) return;
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = [...apt.slice(1), 'install', '-y', '--no-install-recommends', ...[names].flat()];
  // Lists of packages may be missing or old; fetching them first would cost every machine.
  if (attempt(apt[0], install, quiet) || !needed) return;
  attempt(apt[0], [...apt.slice(1), 'update'], quiet);
  attempt(apt[0], install, quiet);
}

/** `attempt('apt-get', ['--version'])`: whether it went well. */
export function attempt(command, args, env = process.env) {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: PATIENCE_MS, env });
    return true;
  } catch {
    return false;
  }
}
