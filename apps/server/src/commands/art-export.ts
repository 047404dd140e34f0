import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { COLLECTION_SIZE, PICTURE_VERSION } from '@goats/collection';
import { FORMATS, WIDEST, WIDTHS } from '../cards/pictures/formats.ts';
import { readConfig } from '../config.ts';
import { ConfigError } from '../config-fields.ts';
import { exportMetadata } from '../picture-export/export-metadata.ts';
import { exportPictures } from '../picture-export/export-pictures.ts';
import { createReporter } from '../picture-export/progress.ts';
import { ExportError } from '../picture-export/write-whole.ts';

/**
 * `npm run art:export [-- folder --width 512 --format webp --cards 1-20000]`: the whole collection
 * as image files with the names that pages ask for. Started again it goes on where it was. With
 * `--metadata` also what is printed on each, for the day on which this site is gone.
 */
async function run(): Promise<void> {
  const { folder, cards, width, format, metadata } = readOrder();
  if (PICTURE_VERSION === '') {
    throw new ExportError('Only a build knows the version of its pictures: npm run art:export.');
  }
  const onProgress = createReporter(process.stdout);
  const order = { folder, version: PICTURE_VERSION, format, width, cards };
  const { drawn } = await exportPictures({ ...order, onProgress });
  console.log(`${folder}: version ${PICTURE_VERSION}, ${drawn} drawn, nothing missing.`);
  if (!metadata) return;
  const { written, whole } = await exportMetadata(order);
  console.log(
    `${join(folder, 'metadata')}: ${written} cards with their pictures by content${whole ? ', sealed by the contract’s metadataRoot' : ''}.`,
  );
}

function readOrder() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      width: { type: 'string', default: '512' },
      format: { type: 'string', default: 'webp' },
      cards: { type: 'string', default: `1-${COLLECTION_SIZE}` },
      metadata: { type: 'boolean', default: false },
    },
  });
  const widths = WIDTHS.filter((each) => each <= WIDEST.images);
  const width = widths.find((each) => String(each) === values.width);
  if (!width) {
    throw new ExportError(`--width must be one that pages ask for: ${widths.join(', ')}.`);
  }
  const format = FORMATS.find((each) => each === values.format);
  if (!format || format === 'svg') throw new ExportError('--format must be webp, png or jpg.');
  const folder = positionals[0] ?? join(readConfig(process.env).dataDir, 'export');
  const { metadata } = values;
  return { folder: resolve(folder), width, format, cards: cardRange(values.cards), metadata };
}

function cardRange(text: string): number[] {
  const [, from, to] = (/^(\d{1,5})-(\d{1,5})$/.exec(text) ?? []).map(Number);
  if (!from || !to || from > to || to > COLLECTION_SIZE) {
    throw new ExportError(`--cards must be a range within 1-${COLLECTION_SIZE}.`);
  }
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

run().catch((error: unknown) => {
  const isPlain = error instanceof ExportError || error instanceof ConfigError;
  const isMistyped = error instanceof TypeError && 'code' in error;
  console.error(isPlain || isMistyped ? (error as Error).message : error);
  process.exit(1);
});
