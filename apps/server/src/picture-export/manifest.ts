import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './write-whole.ts';

const FILE = 'manifest.json';

/** What all pictures of a folder have in common. */
interface Kind {
  readonly version: string;
  readonly format: string;
  readonly width: number;
}

/** A sentence for whoever typed the command. */
export class ExportError extends Error {}

/** Refuses a folder that holds pictures of another kind; an empty one is ours from now on. */
export async function claimFolder(folder: string, kind: Kind): Promise<void> {
  const held = await readManifest(folder);
  if (held && describe(held) !== describe(kind)) {
    throw new ExportError(
      `${folder} holds ${describe(held)}; what is to be drawn is ${describe(kind)}. Choose another folder, or empty this one.`,
    );
  }
  if (!held) await writeManifest(folder, { ...kind, pictures: 0 });
}

/** `pictures` is counted when an export has come to its end; 0 until then. */
export async function writeManifest(
  folder: string,
  manifest: Kind & { readonly pictures: number },
): Promise<void> {
  await writeWhole(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function readManifest(folder: string): Promise<Kind | undefined> {
  const file = join(folder, FILE);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kind;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new ExportError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function describe({ version, format, width }: Kind): string {
  return `${format} of ${width} px in version ${version}`;
}
