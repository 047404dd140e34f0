import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { METADATA_ROOT } from '@goats/chain';
import { leafHash, mintedCard, versioned } from '@goats/collection';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentAddress, MOST_BYTES } from './content-address.ts';
import { exportMetadata } from './export-metadata.ts';

const ORDER = { version: 'abc123', format: 'webp', cards: [1, 2, 17] } as const;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goats-metadata-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pictureOf = (id: number) => join(folder, versioned(`card-${id}.webp`, 'abc123'));
const draw = async (bytes = (id: number) => Buffer.from(`picture ${id}`)) => {
  for (const id of ORDER.cards) await writeFile(pictureOf(id), bytes(id));
};

it('names a file by its bytes as everybody else does', () => {
  expect(contentAddress(Buffer.from('hello world'))).toBe(
    'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e',
  );
  expect(() => contentAddress(Buffer.alloc(MOST_BYTES + 1))).toThrow(RangeError);
});

it('is a file for each token, with its picture by content and what the contract seals', async () => {
  await draw();
  expect(await exportMetadata({ ...ORDER, folder })).toEqual({ written: 3, whole: false });
  const names = await readdir(join(folder, 'metadata'));
  expect(names.sort()).toEqual(['1000001', '1000002', '1000017', 'collection']);
  const { properties, ...shown } = JSON.parse(
    await readFile(join(folder, 'metadata/1000017'), 'utf8'),
  );
  expect(shown.image).toBe(`ipfs://${contentAddress(Buffer.from('picture 17'))}`);
  expect(shown.name).toBe(mintedCard(17)!.name);
  // Anybody can put the sealed words together again.
  expect(properties.metadata_root).toBe(METADATA_ROOT);
  expect(leafHash({ ...shown, image: properties.sealed_image })).toBe(properties.leaf);
});

it('says which picture is missing, or too large to have an address of its own', async () => {
  await expect(exportMetadata({ ...ORDER, folder })).rejects.toThrow(/card-1\..*draw the pictures/);
  await draw(() => Buffer.alloc(MOST_BYTES + 1));
  await expect(exportMetadata({ ...ORDER, folder })).rejects.toThrow('a smaller width');
});
