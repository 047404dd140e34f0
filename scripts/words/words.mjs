/**
 * `npm run words`: how much of the site each language has.
 * `npm run words -- todo es`: what Spanish lacks, as a list to fill in.
 * `npm run words -- take es list.txt`: takes such a list, filled in.
 * `npm run words -- tidy`: each message into its file, and what nobody says any more out.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { localesUnderWay, readCatalogue } from './catalogues.mjs';
import { OTHER_LOCALES } from './languages.mjs';
import { allMessages, areaOf } from './sources.mjs';
import { translationFaults } from './translation-faults.mjs';

const [command = 'tell', locale, file] = process.argv.slice(2);
const messages = allMessages(ROOT);
const underWay = localesUnderWay(ROOT);

/** A line each, `k3f9Qa-: Buy {name}`, by a name that outlives changes elsewhere. */
const NAMED = /^([\w-]{7}): (.*)$/;
const nameOf = (message) => createHash('sha256').update(message).digest('base64url').slice(0, 7);

const COMMANDS = {
  tell() {
    console.log(`${messages.size} messages`);
    for (const each of [...OTHER_LOCALES, ...underWay]) {
      const catalogue = readCatalogue(ROOT, each);
      const said = [...messages.keys()].filter((message) => catalogue.has(message)).length;
      console.log(
        `${each}: ${said} translated, ${messages.size - said} to do, ${catalogue.size - said} unused${underWay.includes(each) ? ', under way' : ''}`,
      );
    }
  },

  todo() {
    const catalogue = readCatalogue(ROOT, locale);
    const areas = file?.split(',');
    let last;
    for (const [message, [{ path }]] of messages) {
      if (catalogue.has(message) || (areas && !areas.includes(areaFor(message)))) continue;
      if (path !== last) console.log(`# ${path}`);
      last = path;
      console.log(`${nameOf(message)}: ${message.replaceAll('\n', '\\n')}`);
    }
  },

  take() {
    const byName = new Map([...messages.keys()].map((message) => [nameOf(message), message]));
    const catalogue = readCatalogue(ROOT, locale);
    let refused = 0;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [, name, text] = NAMED.exec(line) ?? [];
      if (name === undefined) continue;
      const message = byName.get(name);
      const translation = text.replaceAll('\\n', '\n').trimEnd();
      const faults =
        message === undefined ? ['nobody says this'] : translationFaults(message, translation);
      if (faults.length === 0) catalogue.set(message, translation);
      else refused += 1;
      for (const fault of faults)
        console.error(`${name}: ${fault}\n  ${message}\n  ${translation}`);
    }
    write(locale, catalogue);
    if (refused > 0) process.exitCode = 1;
  },

  tidy() {
    for (const each of [...OTHER_LOCALES, ...underWay]) write(each, readCatalogue(ROOT, each));
  },
};

const run = COMMANDS[command];
if (!run) throw new Error(`There is no command ${command}`);
run();

function areaFor(message) {
  const areas = new Set(messages.get(message).map(({ path }) => areaOf(path)));
  return areas.size === 1 ? [...areas][0] : 'shared';
}

function write(each, catalogue) {
  const folder = join(ROOT, 'words', each);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith('.json')) rmSync(join(folder, name));
  const files = {};
  for (const message of [...messages.keys()].sort()) {
    if (!catalogue.has(message)) continue;
    files[areaFor(message)] ??= {};
    files[areaFor(message)][message] = catalogue.get(message);
  }
  for (const [area, entries] of Object.entries(files)) {
    writeFileSync(join(folder, `${area}.json`), `${JSON.stringify(entries, null, 2)}\n`);
  }
}
