import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function identifyIn(release: string) {
  vi.resetModules();
  vi.stubGlobal('__PICTURE_VERSION__', release);
  return (await import('./identify-picture.ts')).identify;
}

const path = '/api/images/social-cups.png';

test('a picture is known in every language before it is drawn', async () => {
  const identify = await identifyIn('5f1d3c2a');
  const draw = vi.fn(() => '<svg/>');
  const known = (locale: 'en' | 'es' | 'de') =>
    identify({ draw, format: 'png' }, path, locale).what;
  expect(known('en')).toBe(`5f1d3c2a ${path}`);
  expect(new Set([known('en'), known('es'), known('de')]).size).toBe(3);
  expect(known('es')).toBe(known('es'));
  expect(draw).not.toHaveBeenCalled();
});

test.each([
  ['what it shows changes between releases', '5f1d3c2a', { version: '7' }],
  ['its drawings are being worked on', '', {}],
])('it is known by what is drawn where %s, and drawn once', async (_why, release, more) => {
  const identify = await identifyIn(release);
  const draw = vi.fn(() => '<svg/>');
  const { what, draw: again } = identify({ draw, format: 'png', ...more }, path, 'es');
  expect([what, again()]).toEqual(['<svg/>', '<svg/>']);
  expect(draw).toHaveBeenCalledOnce();
});
