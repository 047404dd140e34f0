import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'goats-fingerprint-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/goat.ts'), 'export const horns = 2;');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const look = () => fingerprint(['src'], root);

it('rebuilds when a source was edited, renamed or added', () => {
  const seen = new Set([look()]);
  writeFileSync(join(root, 'src/goat.ts'), 'export const horns = 3;');
  seen.add(look());
  renameSync(join(root, 'src/goat.ts'), join(root, 'src/kid.ts'));
  seen.add(look());
  writeFileSync(join(root, 'src/herd.ts'), '');
  seen.add(look());
  writeFileSync(join(root, 'src/terms.md'), 'Hay is final.');
  seen.add(look());
  expect(seen.size).toBe(5);
});

it('does not rebuild for a new checkout, a test, a note or a build', () => {
  const before = look();
  utimesSync(join(root, 'src/goat.ts'), 1, 1);
  writeFileSync(join(root, 'src/goat.test.ts'), 'it()');
  writeFileSync(join(root, 'src/README.md'), 'Horns.');
  mkdirSync(join(root, 'src/dist'));
  writeFileSync(join(root, 'src/dist/goat.js'), 'const horns = 2;');
  expect(look()).toBe(before);
});
