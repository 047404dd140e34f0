import { expect, it } from 'vitest';
import { listsMatch } from './install.mjs';

const here = { os: [process.platform], cpu: [process.arch], optional: true };
const elsewhere = { os: ['atari'], cpu: ['68000'], optional: true };

const lock = {
  '': { name: 'legendary-goats' },
  'packages/rules': { version: '0.1.0' },
  'node_modules/@goats/rules': { link: true },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/native-here': { version: '1.0.0', ...here },
  'node_modules/native-elsewhere': { version: '1.0.0', ...elsewhere },
  'node_modules/vitest': { version: '4.0.0', dev: true },
};

const served = {
  'node_modules/@goats/rules': { link: true },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/native-here': { version: '1.0.0' },
};
const installed = { ...served, 'node_modules/vitest': { version: '4.0.0' } };

it('does not install again what a person installed by hand', () => {
  expect(listsMatch(lock, installed)).toBe(true);
});

it('installs when a package is missing, of another version, or not linked', () => {
  const { 'node_modules/pg': _, ...without } = installed;
  expect(listsMatch(lock, without)).toBe(false);
  expect(listsMatch(lock, { ...installed, 'node_modules/pg': { version: '7.0.0' } })).toBe(false);
  expect(listsMatch({ ...lock, 'node_modules/@goats/art': { link: true } }, installed)).toBe(false);
});

it('installs when the programs for this very platform were left out', () => {
  const { 'node_modules/native-here': _, ...without } = installed;
  expect(listsMatch(lock, without)).toBe(false);
});

it('is content without the tools where the product is only served, and brings them for a test', () => {
  expect(listsMatch(lock, served, 'dev')).toBe(true);
  expect(listsMatch(lock, served)).toBe(false);
  expect(listsMatch(lock, installed, 'dev')).toBe(true);
  const { 'node_modules/pg': _, ...without } = served;
  expect(listsMatch(lock, without, 'dev')).toBe(false);
});
