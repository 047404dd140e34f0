// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { ConfirmStake } from './confirm-stake.tsx';
import { useTwoPresses } from './use-two-presses.ts';

const card = { name: 'El Fenómeno #0412', imageUrl: '/goat.webp' };

function Join({ onConfirm }: { onConfirm: () => void }) {
  const { chosen, choose, back, first } = useTwoPresses();
  if (!chosen) {
    return (
      <button ref={first} type="button" onClick={choose}>
        Join Battle (10 HOOF)
      </button>
    );
  }
  return (
    <ConfirmStake
      {...{ kind: 'request', card, stake: 10, onConfirm }}
      win="Win, and you take 50 HOOF and The Flea #0007."
      busy={false}
      busyWord="Joining..."
      onCancel={back}
    />
  );
}

const press = (button: Element | null | undefined) =>
  act(async () => (button as HTMLElement | undefined)?.click());
const named = (host: HTMLElement, name: string) =>
  [...host.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );

it('stakes nothing with the first press, and says with the second what it stakes', async () => {
  const onConfirm = vi.fn();
  const { host, unmount } = await mount(<Join onConfirm={onConfirm} />);
  await press(named(host, 'Join Battle (10 HOOF)'));
  expect(onConfirm).not.toHaveBeenCalled();
  const confirm = named(host, 'Confirm: El Fenómeno #0412, 10 HOOF');
  expect(document.activeElement).toBe(confirm);
  const words = document.getElementById(confirm?.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toContain('You may lose this card.');
  expect(words?.textContent).toContain('The Flea #0007');
  await press(confirm);
  expect(onConfirm).toHaveBeenCalledOnce();
  await unmount();
});

it.each(['Cancel', 'Escape'])('backs out by %s, and the focus goes back with it', async (way) => {
  const onConfirm = vi.fn();
  const around = vi.fn();
  document.body.addEventListener('keydown', around);
  const { host, unmount } = await mount(<Join onConfirm={onConfirm} />);
  await press(named(host, 'Join Battle (10 HOOF)'));
  if (way === 'Cancel') await press(named(host, 'Cancel'));
  else {
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    await act(async () => document.activeElement?.dispatchEvent(key));
    // A dialog around it stays open.
    expect(key.defaultPrevented).toBe(true);
    expect(around).not.toHaveBeenCalled();
  }
  expect(document.activeElement).toBe(named(host, 'Join Battle (10 HOOF)'));
  expect(onConfirm).not.toHaveBeenCalled();
  document.body.removeEventListener('keydown', around);
  await unmount();
});
