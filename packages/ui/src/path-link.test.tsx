// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { GoTo, PathLink } from './path-link.tsx';
import { mount } from './testing/mount.tsx';

/** Answers whether the browser would have followed the link. */
async function click(goTo?: (href: string) => void, keys: MouseEventInit = {}): Promise<boolean> {
  const { host, unmount } = await mount(
    <GoTo value={goTo}>
      <PathLink href="/cups/7">The cup</PathLink>
    </GoTo>,
  );
  let followed = false;
  const last = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', last);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  host.querySelector('a')?.dispatchEvent(event);
  removeEventListener('click', last);
  await unmount();
  return followed;
}

test('a link goes through the router where there is one, and loads the page where there is none', async () => {
  const goTo = vi.fn();
  expect(await click(goTo)).toBe(false);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/cups/7');
  expect(await click()).toBe(true);
});

test('a link opens beside the page when somebody asks for that', async () => {
  const goTo = vi.fn();
  expect(await click(goTo, { ctrlKey: true })).toBe(true);
  expect(goTo).not.toHaveBeenCalled();
});
