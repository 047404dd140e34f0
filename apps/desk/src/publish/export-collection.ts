import { collectionExport, exportFileName } from '@goats/collection';
import { download } from '../desk/save-file.ts';
import { theDesk } from '../desk/use-desk.ts';

/** The whole state of the desk as one JSON file. */
export function exportCollection(): void {
  const at = new Date().toISOString();
  const { masterGoats, settings, runs } = theDesk().state();
  const file = collectionExport({ masterGoats, settings, runs }, at);
  download(exportFileName('json', at), [JSON.stringify(file, null, 2)], 'application/json');
}
