import { createHash } from 'node:crypto';
import { REACTIONS } from '@goats/rules';
import { expect, test } from 'vitest';
import { inspectSvg } from './inspect-svg.ts';
import { reactionPicture } from './reaction-picture.ts';

const PLAYERS = Array.from(
  { length: 100 },
  (_, i) => `0x${createHash('sha256').update(`player ${i}`).digest('hex').slice(0, 40)}`,
);

test('everybody makes six different faces, each within 9 KB and without a word in it', () => {
  for (const player of PLAYERS) {
    const faces = REACTIONS.map((reaction) => reactionPicture(reaction, player));
    expect(new Set(faces.map((svg) => svg.length)).size, player).toBeGreaterThan(3);
    expect(new Set(faces).size).toBe(REACTIONS.length);
    for (const svg of faces) {
      expect(svg.length, player).toBeLessThanOrEqual(9 * 1024);
      expect(inspectSvg(svg).elements).not.toContain('text');
    }
  }
});

test('a row of them can stand on one page', () => {
  const ids = PLAYERS.slice(0, 20).flatMap((player) =>
    REACTIONS.flatMap((reaction) => inspectSvg(reactionPicture(reaction, player)).ids),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
