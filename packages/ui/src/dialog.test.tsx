// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';
import { PAGE_FOCUS } from './focus.ts';
import { type Mounted, mount } from './testing/mount.tsx';

let mounted: Mounted;
afterEach(() => mounted.unmount());

let close: () => void;

function Page({ children, openerGoes = false }: { children: ReactNode; openerGoes?: boolean }) {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  close = () => {
    setOpen(false);
    setGone(openerGoes);
  };
  return (
    <main {...PAGE_FOCUS}>
      {!gone && (
        <button type="button" id="opener" onClick={() => setOpen(true)}>
          Place bid
        </button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title="Place bid">
        {children}
      </Dialog>
    </main>
  );
}

async function open(children: ReactNode, openerGoes = false) {
  mounted = await mount(<Page openerGoes={openerGoes}>{children}</Page>);
  const opener = document.getElementById('opener');
  opener?.focus();
  await act(async () => opener?.click());
  return mounted.host.querySelector('dialog') as HTMLDialogElement;
}

const press = (on: Element | null, ...kinds: string[]) =>
  act(async () => {
    for (const kind of kinds) on?.dispatchEvent(new MouseEvent(kind, { bubbles: true }));
  });
const isOpen = () => mounted.host.querySelector('dialog') !== null;

test('whoever opens a dialog begins at its first field, not at the X', async () => {
  const dialog = await open(<input name="amount" />);
  expect(document.activeElement).toBe(dialog.querySelector('input'));
});

test('without a field they begin at what it is called', async () => {
  const dialog = await open(<button type="button">Burn it</button>);
  expect(document.activeElement).toBe(dialog.querySelector('h2'));
});

function Steps() {
  const [sure, setSure] = useState(false);
  return (
    <Dialog open onClose={() => {}} title={sure ? 'Ready?' : 'Enter the cup'}>
      {!sure && (
        <button type="button" id="on" onClick={() => setSure(true)}>
          Take this card
        </button>
      )}
    </Dialog>
  );
}

test('a step that takes its button away leaves them at the name of the next', async () => {
  mounted = await mount(<Steps />);
  const on = document.getElementById('on');
  on?.focus();
  await act(async () => on?.click());
  expect(document.activeElement).toBe(mounted.host.querySelector('h2'));
});

test('a dialog that is closed by what it did gives the focus back', async () => {
  const dialog = await open(<input name="amount" />);
  dialog.querySelector('input')?.focus();
  await act(async () => close());
  expect(isOpen()).toBe(false);
  expect(document.activeElement?.id).toBe('opener');
});

test('when its opener is gone, the page gets the focus', async () => {
  const dialog = await open(<input name="amount" />, true);
  dialog.querySelector('input')?.focus();
  await act(async () => close());
  expect(document.activeElement?.id).toBe('content');
});

test('a press beside it closes it', async () => {
  const dialog = await open(<p>Read me</p>);
  await press(dialog, 'pointerdown', 'pointerup', 'click');
  expect(isOpen()).toBe(false);
});

test('text that is selected beyond its edge, in either direction, does not close it', async () => {
  const dialog = await open(<p>Read me</p>);
  const text = dialog.querySelector('p');
  // The click of a drag counts for what both ends have in common: the dialog.
  await press(text, 'pointerdown');
  await press(dialog, 'pointerup', 'click');
  expect(isOpen()).toBe(true);
  await press(dialog, 'pointerdown');
  await press(text, 'pointerup');
  await press(dialog, 'click');
  expect(isOpen()).toBe(true);
});
