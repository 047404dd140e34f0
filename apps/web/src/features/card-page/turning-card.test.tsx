// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { expect, it } from 'vitest';
import { TurningCard } from './turning-card.tsx';

const side = (host: HTMLElement, name: string) =>
  host.querySelector<HTMLElement>(`.turning-${name}`)!;

it('asks for the back with the first turn, and reads out only the side that is up', async () => {
  const card = (turned: boolean) => (
    <TurningCard cardId={17} turned={turned} sizes="256px">
      <span>The face</span>
    </TurningCard>
  );
  const { host, show, unmount } = await mount(card(false));
  expect(host.querySelector('img')).toBeNull();
  expect(side(host, 'back').hasAttribute('inert')).toBe(true);
  await show(card(true));
  expect(host.querySelector('img')!.getAttribute('src')).toMatch(/\/api\/images\/back-17\..*webp/);
  expect(side(host, 'face').hasAttribute('inert')).toBe(true);
  expect(side(host, 'back').hasAttribute('inert')).toBe(false);
  await show(card(false));
  expect(side(host, 'face').hasAttribute('inert')).toBe(false);
  await unmount();
});
