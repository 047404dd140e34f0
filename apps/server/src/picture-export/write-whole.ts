import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Aside and flushed before it gets its name: no crash leaves half a file that looks finished. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const aside = `${file}.${process.pid}.part`;
  await writeFile(aside, content, { flush: true });
  await rename(aside, file);
}

/** What earlier runs had in hand when they were killed. */
export async function removeParts(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => name.endsWith('.part'));
  await Promise.all(parts.map((name) => rm(join(folder, name), { force: true })));
}
