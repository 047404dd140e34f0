import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ExportError, OWN_PART, writeWhole } from './write-whole.ts';

const FILE = 'manifest.json';

/** What all pictures of a folder have in common. */
const kind = z.object({ version: z.string(), format: z.string(), width: z.number() });
type Kind = Readonly<z.infer<typeof kind>>;

/** Refuses a folder that holds something else; an empty one is ours from now on. */
export async function claimFolder(folder: string, kind: Kind): Promise<void> {
  const held = await readManifest(folder);
  if (held && describe(held) !== describe(kind)) {
    throw new ExportError(
      `${folder} holds ${describe(held)}; what is to be drawn is ${describe(kind)}. Choose another folder, or empty this one.`,
    );
  }
  if (held) return;
  const found = (await readdir(folder)).find((name) => !OWN_PART.test(name));
  if (found) {
    throw new ExportError(`${folder} is not empty: it holds ${found}. Choose another folder.`);
  }
  await writeManifest(folder, { ...kind, pictures: 0 });
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
    return kind.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new ExportError(`${file} is not the list of an export: choose another folder.`);
  }
}

function describe({ version, format, width }: Kind): string {
  return `${format} of ${width} px in version ${version}`;
}
