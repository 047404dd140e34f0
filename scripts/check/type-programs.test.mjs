import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { typePrograms } from './type-programs.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'goats-types-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function project(file, config) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify({ extends: '../tsconfig.base.json', ...config }));
  return file;
}
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

it('checks what has the same options together, and what may use more by itself', () => {
  const pure = project('rules/tsconfig.json', { include: ['src'], exclude: ['src/*.test.ts'] });
  const also = project('art/tsconfig.json', { include: ['src', 'scripts'] });
  const page = project('web/tsconfig.json', {
    compilerOptions: { lib: ['ES2023', 'DOM'], jsx: 'react-jsx' },
    include: ['src'],
  });
  const kit = project('kit/tsconfig.json', {
    compilerOptions: { jsx: 'react-jsx', lib: ['ES2023', 'DOM'] },
    include: ['src'],
  });
  const programs = typePrograms(root, [pure, also, page, kit, 'gone/tsconfig.json']);
  expect(programs.map(({ projects }) => projects)).toEqual([
    [pure, also],
    [page, kit],
  ]);
  expect(read(programs[0].file)).toEqual({
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {},
    include: ['rules/src', 'art/src', 'art/scripts'].map((path) => join(root, path)),
    exclude: ['rules/src/*.test.ts', 'rules/node_modules', 'art/node_modules'].map((path) =>
      join(root, path),
    ),
  });
  expect(read(programs[1].file).compilerOptions.lib).toEqual(['ES2023', 'DOM']);
});
