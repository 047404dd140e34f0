/**
 * Brings anvil and forge along where npm alone does not: forge is a tool of the tests, and the
 * registry lacks the anvil of some platforms. What is brought lies in .cache/foundry.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installWithApt } from '../browsers/apt.mjs';
import { ROOT } from './root.mjs';
import { runNpm } from './run-npm.mjs';
import { withSetupLock } from './setup-lock.mjs';

const VERSION = '1.7.1';
const FOLDER = join(ROOT, '.cache/foundry', VERSION);
const EMULATOR = ['qemu-x86_64', '-L', '/usr/x86_64-linux-gnu'];
const EMULATOR_PACKAGES = ['qemu-user', 'libc6-amd64-cross', 'libgcc-s1-amd64-cross'];

/** A start without a connection must not wait for minutes. */
const PATIENCE = ['--silent', '--fetch-retries=1', '--fetch-timeout=60000'];

/** What the registry has, and what each of its packages must be. */
const INTEGRITY = {
  'anvil-linux-amd64':
    'sha512-+XmShybEaxfCrr0OUUZwYEy2OnYZt5pHH9TzBtLv3+VrK0O/ANuNSVEahqNhKHlgX7GRJ59383ofNhxkRWIYTg==',
  'forge-linux-amd64':
    'sha512-/HQddyTanVOJKgvilmZrf8VOf7mhvwrWb59W73w5W5flX7b6zNh9CR6hKZzJwiRRi5Sxk/JOFEYIeKsQx7Teqg==',
  'forge-darwin-arm64':
    'sha512-PwvdcKxniBoIic163Gw8t7rIOfE8ZfV2mCM2WOXnGdsUbCJRvkqCWq4qidkUORbibhfiRTyw3991hMFL8/qEfw==',
  'forge-win32-amd64':
    'sha512-WK+gWWlWYpgrsrKcle4hzV5k5TPoVE8acsnNnmckQhvcbcZBG2VukpkqFCJgOpPX1xuSYtskHTIhJbCx1w854w==',
};

/**
 * An anvil that is here already: the named one, npm's, or one that was brought before. Nothing is
 * installed.
 *
 * @example findAnvil() // ['/…/node_modules/@foundry-rs/anvil-linux-amd64/bin/anvil']
 */
export function findAnvil(env = process.env) {
  return named(env.ANVIL_BINARY) ?? fromNpm() ?? brought('anvil');
}

/**
 * `await ensureAnvil() // { command: ['/…/anvil'] }`, or `{ why }`: one sentence why there is none.
 * Installs only where that can be done without asking anybody.
 */
export function ensureAnvil(options = {}) {
  const found = findAnvil(options.env);
  return found ? { command: found } : bring('anvil', options);
}

/** The same for forge, which only tests need. */
export function ensureForge(options = {}) {
  const found = named((options.env ?? process.env).FORGE_BINARY) ?? brought('forge');
  return found ? { command: found } : bring('forge', options);
}

/**
 * Names the anvil that was brought to whoever is started from here; npm's is found without. Answers
 * why there is none, in a sentence.
 */
export async function setAnvil({ env = process.env, ...options } = {}) {
  if (env.ANVIL_BINARY || fromNpm()) return undefined;
  const { command, why } = await ensureAnvil({ env, ...options });
  if (command) env.ANVIL_BINARY = command[0];
  return why;
}

/** A command line; one that is a file as a whole may have spaces in its path. */
function named(line) {
  if (!line) return undefined;
  return existsSync(line) ? [line] : line.split(' ').filter(Boolean);
}

function fromNpm() {
  const platform = `${process.platform}-${arch()}`;
  try {
    const fromServer = createRequire(join(ROOT, 'apps/server/package.json'));
    return [fromServer.resolve(`@foundry-rs/anvil-${platform}/bin/${fileOf('anvil')}`)];
  } catch {
    return undefined;
  }
}

function brought(tool) {
  const file = join(FOLDER, fileOf(tool));
  return existsSync(file) && (!isEmulated() || canEmulate()) ? [file] : undefined;
}

async function bring(tool, { log = console.log, env = process.env } = {}) {
  const platform = isEmulated() ? 'linux-amd64' : `${process.platform}-${arch()}`;
  const name = `${tool}-${platform}`;
  if (!INTEGRITY[name]) {
    return {
      why: `There is no ${tool} for ${process.platform} on ${process.arch} in the registry.`,
    };
  }
  if (isEmulated() && !canEmulate() && process.getuid?.() !== 0) {
    return {
      why: `There is no ${tool} for ${process.platform} on ${process.arch}: as root, install ${EMULATOR_PACKAGES.join(' ')} and start again.`,
    };
  }
  const install = async () => {
    log(
      `Bringing ${tool} ${VERSION}${isEmulated() ? ' and an emulator for it' : ''} (first time only)…`,
    );
    if (isEmulated() && !canEmulate()) installWithApt(EMULATOR_PACKAGES, env, { needed: true });
    const why = existsSync(join(FOLDER, fileOf(tool))) ? undefined : await download(tool, name);
    if (why) return { why };
    const command = brought(tool);
    return command ? { command } : { why: `The ${tool} that was brought does not run here.` };
  };
  // A folder that nobody may write to is no reason not to start.
  return withSetupLock(install).catch((error) => ({ why: error.message }));
}

/** Answers what went wrong, in a sentence. */
async function download(tool, name) {
  const coming = join(FOLDER, `coming-${process.pid}`);
  mkdirSync(coming, { recursive: true });
  try {
    const wanted = `@foundry-rs/${name}@${VERSION}`;
    const { code } = await runNpm(['pack', wanted, '--pack-destination', coming, ...PATIENCE]);
    if (code !== 0) return `${wanted} could not be fetched from the npm registry.`;
    const archive = join(coming, `foundry-rs-${name}-${VERSION}.tgz`);
    if (integrityOf(archive) !== INTEGRITY[name]) {
      return `${wanted} is not what it was when it was chosen: it is not used.`;
    }
    execFileSync('tar', ['-xzf', archive, '-C', coming]);
    // Whole or not at all: a start that is interrupted must not leave half a program.
    const program = join(coming, 'package/bin', fileOf(tool));
    if (isEmulated()) {
      renameSync(program, join(FOLDER, `${tool}.amd64`));
      writeFileSync(program, emulating(`${tool}.amd64`), { mode: 0o755 });
    }
    renameSync(program, join(FOLDER, fileOf(tool)));
    return undefined;
  } catch (error) {
    return `${tool} could not be unpacked (${error.message.split('\n')[0]}).`;
  } finally {
    rmSync(coming, { recursive: true, force: true });
  }
}

/** One file that runs like the program itself, so that nobody else needs to know of the emulator. */
function emulating(program) {
  return `#!/bin/sh\nexec ${EMULATOR.join(' ')} "$(dirname "$0")/${program}" "$@"\n`;
}

/** `integrityOf('file.tgz') // 'sha512-…'`, as npm writes it. */
export function integrityOf(file) {
  return `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
}

/** The makers build for it, yet the registry has not got it. */
function isEmulated() {
  return process.platform === 'linux' && process.arch === 'arm64';
}

function arch() {
  return process.arch === 'x64' ? 'amd64' : process.arch;
}

function fileOf(tool) {
  return process.platform === 'win32' ? `${tool}.exe` : tool;
}

function canEmulate() {
  try {
    execFileSync(EMULATOR[0], ['--version'], { stdio: 'ignore' });
    return existsSync(EMULATOR[2]);
  } catch {
    return false;
  }
}
