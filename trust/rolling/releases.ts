import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { programOf, ROOT } from '../cluster/instance.ts';

const UPGRADES = 'apps/server/src/db/upgrades';

/**
 * The folder of a built release: that folder itself, or what a commit becomes in .cache/releases, with
 * what is installed here. `releaseAt('v0.1.0')`, `releaseAt('/opt/legendary-goats')`
 */
export function releaseAt(where: string): string {
  if (existsSync(programOf(where))) return where;
  const commit = git('rev-parse', '--verify', '--end-of-options', `${where}^{commit}`);
  const folder = join(ROOT, '.cache/releases', commit);
  if (existsSync(programOf(folder))) return folder;
  mkdirSync(folder, { recursive: true });
  const archive = spawnSync('git', ['archive', '--format=tar', commit], {
    ...{ cwd: ROOT, maxBuffer: 1_000_000_000 },
  });
  run('tar', ['-x', '-C', folder], folder, archive.stdout);
  if (!existsSync(join(folder, 'node_modules'))) {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  }
  run(process.execPath, ['scripts/setup/build-server.mjs'], folder);
  return folder;
}

/** The newest commit without this release's upgrade: what people run before they take this one. */
export function lastRelease(): string {
  const newest = readdirSync(join(ROOT, UPGRADES)).sort().at(-1);
  const [added] = git('log', '--format=%H', '--diff-filter=A', '--', `${UPGRADES}/${newest}`).split(
    '\n',
  );
  if (!added) throw new Error(`No commit brings ${newest}: say --from a commit or a folder.`);
  return `${added}^`;
}

/** Which version of the schema a built release knows. */
export function versionOf(release: string): number {
  const upgrades = readdirSync(join(release, 'apps/server/dist/upgrades')).sort();
  return Number(upgrades.at(-1)?.slice(0, 4));
}

/**
 * A release after this one, for whoever has no other: the same server with a function that is called
 * otherwise, and an upgrade that adds to a table that every match writes to.
 */
export function makeNextRelease(folder: string): string {
  const dist = join(folder, 'apps/server/dist');
  cpSync(join(ROOT, 'apps/server/dist'), dist, { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|sql)$/.test(name)) continue;
    const text = readFileSync(join(dist, name), 'utf8');
    if (text.includes('p_keys')) {
      writeFileSync(join(dist, name), text.replaceAll('p_keys', 'p_idempotency_keys'));
    }
  }
  const [last, next] = [versionOf(ROOT), versionOf(ROOT) + 1].map((version) =>
    String(version).padStart(4, '0'),
  );
  writeFileSync(
    join(dist, `upgrades/${next}-from-${last}.sql`),
    `alter table matches add column tried text not null default 'rolling';
     alter table messages add column tried text;
     create table tried (id integer primary key);`,
  );
  return folder;
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.trim();
}

function run(program: string, args: string[], cwd: string, input?: Buffer): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stderr } = spawnSync(program, args, { cwd, env, ...(input ? { input } : {}) });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${stderr}`);
}
