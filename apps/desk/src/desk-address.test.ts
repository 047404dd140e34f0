// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { addressIn, goAtDesk, searchOf } from './desk-address.ts';

test.each(['', '?tab=chain', '?tab=marketplace&section=club', '?tab=masters&section=attributes'])(
  'an operator who shares %s opens the same screen there',
  (search) => {
    expect(searchOf(addressIn(search))).toBe(search);
  },
);

test('a mistyped tab or section opens what comes first', () => {
  expect(addressIn('?tab=toString&section=__proto__')).toEqual({
    tab: 'overview',
    section: undefined,
  });
  expect(searchOf({ tab: 'marketplace', section: 'auctions' })).toBe('?tab=marketplace');
});

test('Back leads out of the desk, however many tabs were opened', () => {
  history.pushState(null, '', '/admin');
  const length = history.length;
  goAtDesk({ tab: 'masters', section: 'attributes' });
  goAtDesk({ tab: 'chain', section: undefined });
  expect(location.search).toBe('?tab=chain');
  expect(history.length).toBe(length);
});
