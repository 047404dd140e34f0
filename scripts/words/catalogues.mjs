import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OTHER_LOCALES } from './languages.mjs';

/** Languages that are a folder in `words/` and nothing else yet: nobody is offered one. */
export function localesUnderWay(root) {
  return readdirSync(join(root, 'words'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !OTHER_LOCALES.includes(entry.name))
    .map(({ name }) => name);
}

/**
 * What each language says: `readCatalogues(root).es.get('Cups') // 'Copas'`. A language has as many
 * files as it likes; a message that stands in two of them must say the same in both.
 */
export function readCatalogues(root) {
  return Object.fromEntries(OTHER_LOCALES.map((locale) => [locale, readCatalogue(root, locale)]));
}

/** `readCatalogue(root, 'es') // Map { 'Cups' => 'Copas', … }` */
export function readCatalogue(root, locale) {
  const folder = join(root, 'words', locale);
  const catalogue = new Map();
  if (!existsSync(folder)) return catalogue;
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.json')) continue;
    const entries = Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    for (const [message, translation] of entries) catalogue.set(message, translation);
  }
  return catalogue;
}
