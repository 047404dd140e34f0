import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';

const ROOMS = ['rules', 'collection', 'art', 'contract', 'chain'].map((name) => `packages/${name}`);

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const room of [...ROOMS, 'apps/server', 'apps/web']) {
    mkdirSync(join(root, room, 'src'), { recursive: true });
    write(`${room}/package.json`, '{}');
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('finds features that stand on each other, although no two files do', () => {
  write('apps/web/src/features/wallet/panel.ts', "const inbox = () => import('../inbox/bell.ts');");
  write('apps/web/src/features/wallet/store.ts', 'export const wallet = 1;');
  write('apps/web/src/features/inbox/bell.ts', "import { wallet } from '../wallet/store.ts';");
  expect(checkBoundaries(root)).toEqual([
    expect.stringMatching(
      /^Import cycle: .*features.inbox -> .*features.wallet -> .*features.inbox$/,
    ),
  ]);
});

it('lets a test look anywhere', () => {
  write('apps/web/src/features/wallet/store.ts', 'export const wallet = 1;');
  write('apps/web/src/features/wallet/store.test.ts', "import '../inbox/bell.ts';");
  write('apps/web/src/features/inbox/bell.ts', "import { wallet } from '../wallet/store.ts';");
  expect(checkBoundaries(root)).toEqual([]);
});

it('finds modules of the server that stand on each other', () => {
  write('apps/server/src/modules/cups/cups.ts', "import '../week/week.ts';");
  write('apps/server/src/modules/week/week.ts', "import '../cups/draw.ts';");
  write('apps/server/src/modules/cups/draw.ts', '');
  expect(checkBoundaries(root)).toHaveLength(1);
});
