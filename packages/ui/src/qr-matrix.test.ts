import { sha256Hex } from '@goats/rules';
import { expect, it } from 'vitest';
import { qrMatrix } from './qr-matrix.ts';

const LINK = 'https://goats.example/duel/AbCdEfGhIjKlMnOpQrStUv';
const dots = (text: string) =>
  qrMatrix(text)
    ?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
    .join('\n') ?? '';

it('draws a link as other encoders do, so that every phone reads it', () => {
  // The same dots as uqr 0.1.3 draws with its lowest correction.
  expect(sha256Hex(dots(LINK))).toBe(
    'b3e5713d21e8f550200eed53864e07c9ea7697aa32d8f72877e90f64349ae03a',
  );
});

it('has three corners, a light border inside each, and grows with the text', () => {
  const rows = dots(LINK).split('\n');
  expect(rows).toHaveLength(29);
  expect(rows[0]).toMatch(/^#######\..*\.#######$/);
  expect(rows[6]).toMatch(/^#######\..*\.#######$/);
  expect(rows[28]).toMatch(/^#######\./);
  expect(dots('a').split('\n')).toHaveLength(21);
});

it('says no to what does not fit, instead of drawing half of it', () => {
  expect(qrMatrix('x'.repeat(106))).not.toBeNull();
  expect(qrMatrix('x'.repeat(107))).toBeNull();
});
