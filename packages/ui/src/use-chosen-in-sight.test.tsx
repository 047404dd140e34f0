// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Mounted, mount } from './testing/mount.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';

let mounted: Mounted;
afterEach(async () => {
  vi.restoreAllMocks();
  await mounted.unmount();
});

/** A row of six, each 100 wide, in 250 of room. */
function Row({ chosen }: { chosen: number }) {
  const row = useChosenInSight<HTMLDivElement>('[data-state=active]');
  return (
    <div ref={row} role="tablist">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <span
          key={place}
          data-place={place}
          data-state={place === chosen ? 'active' : 'inactive'}
        />
      ))}
    </div>
  );
}

test('what is chosen comes to the middle with the next frame, and only a new choice is measured', async () => {
  let frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => undefined);
  const draw = () =>
    act(async () => {
      const due = frames;
      frames = [];
      for (const run of due) run(0);
    });
  let measured = 0;
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    measured += 1;
    return 100 * Number(this.dataset.place);
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.matches('[role=tablist]') ? 250 : 100;
  });

  mounted = await mount(<Row chosen={4} />);
  const list = mounted.host.firstElementChild!;
  expect(measured).toBe(0);
  await draw();
  expect(list.scrollLeft).toBe(325);

  // Whoever has scrolled on is not pulled back by an answer of the server.
  list.scrollLeft = 10;
  await mounted.show(<Row chosen={4} />);
  await draw();
  expect(list.scrollLeft).toBe(10);
  expect(measured).toBe(1);

  await mounted.show(<Row chosen={1} />);
  await draw();
  expect(list.scrollLeft).toBe(25);
});
