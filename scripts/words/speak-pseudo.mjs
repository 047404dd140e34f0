/**
 * Lets the scripts of the last build speak the language that nobody speaks, in the folder that is named:
 * what its German pages are sent instead. Says where they lie.
 */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { putWordsIn } from '../setup/put-words-in.mjs';
import { ROOT } from '../setup/root.mjs';
import { markMessages } from './mark-messages.mjs';
import { pseudo } from './pseudo.mjs';

const MARKED = join(ROOT, '.cache/marked');
const [, , spoken] = process.argv;

rmSync(spoken, { recursive: true, force: true });
cpSync(join(MARKED, 'assets'), join(spoken, 'assets'), { recursive: true });
const messages = JSON.parse(readFileSync(join(MARKED, 'messages.json'), 'utf8'));
const catalogues = { de: { get: pseudo } };
const { de } = putWordsIn(join(spoken, 'assets'), markMessages(messages), catalogues);
console.log(join(spoken, de.folder));
