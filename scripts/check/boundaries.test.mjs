import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';

const ROOMS = ['words', 'rules', 'collection', 'art', 'contract', 'chain', 'ui'].map(
  (name) => `packages/${name}`,
);

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const room of [...ROOMS, 'apps/server', 'apps/web', 'apps/desk', 'apps/leave']) {
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

it('lets no feature look up at the shell', () => {
  write('apps/web/src/app/shell/footer.ts', '');
  write('apps/web/src/site/titles.ts', '');
  write('apps/web/src/features/wallet/store.ts', "import '../../site/titles.ts';");
  expect(checkBoundaries(root)).toEqual([]);
  write('apps/web/src/features/wallet/panel.ts', "import '../../app/shell/footer.ts';");
  write('apps/web/src/site/links.ts', "import '../features/wallet/store.ts';");
  expect(checkBoundaries(root)).toHaveLength(2);
});

it('lets no app import another', () => {
  write('apps/web/src/features/cups/cup-queries.ts', 'export const cups = 1;');
  write('apps/desk/src/cups.ts', "import '@goats/web/src/features/cups/cup-queries.ts';");
  write('apps/leave/src/steps.ts', "import '../../web/src/features/cups/cup-queries.ts';");
  write('apps/web/src/site/desk.ts', "import '@goats/desk';");
  expect(checkBoundaries(root)).toHaveLength(3);
});

it('lets a test look anywhere', () => {
  write('apps/web/src/features/wallet/store.ts', 'export const wallet = 1;');
  write('apps/web/src/features/wallet/store.test.ts', "import '../inbox/bell.ts';");
  write('apps/web/src/features/inbox/bell.ts', "import { wallet } from '../wallet/store.ts';");
  expect(checkBoundaries(root)).toEqual([]);
});

it('finds folders of the server that stand on each other', () => {
  write('apps/server/src/people/inbox/inbox.ts', "import '../club/club.ts';");
  write('apps/server/src/people/club/club.ts', "import '../inbox/bell.ts';");
  write('apps/server/src/people/inbox/bell.ts', '');
  expect(checkBoundaries(root)).toHaveLength(1);
});

it.each(['apps/server/src/slices', 'packages/rules/src/world'])(
  'lets nobody into a slice of %s but by its index, and the kernel into none',
  (slices) => {
    const kernel = slices.endsWith('world') ? `${slices}/kernel` : 'apps/server/src/kernel';
    const up = slices.endsWith('world') ? '..' : '../slices';
    write(`${slices}/cup/index.ts`, "export { draw } from './draw.ts';");
    write(`${slices}/cup/draw.ts`, 'export const draw = 1;');
    write(`${slices}/week/ok.ts`, "import { draw } from '../cup/index.ts';");
    write(`${slices}/week/week.test.ts`, "import { draw } from '../cup/draw.ts';");
    expect(checkBoundaries(root)).toEqual([]);
    write(`${slices}/week/wrong.ts`, "import { draw } from '../cup/draw.ts';");
    write(`${kernel}/wrong.ts`, `import { draw } from '${up}/cup/index.ts';`);
    expect(checkBoundaries(root)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('reaches inside slice cup'),
        expect.stringContaining('the kernel may not import slice cup'),
      ]),
    );
  },
);
