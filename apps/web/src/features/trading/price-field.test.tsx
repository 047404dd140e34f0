// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { expect, test } from 'vitest';
import { PriceField } from './price-field.tsx';

const noteOf = async (value: string, problem: string | null = null) => {
  const { host, unmount } = await mount(
    <PriceField
      label="Your price"
      help="80 HOOF so far."
      {...{ value, problem }}
      onChange={() => {}}
    />,
  );
  const words = host.querySelector('p')?.textContent;
  await unmount();
  return words;
};

test('a price says how it was understood before anybody agrees to it', async () => {
  expect(await noteOf('1.250,00')).toBe('= 1,250 HOOF80 HOOF so far.');
  expect(await noteOf('12,5')).toBe('= 12.50 HOOF80 HOOF so far.');
  expect(await noteOf('12.50')).toBe('80 HOOF so far.');
  expect(await noteOf('1.250', 'It can be read two ways.')).toBe('It can be read two ways.');
});
