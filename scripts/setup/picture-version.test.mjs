import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pictureVersion } from './picture-version.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'goats-version-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it.each([
  'packages/art/src/goat/horn.ts',
  'packages/collection/src/goats/goat-facts.ts',
  'packages/contract/src/page-titles.ts',
  'apps/server/src/cards/album/album-preview.ts',
  'apps/server/src/cards/pictures/draw-picture.ts',
])('gives pictures new addresses when %s changed', (path) => {
  write(path, 'short');
  const before = pictureVersion(root);
  write(path, 'long');
  expect(pictureVersion(root)).not.toBe(before);
});

it('lets pictures keep their addresses over a release that does not touch them', () => {
  write('packages/art/src/goat/horn.ts', 'short');
  const before = pictureVersion(root);
  write('apps/web/src/main.tsx', 'new');
  write('apps/server/src/slices/match/match-store.ts', 'new');
  expect(pictureVersion(root)).toBe(before);
});
