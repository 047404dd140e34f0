import { expect, test } from 'vitest';
import { toastSpot } from './toast-place.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

test.each([
  ['a short dialog on a phone', { top: 250, bottom: 594, right: 374 }, PHONE, 'above'],
  ['one that hangs at the top', { top: 16, bottom: 500, right: 374 }, PHONE, 'below'],
  ['one that fills the screen', { top: 16, bottom: 828, right: 374 }, PHONE, 'within'],
  ['a narrow dialog on a desk', { top: 100, bottom: 800, right: 930 }, DESK, 'corner'],
  ['a wide one on a desk', { top: 50, bottom: 850, right: 1240 }, DESK, 'within'],
])('a toast hides nothing of %s', (_name, dialog, screen, spot) => {
  expect(toastSpot(dialog, screen, 96)).toBe(spot);
});
