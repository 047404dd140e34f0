import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../cluster/instance.ts';

export interface Audited {
  readonly clean: boolean;
  /** What it printed. */
  readonly said: string;
}

/** `npm run audit` as it ships, with the settings of a server, while that server goes on. */
export async function runAudit(
  env: Readonly<Record<string, string>>,
  { whole }: { readonly whole: boolean },
): Promise<Audited> {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'apps/server/dist/audit.js'), ...(whole ? ['--all'] : [])],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      said += part.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { clean: code === 0, said: said.trim() };
}
