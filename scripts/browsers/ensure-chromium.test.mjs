import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureChromium, findInstalled, findWindowed } from './ensure-chromium.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goats-chromium-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(name, script) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

it('passes over a placeholder that only asks for another package', () => {
  program('chromium', 'echo "please install the snap" >&2; exit 1');
  const real = program('google-chrome', 'echo "Google Chrome 140.0"');
  expect(findInstalled({ PATH: folder })).toBe(real);
});

it('prefers the one without windows, and still finds the one that can show a notification', () => {
  const windowed = program('chromium', 'echo "Chromium 140.0"');
  const shell = program('chromium-headless-shell', 'echo "Chromium 140.0"');
  expect(findInstalled({ PATH: folder })).toBe(shell);
  expect(findWindowed({ PATH: folder })).toBe(windowed);
});

it('uses the Chromium a person names, and says so when it is none', async () => {
  const named = program('my-browser', 'echo "Chromium 140.0"');
  expect(await ensureChromium({ env: { CHROMIUM_PATH: named } })).toBe(named);
  const wrong = ensureChromium({ env: { CHROMIUM_PATH: join(folder, 'nothing') } });
  await expect(wrong).rejects.toThrow('CHROMIUM_PATH');
});
