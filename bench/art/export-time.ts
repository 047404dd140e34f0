import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { COLLECTION_SIZE } from '@goats/collection';
import { exportPictures } from '../../apps/server/src/picture-export/export-pictures.ts';
import { sized } from '../brief.ts';
import { printTable, record } from '../report.ts';
import { cardId } from './sample.ts';

const SAMPLE = sized(400, 2);

/** How long `npm run art:export` takes for all cards, told from a sample of them. */
export async function exportTime(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'goats-export-'));
  const cpuBegan = process.cpuUsage();
  const { drawn, seconds } = await exportPictures({
    folder,
    version: 'bench',
    format: 'webp',
    width: 512,
    cards: Array.from({ length: SAMPLE }, (_, i) => cardId(i)),
  });
  const { user, system } = process.cpuUsage(cpuBegan);
  rmSync(folder, { recursive: true });
  const minutes = (seconds * COLLECTION_SIZE) / drawn / 60;
  const cpuMs = (user + system) / 1_000 / drawn;
  record({
    measure: 'exporting the collection as WebP',
    ours: `${(drawn / seconds).toFixed(1)} /s, told from ${SAMPLE}`,
    reference: 'none',
    value: minutes,
  });
  printTable(
    ['export, WebP of 512 px', 'per second', 'CPU ms each', 'all of them', 'target'],
    [
      [
        `${SAMPLE} cards, ${availableParallelism()} threads`,
        (drawn / seconds).toFixed(1),
        cpuMs.toFixed(0),
        `${minutes.toFixed(1)} min`,
        'at most 25 min',
      ],
    ],
  );
}
