import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import ByEnvironment from './by-environment.mjs';
import { filesWith } from './files-with.mjs';

const folder = mkdtempSync(join(tmpdir(), 'by-environment-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PAGE = '// @vitest-environment happy-dom';
for (const [name, text] of Object.entries({
  'a.test.ts': '',
  'b.test.tsx': PAGE,
  'c.test.ts': "vi.mock('./a.ts')",
  'd.test.tsx': PAGE,
  'e.ts': "vi.mock('./a.ts')",
})) {
  writeFileSync(join(folder, name), text);
}

const project = (name) => ({ name, config: { sequence: { groupOrder: 0 }, isolate: false } });
const web = project('web');
const desk = project('desk');
const cache = { getFileTestResults: () => undefined, getFileStats: () => undefined };

it('hands a worker on: files with a page come together, project by project', async () => {
  const specs = [
    ['a.test.ts', web],
    ['b.test.tsx', web],
    ['a.test.ts', desk],
    ['c.test.ts', web],
    ['d.test.tsx', web],
  ].map(([name, project]) => ({ moduleId: join(folder, name), project, name }));
  const sorted = await new ByEnvironment({ cache, config: { root: folder } }).sort(specs);
  expect(sorted.map(({ name, project }) => `${project.name} ${name}`)).toEqual([
    'desk a.test.ts',
    'web b.test.tsx',
    'web d.test.tsx',
    'web a.test.ts',
    'web c.test.ts',
  ]);
});

it('finds the tests that replace a module: after them a process is of no use to others', () => {
  expect(filesWith(/vi\.mock\(/, [folder])).toEqual([join(folder, 'c.test.ts')]);
});
