// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { Step } from './stage.ts';
import { usePressGoesOn } from './use-press-goes-on.ts';

function Pitch({ step, skip }: { step: Step | null; skip: () => void }) {
  usePressGoesOn(step, skip);
  return (
    <main>
      <p>The pitch</p>
      <button type="button">Concede</button>
    </main>
  );
}

/** How often a press beside everything, and one on a button, goes on. */
async function presses(step: Step | null): Promise<[beside: number, button: number]> {
  const skip = vi.fn();
  const { host, unmount } = await mount(<Pitch step={step} skip={skip} />);
  const press = async (selector: string) => {
    skip.mockReset();
    await act(async () => host.querySelector<HTMLElement>(selector)?.click());
    return skip.mock.calls.length;
  };
  const counted: [number, number] = [await press('p'), await press('button')];
  await unmount();
  return counted;
}

it('goes on from all that is shown on the pitch itself, the lights before the last round too', async () => {
  for (const step of ['draw', 'decider', 'turn', 'cross'] as const) {
    expect(await presses(step)).toEqual([1, 0]);
  }
});

it('leaves a press alone where nothing is shown, or what covers the pitch listens for itself', async () => {
  for (const step of [null, 'meet', 'pose'] as const) expect(await presses(step)).toEqual([0, 0]);
});
