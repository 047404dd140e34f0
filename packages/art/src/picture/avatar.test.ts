import { createHash } from 'node:crypto';
import { housePlayers } from '@goats/collection';
import { expect, test } from 'vitest';
import { avatarLook } from './avatar-look.ts';
import { avatarPicture } from './avatar-picture.ts';
import { inspectSvg } from './inspect-svg.ts';

const MANY = Array.from(
  { length: 600 },
  (_, i) => `0x${createHash('sha256').update(`player ${i}`).digest('hex').slice(0, 40)}`,
);

test('a player has the same goat everywhere, however the address is written', () => {
  const [address] = MANY;
  expect(avatarPicture(address!)).toBe(avatarPicture(address!.toUpperCase().replace('0X', '0x')));
});

test('six hundred players have six hundred different goats, each within 8 KB', () => {
  const faces = new Set(MANY.map((address) => JSON.stringify(avatarLook(address))));
  expect(faces.size).toBe(MANY.length);
  for (const address of MANY)
    expect(avatarPicture(address).length, address).toBeLessThanOrEqual(8 * 1024);
});

test('a row of them can stand on one page', () => {
  const ids = MANY.slice(0, 60).flatMap((address) => {
    const report = inspectSvg(avatarPicture(address));
    expect(report.references.filter((id) => !report.ids.includes(id))).toEqual([]);
    return report.ids;
  });
  expect(new Set(ids).size).toBe(ids.length);
});

test('a player of the house wears the goat it roots for, in its own fur', () => {
  for (const { address, favouriteGoat } of housePlayers()) {
    const look = avatarLook(address);
    expect([look.goat, look.coat, look.club]).toEqual(Array(3).fill(favouriteGoat));
  }
});
