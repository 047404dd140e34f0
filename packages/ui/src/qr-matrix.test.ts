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

it('draws a longer one, in two blocks and with its version beside the corners, as others do too', () => {
  const hex = (byte: string) => byte.repeat(32);
  const uri = `wc:${hex('a1')}@2?relay-protocol=irn&symKey=${hex('0f')}&expiryTimestamp=1795063626`;
  expect(dots(uri).split('\n')).toHaveLength(49);
  expect(sha256Hex(dots(uri))).toBe(
    'c39c323541a55189e41a06c6d54454fa1be4f9930b5ec45346da9ab74aa750d4',
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
  expect(qrMatrix('x'.repeat(230))).not.toBeNull();
  expect(qrMatrix('x'.repeat(231))).toBeNull();
});
