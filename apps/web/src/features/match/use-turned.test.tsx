// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act, useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useTurned } from './use-turned.ts';

let arrive: () => void;

function Card({ faceDown }: { faceDown: boolean }) {
  const face = useRef<HTMLImageElement>(null);
  const down = useTurned(faceDown, face);
  return (
    <div data-down={down}>
      <img
        alt=""
        ref={(image) => {
          face.current = image;
          if (image) image.decode = () => new Promise((resolve) => (arrive = resolve));
        }}
      />
    </div>
  );
}

describe('turning a card over', () => {
  it('waits for its picture: nobody is shown a blank face', async () => {
    const { host, show, unmount } = await mount(<Card faceDown />);
    const down = () => host.firstElementChild?.getAttribute('data-down');
    expect(down()).toBe('true');
    await show(<Card faceDown={false} />);
    expect(down()).toBe('true');
    await act(async () => arrive());
    expect(down()).toBe('false');
    await show(<Card faceDown />);
    expect(down()).toBe('true');
    await unmount();
  });
});
