/**
 * Lets the scripts of the last build speak the language that nobody speaks, in a folder of their own:
 * what its German pages are sent instead. Says where they lie.
 */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { putWordsIn } from '../setup/put-words-in.mjs';
import { ROOT } from '../setup/root.mjs';
import { markMessages } from './mark-messages.mjs';
import { pseudo } from './pseudo.mjs';

const MARKED = join(ROOT, '.cache/marked');
const SPOKEN = join(ROOT, '.cache/pseudo');

rmSync(SPOKEN, { recursive: true, force: true });
cpSync(join(MARKED, 'assets'), join(SPOKEN, 'assets'), { recursive: true });
const messages = JSON.parse(readFileSync(join(MARKED, 'messages.json'), 'utf8'));
const catalogues = { de: { get: pseudo } };
const { de } = putWordsIn(join(SPOKEN, 'assets'), markMessages(messages), catalogues);
console.log(join(SPOKEN, de.folder));
