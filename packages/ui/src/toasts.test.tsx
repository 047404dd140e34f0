// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { type Mounted, mount } from './testing/mount.tsx';
import Toasts from './toast-region.tsx';
import { toast } from './toasts.tsx';

function Page({ dialog = false, docked = false }) {
  return (
    <>
      {docked && (
        <div id="docked">
          <Toasts kind="docked" />
        </div>
      )}
      <Dialog open={dialog} onClose={() => {}} title="Place bid">
        Bid
      </Dialog>
      <Toasts />
    </>
  );
}

let mounted: Mounted;
beforeEach(async () => {
  vi.useFakeTimers();
  mounted = await mount(<Page />);
});
afterEach(async () => {
  await wait(60_000);
  await mounted.unmount();
  vi.useRealTimers();
});

const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const say = (...titles: string[]) =>
  act(async () => {
    for (const title of titles) toast({ title });
  });
const regions = (place: ParentNode = mounted.host) => [...place.querySelectorAll('[aria-live]')];
const shown = (place?: ParentNode) =>
  regions(place)
    .map(({ textContent }) => textContent)
    .join('');
/** The very same elements: one that only looks alike has not been listened to. */
const stillThere = (before: readonly Element[], place?: ParentNode) =>
  regions(place).every((region, at) => region === before[at]);
const dismiss = () => document.querySelector<HTMLElement>('[aria-label=Dismiss]');

test('a toast stays for five seconds', async () => {
  await say('Wallet Connected');
  await wait(4_999);
  expect(shown()).toBe('Wallet Connected');
  await wait(1);
  expect(shown()).toBe('');
});

test('three messages at once are all read, one after the other', async () => {
  await say('Your match has begun', 'You were outbid', 'Your card was sold');
  const read: string[] = [];
  for (let second = 0; second < 12; second += 1) {
    if (shown() !== '' && read.at(-1) !== shown()) read.push(shown());
    await wait(1_000);
  }
  expect(read).toEqual(['Your match has begun', 'You were outbid', 'Your card was sold']);
});

test('one that was tapped on a phone goes away like any other', async () => {
  await say('Not this time.');
  await act(async () => {
    dismiss()?.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }),
    );
    dismiss()?.focus();
  });
  await wait(5_000);
  expect(shown()).toBe('');
});

test('one that the keyboard is in stays until it is left', async () => {
  await say('Not this time.');
  await act(async () => dismiss()?.focus());
  await wait(20_000);
  expect(shown()).toBe('Not this time.');
  await act(async () => dismiss()?.blur());
  await wait(5_000);
  expect(shown()).toBe('');
});

test('what speaks stood there before the news, in the page, in a dialog and in a match', async () => {
  for (const [page, place] of [
    [<Page key="page" />, 'body'],
    [<Page key="page" dialog />, 'dialog'],
    [<Page key="page" docked />, '#docked'],
  ] as const) {
    await mounted.show(page);
    const where = document.querySelector(place) as HTMLElement;
    const before = regions(where);
    expect(before.length).toBeGreaterThan(0);
    await say('You were outbid');
    expect(stillThere(before, where)).toBe(true);
    expect(shown(where)).toBe('You were outbid');
    await wait(5_000);
    expect(shown()).toBe('');
  }
});

test('the region of the page is the same one after a dialog came and went', async () => {
  const before = regions();
  await mounted.show(<Page dialog />);
  await mounted.show(<Page />);
  expect(stillThere(before)).toBe(true);
  await say('Bid Placed');
  expect(shown()).toBe('Bid Placed');
});

test('a failure interrupts, anything else waits its turn', async () => {
  await act(async () => toast({ title: 'Failed to place bid', tone: 'red' }));
  expect(document.querySelector('[aria-live=assertive]')?.textContent).toBe('Failed to place bid');
  await wait(5_000);
  await say('Bid Placed');
  expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('Bid Placed');
});
