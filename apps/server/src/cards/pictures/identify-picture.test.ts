import { expect, test, vi } from 'vitest';
import { identify } from './identify-picture.ts';

const path = '/api/images/social-cups.png';
const release = '5f1d3c2a';

test('a picture is known in every language before it is drawn', () => {
  const draw = vi.fn(() => '<svg/>');
  const known = (locale: 'en' | 'es' | 'de') =>
    identify({ draw, format: 'png' }, path, locale, release).what;
  expect(known('en')).toBe(`${release} ${path}`);
  expect(new Set([known('en'), known('es'), known('de')]).size).toBe(3);
  expect(known('es')).toBe(known('es'));
  expect(draw).not.toHaveBeenCalled();
});

test.each([
  ['what it shows changes between releases', release, { version: '7' }],
  ['its drawings are being worked on', '', {}],
])('it is known by what is drawn where %s, and drawn once', (_why, of, more) => {
  const draw = vi.fn(() => '<svg/>');
  const { what, draw: again } = identify({ draw, format: 'png', ...more }, path, 'es', of);
  expect([what, again()]).toEqual(['<svg/>', '<svg/>']);
  expect(draw).toHaveBeenCalledOnce();
});
