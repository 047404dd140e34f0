import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ACCEPT_ALL,
  loadConsent,
  parseConsent,
  REJECT_ALL,
  saveConsent,
} from './cookie-consent.ts';

function memory(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a first visit has no record, so the banner is shown', () => {
  expect(loadConsent(memory())).toBeNull();
});

test.each([ACCEPT_ALL, REJECT_ALL])(
  'a saved choice is found again on the next visit: %o',
  (choice) => {
    const storage = memory();
    saveConsent(storage, choice);
    expect(loadConsent(storage)).toEqual(choice);
  },
);

test('the record lies under cookie-consent with the four categories', () => {
  const storage = memory();
  saveConsent(storage, { ...REJECT_ALL, functional: true });
  expect(JSON.parse(storage.getItem('cookie-consent') ?? '')).toEqual({
    essential: true,
    performance: false,
    functional: true,
    targeting: false,
  });
});

test('essential cookies cannot be turned off, not even by editing the record', () => {
  expect(parseConsent('{"essential":false,"performance":true}')).toEqual({
    ...REJECT_ALL,
    performance: true,
  });
});

test('whatever stands in storage, nothing is switched on that nobody agreed to', () => {
  const notAYes = fc.jsonValue().filter((value) => value !== true);
  const record = fc.record({ performance: notAYes, functional: notAYes, targeting: notAYes });
  fc.assert(
    fc.property(record, (stored) => {
      expect(parseConsent(JSON.stringify(stored))).toEqual(REJECT_ALL);
    }),
  );
});

test.each(['', 'yes', '[true]', '"true"', 'null', '{'])(
  'a text that is no record asks again: %s',
  (text) => {
    expect(parseConsent(text)).toBeNull();
  },
);

test('a browser that refuses storage still shows the site', () => {
  const refusing = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  expect(loadConsent(refusing)).toBeNull();
  expect(() => saveConsent(refusing, ACCEPT_ALL)).not.toThrow();
});
