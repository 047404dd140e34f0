import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { webRelease } from './web-release.ts';

it('names the release that its pages carry, so that an open tab of another one can be told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'goats-release-'));
  await writeFile(
    join(folder, 'index.html'),
    '<head><meta name="release" content="5f1d" /></head>',
  );
  expect(webRelease(folder)).toBe('5f1d');
  await writeFile(join(folder, 'index.html'), '<head></head>');
  expect(webRelease(folder)).toBeNull();
  expect(webRelease(undefined)).toBeNull();
  await rm(folder, { recursive: true });
});
