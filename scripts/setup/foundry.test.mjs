import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findAnvil, integrityOf, setAnvil } from './foundry.mjs';

it('takes the anvil that is named, as a command line or as a file with spaces in its path', () => {
  expect(findAnvil({ ANVIL_BINARY: 'qemu-x86_64 -L /x  /opt/anvil' })).toEqual([
    'qemu-x86_64',
    '-L',
    '/x',
    '/opt/anvil',
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'goats foundry '));
  try {
    const file = join(folder, 'anvil');
    writeFileSync(file, '');
    expect(findAnvil({ ANVIL_BINARY: file })).toEqual([file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('leaves an anvil alone that somebody chose', async () => {
  const env = { ANVIL_BINARY: '/opt/their own/anvil' };
  expect(await setAnvil({ env })).toBeUndefined();
  expect(env).toEqual({ ANVIL_BINARY: '/opt/their own/anvil' });
});

it('would notice a package that was changed in the registry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'goats-foundry-'));
  try {
    const file = join(folder, 'a.tgz');
    writeFileSync(file, 'goat');
    const before = integrityOf(file);
    expect(before).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
    writeFileSync(file, 'goaT');
    expect(integrityOf(file)).not.toBe(before);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
