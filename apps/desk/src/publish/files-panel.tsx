import {
  type CardKind,
  COLLECTION_PROVENANCE,
  COLLECTION_SIZE,
  exportFileName,
} from '@goats/collection';
import { groupedCount } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Field, Input } from '@goats/ui/field.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { useState } from 'react';
import { countOf } from '../desk/desk.ts';
import { deliver, download, pickTarget, sizeWords } from '../desk/save-file.ts';
import { theDesk, useBusy, useDesk } from '../desk/use-desk.ts';
import { exportCollection } from './export-collection.ts';
import { ImportButton } from './import-button.tsx';
import { savePictures } from './save-pictures.ts';

const NAMES: Readonly<Record<CardKind, string>> = {
  variation: 'variations',
  moment: 'moments',
};

async function saveFile(what: 'metadata' | 'csv', kind: CardKind, baseUrl: string): Promise<void> {
  const ending = what === 'csv' ? `${NAMES[kind]}.csv` : `${NAMES[kind]}-metadata.zip`;
  const name = exportFileName(ending, new Date().toISOString());
  const target = await pickTarget(name);
  if (target === undefined) return;
  try {
    const file = await theDesk().work(`Writing ${name}`, 'cards', (extras) =>
      theDesk().generator.ask('file', { what, kind, baseUrl, target }, extras),
    );
    if (!file) {
      toast({ title: 'Export Cancelled', description: 'No file was written.', tone: 'yellow' });
      return;
    }
    deliver(name, file, what === 'csv' ? 'text/csv' : 'application/zip');
    toast({
      title: 'Export Written',
      description: `${groupedCount(file.files)} cards, ${sizeWords(file.bytes)}.`,
    });
  } catch {
    toast({
      title: 'Export Failed',
      description: 'The file could not be written. Is there enough room on the disk?',
      tone: 'red',
    });
  }
}

async function saveProvenance(): Promise<void> {
  const desk = theDesk();
  const { runs } = desk.state();
  const whole = countOf(runs, 'variation') === COLLECTION_SIZE;
  const series = await desk.work('Sealing all cards', 'cards', (extras) =>
    desk.generator.ask('seal', { runs }, extras),
  );
  const tokens =
    series && whole
      ? await desk.work('Comparing with the first season', 'cards', (extras) =>
          desk.generator.ask('sealTokens', {}, extras),
        )
      : null;
  if (!series) return;
  const same = tokens?.root === COLLECTION_PROVENANCE;
  const at = new Date().toISOString();
  download(
    exportFileName('provenance.json', at),
    [
      JSON.stringify(
        {
          count: series.count,
          root: series.root,
          leaf: 'sha256("leaf|" + canonical JSON of the generated card), runs in order',
          ...(tokens && { firstSeason: { root: tokens.root, matchesPublished: same } }),
          runs,
          exportedAt: at,
        },
        null,
        2,
      ),
    ],
    'application/json',
  );
  toast({
    title: 'Provenance Written',
    description: `Root ${series.root.slice(0, 12)}… over ${groupedCount(series.count)} cards.${
      tokens ? ` The 20,000 ${same ? 'are' : 'are not'} the published first season.` : ''
    }`,
  });
}

/** Everything that leaves the desk as a file, and the one way back in. */
export function FilesPanel() {
  const runs = useDesk((desk) => desk.runs);
  const busy = useBusy();
  const [baseUrl, setBaseUrl] = useState(() => location.origin);
  const counts = { variation: countOf(runs, 'variation'), moment: countOf(runs, 'moment') };
  const rows = (Object.keys(NAMES) as CardKind[]).map((kind) => {
    const none = counts[kind] === 0;
    const button = (label: string, run: () => void) => (
      <Button
        variant="outline"
        size="sm"
        disabled={busy || none}
        aria-label={`${label} of ${NAMES[kind]}`}
        onClick={run}
      >
        {label}
      </Button>
    );
    return (
      <li
        key={kind}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
      >
        <span>
          <span className="display block text-label">
            {kind === 'variation' ? 'NFT variations' : 'Moment cards'}
          </span>
          <span className="text-fine text-chalk-3">
            {none ? 'None generated yet' : `${groupedCount(counts[kind])} generated`}
          </span>
        </span>
        <span className="flex flex-wrap gap-2">
          {button('CSV', () => void saveFile('csv', kind, baseUrl))}
          {button('Metadata', () => void saveFile('metadata', kind, baseUrl))}
          {button(
            'Pictures',
            () => void savePictures({ kind, text: '', order: 'number' }, counts[kind]),
          )}
        </span>
      </li>
    );
  });
  return (
    <Panel
      aria-labelledby="files-title"
      className="mt-14 grid items-start gap-x-14 gap-y-6 lg:grid-cols-2"
    >
      <div>
        <h2 id="files-title" className="text-card">
          Files
        </h2>
        <p className="mt-2 max-w-130 text-small text-chalk-2">
          The export holds the goats, the settings and every run, and an import makes the same cards
          again. Metadata is one ERC-721 file per card in a zip; pictures are drawn one by one.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button size="sm" disabled={busy} onClick={exportCollection}>
            Export JSON
          </Button>
          <ImportButton disabled={busy} />
          <Button
            variant="outline"
            size="sm"
            disabled={busy || runs.length === 0}
            onClick={() => void saveProvenance().catch(() => undefined)}
          >
            Provenance root
          </Button>
        </div>
        <Field
          label="Base address in the metadata"
          help="Where tokens and pictures will be found. Leave empty for plain paths."
          className="mt-6"
        >
          <Input
            type="url"
            inputMode="url"
            maxLength={200}
            value={baseUrl}
            onChange={(event) => setBaseUrl(event.target.value.trim())}
          />
        </Field>
      </div>
      <ul className="border-t-[1.5px] border-line-2">{rows}</ul>
    </Panel>
  );
}
