// @vitest-environment happy-dom

import { goatStory } from '@goats/collection';
import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ResultList } from './result-list.tsx';

test('five results of a goat, and five others for who asks again', async () => {
  const { host, unmount } = await mount(
    <ResultList slug="the-flea" story={goatStory('the-flea')} />,
  );
  const opponents = () => [...host.querySelectorAll('h3')].map((each) => each.textContent);
  const first = opponents();
  expect(first).toHaveLength(5);
  await act(async () => host.querySelector('button')?.click());
  await vi.waitFor(
    () => expect(host.querySelector('[role=status]')?.textContent).toMatch(/^Five more results/),
    30_000,
  );
  expect(opponents()).toHaveLength(5);
  expect(opponents()).not.toEqual(first);
  await unmount();
});
