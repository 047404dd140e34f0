import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A sentence for whoever typed the command. */
export class ExportError extends Error {}

/** What an export has in hand; everything else that is unfinished in a folder is somebody else's. */
export const OWN_PART = /^(card-.+|manifest\.json)\.\d+\.part$/;

/** What stands there already stays: a folder, or a link to one, but not a file. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new ExportError(`${folder} cannot be made a folder (${error.code}): choose another one.`);
  });
}

/** Aside and flushed before it gets its name: no crash leaves half a file that looks finished. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const aside = `${file}.${process.pid}.part`;
  try {
    await writeFile(aside, content, { flush: true });
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true }).catch(() => {});
    throw new ExportError(
      `${file} cannot be written (${(error as NodeJS.ErrnoException).code}). What is there is whole: make room and start again.`,
    );
  }
}

/** What earlier runs had in hand when they were killed. */
export async function removeParts(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => OWN_PART.test(name));
  await Promise.all(parts.map((name) => rm(join(folder, name), { force: true })));
}
