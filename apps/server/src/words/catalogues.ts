import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@goats/words';

/** The English message and its translation. */
export type Catalogue = Readonly<Record<string, string>>;

const HERE = dirname(fileURLToPath(import.meta.url));

/** Beside the bundle in production, at the top of the repository in the source. */
const FOLDER = [join(HERE, 'words'), join(HERE, '../../../../words')].find(existsSync);

const kept = new Map<Locale, Catalogue>();

/** Read when the language is first spoken. A language without a catalogue is spoken in English. */
export function catalogueOf(locale: Locale): Catalogue {
  let catalogue = kept.get(locale);
  if (!catalogue) {
    catalogue = FOLDER ? readCatalogue(join(FOLDER, locale)) : {};
    kept.set(locale, catalogue);
  }
  return catalogue;
}

const versions = new Map<Locale, string>();

/** Another one as soon as anything is said otherwise: `wordsVersion('es') // 'es-1a2b3c4d'` */
export function wordsVersion(locale: Locale): string {
  let version = versions.get(locale);
  if (version === undefined) {
    const said = createHash('sha256')
      .update(JSON.stringify(catalogueOf(locale)))
      .digest('hex');
    version = `${locale}-${said.slice(0, 8)}`;
    versions.set(locale, version);
  }
  return version;
}

/** `readCatalogue('words/es')`: all of its files as one. */
export function readCatalogue(folder: string): Catalogue {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.assign(
    {},
    ...files.sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  );
}
