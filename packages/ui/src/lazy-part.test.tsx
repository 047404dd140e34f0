// @vitest-environment happy-dom
import { act, type ComponentType, Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { mount } from './testing/mount.tsx';
import Toasts from './toast-region.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Page({ dialog: Dialog }: { dialog: ComponentType<{ onClose: () => void }> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {open ? 'open' : 'closed'}
      </button>
      {open && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <Toasts />
    </>
  );
}

it('the page goes on without a dialog that is lost, and asks for it again', async () => {
  const load = vi
    .fn<() => Promise<{ default: ComponentType<{ onClose: () => void }> }>>()
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockResolvedValue({ default: () => <p>the dialog</p> });
  const Dialog = lazyPart(load);
  const { host, unmount } = await mount(<Page dialog={Dialog} />);
  const button = host.querySelector('button');
  await act(async () => button?.click());
  expect(button?.textContent).toBe('open');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(button?.textContent).toBe('closed');
  expect(host.textContent).toContain('A part of this page got lost on the way');
  await act(async () => button?.click());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(host.textContent).toContain('the dialog');
  expect(load).toHaveBeenCalledTimes(3);
  await unmount();
});
