import type { Chance } from './chance.ts';

const deep = (depth: number): unknown => (depth === 0 ? 0 : [deep(depth - 1)]);

/** What people, robots and attackers have sent to forms before. */
const NASTY: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  -0.01,
  2_147_483_647,
  2_147_483_648,
  2 ** 53 + 2,
  1e308,
  -1e308,
  5e-324,
  '0',
  '-1',
  '1e3',
  '0x10',
  '١٢٣',
  'NaN',
  'null',
  true,
  [],
  {},
  [null],
  [[[]]],
  { $gt: 0 },
  { toString: 1 },
  '\u0000',
  'goat\u0000goat',
  '\ud800',
  '\u202egoat',
  '%00',
  '%',
  '%s%n',
  "' or 1=1 --",
  '"; drop table cards; --',
  '\\',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'a'.repeat(300),
  'é'.repeat(5_000),
  '🐐'.repeat(1_000),
  '2026-13-45T99:99:99Z',
  '9999999999999999999999',
  deep(200),
  Array.from({ length: 500 }, (_, i) => i),
];

export function nasty(chance: Chance): unknown {
  return chance.pick(NASTY);
}

/** One thing about a good body made wrong: a leaf, a missing or a surplus field, or all of it. */
export function spoil(chance: Chance, value: unknown, depth = 0): unknown {
  if (depth === 0 && chance.maybe(0.08)) return nasty(chance);
  if (Array.isArray(value) && value.length > 0 && chance.maybe(0.7)) {
    const at = chance.below(value.length);
    return value.map((each, i) => (i === at ? spoil(chance, each, depth + 1) : each));
  }
  if (typeof value !== 'object' || value === null) return nasty(chance);
  const names = Object.keys(value);
  const way = chance.below(10);
  if (names.length === 0 || way === 0)
    return { ...value, [JSON.stringify(nasty(chance))]: nasty(chance) };
  const name = chance.pick(names);
  if (way === 1) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  const part = (value as Record<string, unknown>)[name];
  return { ...value, [name]: spoil(chance, part, depth + 1) };
}

/** Bodies that are no JSON, or not what they say. */
export const BROKEN_BODIES: readonly { readonly type: string; readonly text: string }[] = [
  { type: 'application/json', text: '{' },
  { type: 'application/json', text: '' },
  { type: 'application/json', text: 'undefined' },
  { type: 'application/json', text: '{"a":1}{"b":2}' },
  { type: 'application/json', text: '{"__proto__":{"admin":true}}' },
  { type: 'application/json', text: '{"constructor":{"prototype":{"admin":true}}}' },
  { type: 'application/json', text: `${'['.repeat(20_000)}${']'.repeat(20_000)}` },
  { type: 'application/json', text: `"${'x'.repeat(70_000)}"` },
  { type: 'application/json; charset=latin1', text: '{}' },
  { type: 'text/plain', text: 'goat' },
  { type: 'text/html', text: '<p>' },
  { type: 'application/x-www-form-urlencoded', text: 'a=1&b=2' },
  { type: 'multipart/form-data; boundary=x', text: '--x--' },
  { type: '', text: 'goat' },
  { type: 'goat', text: '🐐' },
];

/** Headers that a call should survive; null takes one away. */
export const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'idempotency-key': 'k' },
  { 'idempotency-key': 'k '.repeat(3) },
  { 'idempotency-key': 'k'.repeat(201) },
  { 'last-event-id': '999999999999' },
  { 'last-event-id': '-1' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"x", W/"y"' },
  { 'if-modified-since': 'yesterday' },
  { range: 'bytes=0-1,5-9,-1' },
  { range: 'goats=1' },
  { accept: 'application/json' },
  { accept: '*/*;q=x' },
  { 'accept-encoding': 'br;q=0, gzip, goat' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { cookie: 'goats-session=x; goats-session=y; =; goats-browser=' },
  { cookie: `goats-session=${'x'.repeat(3_000)}` },
  { host: 'evil.example:99999' },
  { host: '[::1' },
  { 'x-forwarded-for': 'goat, 1.2.3, ::::' },
  { 'x-forwarded-for': '2001:db8::1%eth0, 10.0.0.1' },
  { 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-host': 'a b' },
  { 'x-request-id': 'é' },
  { 'content-encoding': 'gzip' },
  { expect: '100-continue' },
  { 'user-agent': 'g'.repeat(2_000) },
];
