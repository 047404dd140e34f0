import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wantedExtras } from './extras.mjs';
import { ROOT } from './root.mjs';

it('wants nothing beside what serving needs unless somebody asks for it', () => {
  expect(wantedExtras({})).toEqual([]);
  expect(wantedExtras({ CHANGE_BUS_URL: '' })).toEqual([]);
  expect(wantedExtras({ CHANGE_BUS_URL: 'nats://127.0.0.1' })).toEqual(['@nats-io/transport-node']);
});

it('has every extra pinned, and as a tool, so that `npm start` leaves it away', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  for (const name of wantedExtras({ CHANGE_BUS_URL: 'nats://127.0.0.1' })) {
    const entry = packages[`node_modules/${name}`];
    expect(entry).toMatchObject({ dev: true, integrity: expect.stringMatching(/^sha512-/) });
    expect(packages['apps/server'].devDependencies[name]).toBe(entry.version);
  }
});
