// @vitest-environment happy-dom

import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PackReveal } from './pack-reveal.tsx';
import { OPENING_MS, SHAKE_MS } from './reveal/pack-machine.ts';
import { PLACEHOLDER_CARDS } from './reveal/revealed-card.ts';
import { PATIENCE_MS, TURN_MS } from './reveal/use-left-alone.ts';
import { usePack } from './reveal/use-pack.ts';

/** The best one comes first from the server. */
const DEALT = PLACEHOLDER_CARDS.toReversed();
const deal = async () => ({ cards: DEALT });

function APack() {
  const pack = usePack(deal);
  return (
    <PackReveal pack={pack} wrapper="/pack" label="Tear it open" count={5} onOpen={pack.open} />
  );
}

let page: Mounted;
let decoded: () => Promise<void>;
const all = (selector: string) => [...page.host.querySelectorAll<HTMLElement>(selector)];
const stage = () => all('[data-stage]')[0]?.dataset.stage;
const faces = () => all('.flip-card').map(({ dataset }) => dataset.turned === 'true');
const backs = () => all('.flip-back');
const said = () => all('[role=status]')[0]?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (element: HTMLElement | undefined) => act(async () => element?.click());

async function tornOpen(): Promise<void> {
  await press(all('.pack')[0]);
  await pass(SHAKE_MS);
  await pass(OPENING_MS);
}

beforeEach(async () => {
  vi.useFakeTimers();
  decoded = async () => {};
  HTMLImageElement.prototype.decode = () => decoded();
  Element.prototype.scrollIntoView = () => {};
  page = await mount(<APack />);
});
afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
});

describe('a pack', () => {
  it('shows as many cards inside as it deals, and the best lies last', async () => {
    expect(all('.pack-card')).toHaveLength(5);
    await tornOpen();
    const tiers = all('.flip-card').map(({ dataset }) => dataset.rarity);
    expect(tiers).toEqual(['Common', 'Common', 'Rare', 'Rare', 'Epic']);
  });

  it('tells what a card is worth before it is turned, also to whoever does not see the light', async () => {
    await tornOpen();
    expect(backs()[4]?.getAttribute('aria-label')).toBe('Turn over card 5 of 5, Epic');
    const slashes = backs().map((back) => back.querySelectorAll('.slashes > i').length);
    expect(slashes).toEqual([1, 1, 2, 2, 3]);
  });

  it('waits for a hand, and left alone turns its cards one by one', async () => {
    await tornOpen();
    expect(said()).toContain('5 cards lie face down');
    await pass(PATIENCE_MS - 1);
    expect(faces()).toEqual([false, false, false, false, false]);
    await pass(1);
    expect(faces()).toEqual([true, false, false, false, false]);
    await pass(TURN_MS);
    expect(faces()).toEqual([true, true, false, false, false]);
    await pass(TURN_MS * 3);
    expect(faces()).toEqual([true, true, true, true, true]);
    expect(said()).toBe('Epic: The Commander, Trading Card.');
  });

  it('turns the card that is pressed, and has patience again after every press', async () => {
    await tornOpen();
    await press(backs()[3]);
    expect(faces()).toEqual([false, false, false, true, false]);
    await pass(PATIENCE_MS - 1);
    window.dispatchEvent(new Event('keydown'));
    await pass(PATIENCE_MS - 1);
    window.dispatchEvent(new Event('pointerdown'));
    await pass(PATIENCE_MS - 1);
    expect(faces()).toEqual([false, false, false, true, false]);
    await pass(1);
    expect(faces()).toEqual([true, false, false, true, false]);
  });

  it('turns by a swipe across, and not by one that scrolls', async () => {
    await tornOpen();
    const slide = (place: number, dx: number, dy: number) =>
      act(async () => {
        const at = (type: string, clientX: number, clientY: number) =>
          backs()[place]?.dispatchEvent(
            new PointerEvent(type, { bubbles: true, clientX, clientY, pointerType: 'touch' }),
          );
        at('pointerdown', 50, 50);
        at('pointerup', 50 + dx, 50 + dy);
      });
    await slide(0, 10, 80);
    await slide(1, -60, 12);
    expect(faces()).toEqual([false, true, false, false, false]);
  });

  it('hands the keyboard on to the next card', async () => {
    await tornOpen();
    backs()[0]?.focus();
    await press(backs()[0]);
    expect(document.activeElement).toBe(backs()[1]);
  });

  it('shakes on until the pictures can be shown, but not for ever', async () => {
    let come = () => {};
    decoded = () =>
      new Promise((resolve) => {
        come = resolve;
      });
    await press(all('.pack')[0]);
    await pass(SHAKE_MS + 1000);
    expect(stage()).toBe('shaking');
    await pass(5000);
    expect(stage()).not.toBe('shaking');
    come();
  });
});
