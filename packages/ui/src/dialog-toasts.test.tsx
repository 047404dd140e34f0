// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { mount } from './testing/mount.tsx';

vi.mock('./toast-place.ts', async (original) => ({
  ...(await original<typeof import('./toast-place.ts')>()),
  useToastPlace: () => {
    throw new TypeError('no place');
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('goes on asking what it asks when its toasts break', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { host, unmount } = await mount(
    <Dialog open onClose={() => {}} title="Confirm">
      <button type="button">Stake it</button>
    </Dialog>,
  );
  expect(host.ownerDocument.body.textContent).toContain('Stake it');
  await unmount();
});
