// @vitest-environment happy-dom
import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { act, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AttributeRow } from './attribute-rows.ts';
import { useSinking } from './use-sinking.ts';

let mounted: Mounted;
afterEach(async () => {
  vi.restoreAllMocks();
  await mounted.unmount();
});

function Table({ names }: { names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useSinking(
    list,
    names.map((attribute) => ({ attribute }) as unknown as AttributeRow),
  );
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name} data-attribute={name} />
      ))}
    </ul>
  );
}

test('a used attribute sinks from where it lay, which is not looked at while the table is put up', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  let measured = 0;
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    measured += 1;
    return 40 * [...this.parentElement!.children].indexOf(this);
  });
  const moves: [string | undefined, string][] = [];
  vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(function (
    this: HTMLElement,
    steps,
  ) {
    moves.push([this.dataset.attribute, String((steps as Keyframe[])[0]!.transform)]);
    return {} as Animation;
  });

  mounted = await mount(<Table names={['Pace', 'Power', 'Ego']} />);
  expect(measured).toBe(0);
  await act(async () => {
    for (const run of frames) run(0);
  });
  await mounted.show(<Table names={['Power', 'Ego', 'Pace']} />);
  expect(moves).toEqual([
    ['Power', 'translateY(40px)'],
    ['Ego', 'translateY(40px)'],
    ['Pace', 'translateY(-80px)'],
  ]);
});
