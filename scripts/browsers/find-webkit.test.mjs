import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findWebKit } from './find-webkit.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goats-webkit-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function file(name) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  return path;
}

it('wants driver, browser and screen: with one of them missing the journey is left out and nothing fails', () => {
  const find = () => findWebKit({ PATH: join(folder, 'bin') }, join(folder, 'lib'));
  expect(find()).toBeUndefined();
  const driver = file('bin/WebKitWebDriver');
  const browser = file('lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser');
  expect(find()).toBeUndefined();
  const screen = file('bin/Xvfb');
  expect(find()).toEqual({ driver, screen, browser });
  rmSync(browser);
  expect(find()).toBeUndefined();
});
