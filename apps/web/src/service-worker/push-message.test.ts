import { expect, it } from 'vitest';
import { ownPath, readPush, titleOf } from './push-message.ts';

const origin = 'https://goats.example';

it('reads what the server sends', () => {
  const shown = { title: 'Your Match', text: 'Your pick', href: '/battle?match=7', tag: 'm7' };
  expect(readPush(JSON.stringify({ ...shown, topic: 'match', at: 'now' }), origin)).toEqual(shown);
});

it.each([undefined, '', 'hello', '[]', 'null', '{}', '{"text":7}', '{"text":""}'])(
  'shows nothing for %s',
  (json) => expect(readPush(json, origin)).toBeUndefined(),
);

it.each([
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/.//evil.example',
  'http://[',
  7,
  undefined,
])('leads nobody to %s', (href) => expect(ownPath(href, origin)).toBe('/'));

it('leads to a place of this site, with all that names it', () => {
  expect(ownPath('/battle?match=7#picks', origin)).toBe('/battle?match=7#picks');
});

it('is headed in the language of the device, and without a head says who it is from', () => {
  const push = readPush('{"topic":"match","title":"Tu partido","text":"x"}', origin);
  expect(titleOf(push!)).toBe('Tu partido · Legendary GOATs');
  expect(titleOf(readPush('{"topic":"match","text":"x"}', origin)!)).toBe('Legendary GOATs');
});
