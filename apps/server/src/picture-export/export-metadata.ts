import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { METADATA_ROOT } from '@goats/chain';
import {
  COLLECTION_SIZE,
  cardHash,
  erc721Metadata,
  mintedCard,
  sealHashes,
  versioned,
} from '@goats/collection';
import { SITE_NAME } from '@goats/contract';
import { tokenOf } from '@goats/rules';
import { contentAddress, MOST_BYTES } from './content-address.ts';
import type { ExportOrder } from './export-pictures.ts';
import { ExportError, makeFolder, writeWhole } from './write-whole.ts';

/** Beside the pictures that they name. */
const FOLDER = 'metadata';

/**
 * The cards' metadata as printed, for the day on which this site is gone: files with the names that
 * `tokenURI` ends with, each naming its picture by its content, and what the contract's `metadataRoot`
 * seals in it. Whoever keeps both folders keeps the collection. The pictures must be there.
 *
 * `await exportMetadata({ folder, version, format: 'webp', cards }) // { written: 20_000, whole: true }`
 */
export async function exportMetadata({
  folder,
  version,
  format,
  cards,
}: Pick<ExportOrder, 'folder' | 'version' | 'format' | 'cards'>): Promise<{
  readonly written: number;
  /** All cards are in it, and together they are what the contract seals. */
  readonly whole: boolean;
}> {
  const target = join(folder, FOLDER);
  await makeFolder(target);
  const leaves: string[] = [];
  for (const id of cards) {
    const card = mintedCard(id);
    if (!card) throw new Error(`There is no card ${id}`);
    const leaf = cardHash(card);
    leaves.push(leaf);
    const printed = erc721Metadata(card);
    const picture = await pictureAt(join(folder, versioned(`card-${id}.${format}`, version)));
    const metadata = {
      ...printed,
      image: `ipfs://${picture}`,
      // The leaf is of the same words with this image and without `properties`.
      properties: { sealed_image: printed.image, leaf, metadata_root: METADATA_ROOT },
    };
    await writeWhole(join(target, String(tokenOf(id))), `${JSON.stringify(metadata)}\n`);
  }
  await writeWhole(join(target, 'collection'), `${JSON.stringify(COLLECTION)}\n`);
  const whole = leaves.length === COLLECTION_SIZE;
  if (whole && `0x${sealHashes(leaves).root}` !== METADATA_ROOT) {
    throw new ExportError('These are not the cards that the contract seals: nothing of it counts.');
  }
  return { written: leaves.length, whole };
}

const COLLECTION = {
  name: SITE_NAME,
  symbol: 'GOAT',
  description:
    'Ten legendary footballers, reborn with horns, on 20,000 cards. What is printed on each is sealed on chain.',
};

async function pictureAt(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new ExportError(`${file} cannot be read (${error.code}): draw the pictures first.`);
  });
  if (bytes.length <= MOST_BYTES) return contentAddress(bytes);
  throw new ExportError(
    `${file} has more than ${MOST_BYTES} bytes, and no address of its own: choose webp, or a smaller width.`,
  );
}
