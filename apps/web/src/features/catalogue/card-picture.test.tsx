// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { expect, test } from 'vitest';
import { CardPicture } from './card-picture.tsx';

/** The address that is tried, less its width. */
const tried = (host: HTMLElement) => host.querySelector('img')?.getAttribute('src')?.split('?')[0];

test('a card that does not come is looked for under its drawn name, and then is the default goat', async () => {
  const { host, unmount } = await mount(
    <CardPicture imageUrl="/elsewhere/card-17.webp" alt="The Flea #2" sizes="9px" />,
  );
  const addresses: unknown[] = [tried(host)];
  for (let tries = 0; tries < 2; tries += 1) {
    await act(async () => host.querySelector('img')?.dispatchEvent(new Event('error')));
    addresses.push(tried(host));
  }
  expect(addresses).toEqual([
    '/elsewhere/card-17.webp',
    '/api/images/card-17.webp',
    '/api/goat-images/default',
  ]);
  await unmount();
});

test('a card’s back lies there before its picture, in its tier’s colours, and stays if none comes', async () => {
  const { host, unmount } = await mount(
    <CardPicture imageUrl="/api/images/card-17.webp" alt="The Flea #2" rarity="Epic" sizes="9px" />,
  );
  const back = host.querySelector<HTMLElement>('.card-back');
  expect(back?.style.getPropertyValue('--tier')).toBe('var(--color-epic)');
  for (let tries = 0; tries < 5; tries += 1) {
    const picture = host.querySelector('img');
    await act(async () => picture?.dispatchEvent(new Event('error')));
  }
  expect(host.querySelector('img')).toBeNull();
  expect(host.querySelector('.card-back')).toBe(back);
  expect(host.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('The Flea #2');
  expect(host.textContent).toBe('');
  await unmount();
});
