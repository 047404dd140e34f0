import { exportFileName } from '@goats/collection';
import { groupedCount } from '@goats/rules';
import { toast } from '@goats/ui/toasts.tsx';
import { deliver, pickTarget, savesToDisk, sizeWords } from '../desk/save-file.ts';
import { theDesk } from '../desk/use-desk.ts';
import type { CardQuery } from '../worker/card-search.ts';

/** What a drawn card weighs on average; to warn, not to promise. */
export const PICTURE_BYTES = 42_000;
/** A download is put together before it is handed over, and a browser has only so much room. */
const MOST_WITHOUT_DISK = 1_500_000_000;

/** All cards that a query finds, as SVG files in a zip. */
export async function savePictures(query: CardQuery, count: number): Promise<void> {
  const desk = theDesk();
  if (!savesToDisk() && count * PICTURE_BYTES > MOST_WITHOUT_DISK) {
    toast({
      title: 'Too Many Pictures',
      description: `${groupedCount(count)} pictures are about ${sizeWords(count * PICTURE_BYTES)}, and this browser cannot write straight to disk. Narrow the search first.`,
      tone: 'yellow',
    });
    return;
  }
  const name = exportFileName('pictures.zip', new Date().toISOString());
  const target = await pickTarget(name);
  if (target === undefined) return;
  try {
    const file = await desk.work(
      `Drawing ${groupedCount(count)} pictures`,
      'files',
      async (extras) => {
        const picks = await desk.generator.ask('picks', { query });
        return desk.pictures.ask('pictures', { picks, target }, extras);
      },
    );
    if (!file) {
      toast({ title: 'Export Cancelled', description: 'No file was written.', tone: 'yellow' });
      return;
    }
    deliver(name, file, 'application/zip');
    toast({
      title: 'Export Written',
      description: `${groupedCount(file.files)} pictures, ${sizeWords(file.bytes)}.`,
    });
  } catch {
    toast({
      title: 'Export Failed',
      description: 'The pictures could not be written. Is there enough room on the disk?',
      tone: 'red',
    });
  }
}
