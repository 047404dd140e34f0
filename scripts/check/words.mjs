import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareText } from '../words/bare-text.mjs';
import { localesUnderWay, readCatalogue } from '../words/catalogues.mjs';
import { glossaryFaults } from '../words/glossary.mjs';
import { OTHER_LOCALES } from '../words/languages.mjs';
import { parseMessage } from '../words/parse-message.mjs';
import { allMessages, sourcesOf } from '../words/sources.mjs';
import { messageFaults, namesIn, translationFaults } from '../words/translation-faults.mjs';

/** What people see; the worker that stands behind the pages is told its words by the server. */
const SEEN = ['apps/web/src', 'apps/leave/src', 'packages/ui/src'];
const NOT_SEEN = /^apps\/web\/src\/service-worker\//;

/**
 * Whether every language says everything, as its glossary wants it: one sentence for each that does not.
 * One that is under way may lack what it likes, but what it has is as good as anybody's.
 */
export function checkWords(root) {
  const messages = allMessages(root);
  const glossary = JSON.parse(readFileSync(join(root, 'words/glossary.json'), 'utf8'));
  return [
    ...bareProblems(root),
    ...[...messages].flatMap(([message, places]) => [
      ...messageFaults(message).map((fault) => `“${message.slice(0, 60)}” ${fault}`),
      ...places.flatMap((place) => callProblems(message, place)),
    ]),
    ...OTHER_LOCALES.flatMap((locale) => {
      const catalogue = readCatalogue(root, locale);
      return catalogueProblems({ locale, messages, catalogue, glossary });
    }),
    ...localesUnderWay(root).flatMap((locale) => {
      const catalogue = readCatalogue(root, locale);
      const begun = new Map([...messages].filter(([message]) => catalogue.has(message)));
      return catalogueProblems({ locale, messages: begun, catalogue, glossary });
    }),
  ];
}

function bareProblems(root) {
  return sourcesOf(root, SEEN)
    .filter(({ path }) => !NOT_SEEN.test(path))
    .flatMap(({ path, code }) => bareText(path, code))
    .map(
      ({ path, line, text }) =>
        `${path}:${line}: no language can replace “${text}”: let t() or <T> say it`,
    );
}

/** Names that a message has and its call does not hand in, or the other way round. */
function callProblems(message, { path, line, names, by }) {
  const where = `${path}:${line}: “${message.slice(0, 60)}”`;
  try {
    const asked = new Set([...namesIn(parseMessage(message))].map((name) => name.slice(1, -1)));
    // A message that is kept, and said later, is handed its values there.
    if (names === undefined || by === 'm') return [];
    return [
      ...[...asked]
        .filter((name) => !names.includes(name))
        .map((name) => `${where} is not handed ${name}`),
      ...names
        .filter((name) => !asked.has(name) && name !== 'key')
        .map((name) => `${where} has no place for ${name}`),
    ];
  } catch (error) {
    return [`${where}: ${error.message}`];
  }
}

function catalogueProblems({ locale, messages, catalogue, glossary }) {
  const problems = [];
  for (const [message, [{ path }]] of messages) {
    const translation = catalogue.get(message);
    const what = `words/${locale}: “${message.slice(0, 60)}”`;
    if (translation === undefined) problems.push(`${what} (${path}) has no translation`);
    else {
      const faults = [
        ...translationFaults(message, translation),
        ...glossaryFaults(glossary, locale, message, translation),
      ];
      problems.push(...faults.map((fault) => `${what} ${fault}`));
    }
  }
  for (const message of catalogue.keys()) {
    if (!messages.has(message))
      problems.push(`words/${locale}: nobody says “${message.slice(0, 60)}” any more`);
  }
  return problems;
}
