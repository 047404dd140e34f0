import { describe, expect, test } from 'vitest';
import { masterGoats } from '../goats/goat-shapes.ts';
import { type CollectionState, collectionExport, exportFileName } from './collection-export.ts';
import { MAX_IMPORT_CHARACTERS, readCollectionExport } from './collection-import.ts';
import { countRuns, planBulk } from './generation-runs.ts';
import { DEFAULT_SETTINGS } from './generation-settings.ts';
import { editMaster } from './master-edits.ts';

const AT = '2025-06-15T12:30:45.678Z';

function state(): CollectionState {
  const settings = { ...DEFAULT_SETTINGS, attributeVariance: 22.5, seed: 'a second season' };
  const edited = masterGoats().map((goat, at) =>
    at === 4
      ? editMaster(goat, { isActive: false, metaTags: ['rested'], basePriceHoof: 12.5 })
      : goat,
  );
  const runs = planBulk(edited, settings, 'batch');
  return { masterGoats: countRuns(edited, runs), settings, runs };
}

const text = JSON.stringify(collectionExport(state(), AT));

type Goat = Record<string, unknown> & { baseAttributes: Record<string, unknown> };
type Run = Record<string, unknown> & { goat: Record<string, unknown> };

/** Loose on purpose: these tests put in what does not belong there. */
interface LooseFile {
  masterGoats: [Goat, ...Goat[]];
  bulkSettings: Record<string, unknown>;
  nftRarityDistribution: Record<string, unknown>;
  summary: { runs?: unknown };
}

const firstRun = (file: LooseFile) => (file.summary.runs as [Run])[0];

/** The file with one thing changed. */
function changed(change: (file: LooseFile) => void): string {
  const file = JSON.parse(text);
  change(file);
  return JSON.stringify(file);
}

test('an export holds what SPEC names, and its file carries the hour', () => {
  expect(Object.keys(JSON.parse(text))).toEqual([
    'masterGoats',
    'collectionStats',
    'nftRarityDistribution',
    'momentRarityDistribution',
    'bulkSettings',
    'exportedAt',
    'summary',
  ]);
  expect(exportFileName('json', AT)).toBe('legendary-goats-collection-2025-06-15T12-30-45.json');
});

test('an import restores exactly what was exported', () => {
  expect(readCollectionExport(text)).toEqual({ ok: true, state: state() });
});

test('a file that only says how many makes them with its own settings', () => {
  const result = readCollectionExport(changed((file) => delete file.summary.runs));
  expect(result).toMatchObject({ ok: true });
  if (result.ok) expect(result.state.runs).toHaveLength(18);
});

test('a file cannot rename a goat or rewrite its story', () => {
  const result = readCollectionExport(
    changed((file) => {
      file.masterGoats[0].name = 'A Sheep';
      file.masterGoats[0].lore = '<script>';
    }),
  );
  expect(result).toMatchObject({ ok: true });
  if (result.ok) expect(result.state.masterGoats[0]?.name).toBe('The Black Pearl');
});

describe('a wrong, cut or hostile file is refused in one sentence', () => {
  test.each([
    ['nothing at all', '', /not JSON/],
    ['a cut file', text.slice(0, text.length / 2), /cut off/],
    ['a list', '[]', /not what an export holds/],
    ['null', 'null', /not what an export holds/],
    ['another JSON file', '{"name":"left-pad"}', /masterGoats is missing/],
    ['a prototype key', text.replace('{', '{"__proto__":{"isAdmin":true},'), /"__proto__"/],
    ['a constructor key', text.replace('{', '{"constructor":1,'), /"constructor"/],
    ['a bottomless nest', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`, /nested too deeply/],
    ['a file of many megabytes', ' '.repeat(MAX_IMPORT_CHARACTERS + 1), /too large/],
  ])('%s', (_name, file, sentence) => {
    const result = readCollectionExport(file);
    expect(result).toMatchObject({ ok: false, sentence: expect.stringMatching(sentence) });
  });

  test.each<[string, (file: LooseFile) => void, RegExp]>([
    ['nine goats', (file) => file.masterGoats.pop(), /all 10 master goats/],
    [
      'one goat twice',
      (file) => {
        file.masterGoats[1] = file.masterGoats[0];
      },
      /hand-of-horn/,
    ],
    [
      'an attribute of 900',
      (file) => {
        file.masterGoats[0].baseAttributes.pace = 900;
      },
      /pace must be a number from 1 to 100/,
    ],
    [
      'a price as text',
      (file) => {
        file.masterGoats[0].basePriceHoof = '50';
      },
      /basePriceHoof/,
    ],
    [
      'an unknown rarity',
      (file) => {
        file.masterGoats[0].baseRarity = 'Mythic';
      },
      /not a rarity/,
    ],
    [
      'a batch of 1e9',
      (file) => {
        file.bulkSettings.nftBatchSize = 1e9;
      },
      /nftBatchSize/,
    ],
    [
      'half a batch',
      (file) => {
        file.bulkSettings.nftBatchSize = 10.5;
      },
      /whole number/,
    ],
    [
      'a negative percentage',
      (file) => {
        file.nftRarityDistribution.Epic = -1;
      },
      /Epic/,
    ],
    [
      'more made than can be',
      (file) => {
        file.masterGoats[0].variationsGenerated = 2001;
      },
      /variationsGenerated/,
    ],
    [
      'counters without cards',
      (file) => {
        file.masterGoats[0].variationsGenerated = 1500;
      },
      /do not match its runs/,
    ],
    [
      'a run that leaves a gap',
      (file) => {
        firstRun(file).from = 2;
      },
      /overlap or leave a gap/,
    ],
    [
      'a run of a stranger',
      (file) => {
        firstRun(file).goat.id = 'the-sheep';
      },
      /does not exist/,
    ],
    [
      'a run beyond the maximum',
      (file) => {
        firstRun(file).to = 1e9;
      },
      /to must be a number/,
    ],
    [
      'runs that are no list',
      (file) => {
        file.summary.runs = { length: 1 };
      },
      /not a list/,
    ],
  ])('%s', (_name, change, sentence) => {
    const result = readCollectionExport(changed(change));
    expect(result).toMatchObject({ ok: false, sentence: expect.stringMatching(sentence) });
  });
});
