import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const IMPORTED = /(["'`])\.\/([\w.-]+\.js)\1/g;

/**
 * Gives every language its scripts, out of one build whose scripts carry marks: English in place, the
 * others in a folder beside it that is named after what is in it. A script that says nothing, and
 * brings none that does, is one for all.
 *
 * Answers for each language where its scripts lie and which are its own:
 * `{ en: { folder: 'assets', own: [] }, es: { folder: 'assets/es-1a2b3c4d', own: ['index-CYSqxfkm.js', …] } }`
 */
export function putWordsIn(folder, words, catalogues) {
  const scripts = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const own = speaking(scripts, words);
  const assets = basename(folder);
  const answer = { en: { folder: assets, own: [] } };
  for (const [locale, catalogue] of Object.entries(catalogues)) {
    const translated = own.map((name) => [
      name,
      words.inLanguage(scripts.get(name), locale, catalogue),
    ]);
    const hash = createHash('sha256').update(JSON.stringify(translated)).digest('base64url');
    const place = `${locale}-${hash.replaceAll(/[-_]/g, '').slice(0, 8)}`;
    mkdirSync(join(folder, place));
    for (const [name, code] of translated) {
      writeFileSync(join(folder, place, name), moved(code, { own, assets, place }));
    }
    answer[locale] = { folder: `${assets}/${place}`, own };
  }
  for (const name of own)
    writeFileSync(join(folder, name), words.inLanguage(scripts.get(name), 'en'));
  return answer;
}

/** The scripts with words, and all that bring such a one along. */
function speaking(scripts, words) {
  const brings = new Map(
    [...scripts].map(([name, code]) => [
      name,
      [...code.matchAll(IMPORTED)].map(([, , file]) => file),
    ]),
  );
  const speaks = new Set([...scripts.keys()].filter((name) => words.says(scripts.get(name))));
  for (let before = -1; before < speaks.size; ) {
    before = speaks.size;
    for (const [name, files] of brings)
      if (files.some((file) => speaks.has(file))) speaks.add(name);
  }
  return [...speaks].sort();
}

/** In its folder a script finds its own kind beside it, and what all share one floor up. */
function moved(code, { own, assets, place }) {
  return code
    .replaceAll(IMPORTED, (all, quote, file) =>
      own.includes(file) ? all : `${quote}../${file}${quote}`,
    )
    .replaceAll(new RegExp(`(["'\`])/${assets}/([\\w.-]+\\.js)\\1`, 'g'), (all, quote, file) =>
      own.includes(file) ? `${quote}/${assets}/${place}/${file}${quote}` : all,
    );
}
