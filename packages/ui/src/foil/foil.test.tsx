// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { Foil } from './foil.tsx';

const sheet = (src: string) => ({ src, srcSet: `${src} 1x`, sizes: '1px' });
const SHEETS = { ground: sheet('/ground.webp'), figure: sheet('/figure.webp') };
const HEARD = ['pointermove', 'deviceorientation'];
let frames: FrameRequestCallback[] = [];
let stillness = false;

/** As many frames as a screen shows in a second. */
function aSecond(): void {
  for (let now = 1; now <= 60; now += 1) {
    for (const draw of frames.splice(0)) draw(performance.now() + now * 17);
  }
}

function pointer(target: Element, x: number, y: number, pointerType = 'mouse'): void {
  const init = { clientX: x, clientY: y, pointerType, bubbles: true };
  target.dispatchEvent(new PointerEvent('pointermove', init));
}

const cards = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>('.foil')];
const lean = (card: HTMLElement | undefined) => card?.style.getPropertyValue('--lean-x') ?? '';

beforeEach(() => {
  frames = [];
  stillness = false;
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: stillness }) as MediaQueryList,
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 280));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a foil', () => {
  it('follows the pointer that is over it, alone, and lies flat again afterwards', async () => {
    const { host, unmount } = await mount(
      <>
        <Foil rarity="Legendary">one</Foil>
        <Foil rarity="Common">two</Foil>
      </>,
    );
    const [first, second] = cards(host);
    if (!first || !second) throw new Error('Two cards were expected.');
    pointer(first, 200, 140);
    aSecond();
    expect(lean(first)).toBe('1.000');
    expect(lean(second)).toBe('');
    expect(frames).toEqual([]);
    pointer(document.body, 900, 700);
    aSecond();
    expect(lean(first)).toBe('0.000');
    expect(frames).toEqual([]);
    await unmount();
  });

  it('does not sway under a finger that scrolls, nor without a reading', async () => {
    const { host, unmount } = await mount(<Foil rarity="Legendary">one</Foil>);
    const [card] = cards(host);
    if (!card) throw new Error('A card was expected.');
    pointer(card, 200, 140, 'touch');
    window.dispatchEvent(
      Object.assign(new Event('deviceorientation'), { beta: null, gamma: null }),
    );
    expect(frames).toEqual([]);
    await unmount();
  });

  it('leans with the phone', async () => {
    const { host, unmount } = await mount(<Foil rarity="Epic">one</Foil>);
    for (const gamma of [0, 15]) {
      window.dispatchEvent(Object.assign(new Event('deviceorientation'), { beta: 40, gamma }));
    }
    aSecond();
    expect(Number(lean(cards(host)[0]))).toBeGreaterThan(0.5);
    await unmount();
  });

  it('shares one listener between all cards, and takes it away with the last', async () => {
    const listen = vi.spyOn(window, 'addEventListener');
    const { show, unmount } = await mount(
      <>
        <Foil rarity="Legendary">one</Foil>
        <Foil rarity="Epic">two</Foil>
      </>,
    );
    const calls = listen.mock.calls.filter(([name]) => HEARD.includes(name));
    expect(calls.map(([name]) => name).sort()).toEqual([...HEARD].sort());
    const signals = calls.map(([, , options]) => (options as AddEventListenerOptions).signal);
    await show(<Foil rarity="Legendary">one</Foil>);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false]);
    await unmount();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });

  it('is only a card for whoever asked for stillness, or face down', async () => {
    const listen = vi.spyOn(window, 'addEventListener');
    stillness = true;
    const still = await mount(
      <Foil rarity="Legendary" sheets={SHEETS}>
        one
      </Foil>,
    );
    stillness = false;
    const down = await mount(
      <Foil rarity="Legendary" sheets={SHEETS} off>
        one
      </Foil>,
    );
    expect(listen.mock.calls.filter(([name]) => HEARD.includes(name))).toEqual([]);
    for (const { host, unmount } of [still, down]) {
      expect(host.querySelector('.foil-sheets')).toBeNull();
      await unmount();
    }
  });

  it('has the moon for its light where the card is printed by night', async () => {
    const { host, unmount } = await mount(
      <>
        <Foil rarity="Legendary">day</Foil>
        <Foil rarity="Legendary" night>
          night
        </Foil>
      </>,
    );
    expect(cards(host).map((card) => card.hasAttribute('data-night'))).toEqual([false, true]);
    await unmount();
  });

  it('shines for Legendary and Epic, between two sheets of the card and once both are there', async () => {
    for (const [rarity, isFoil] of [
      ['Legendary', true],
      ['Epic', true],
      ['Rare', false],
      ['Common', false],
    ] as const) {
      const { host, unmount } = await mount(
        <Foil rarity={rarity} sheets={SHEETS}>
          one
        </Foil>,
      );
      const sheets = host.querySelector<HTMLElement>('.foil-sheets');
      expect(sheets !== null).toBe(isFoil);
      if (sheets) {
        const [ground, sheen, figure] = [...sheets.children];
        expect([ground, sheen, figure].map((each) => each?.className)).toEqual([
          'foil-ground',
          'foil-sheen',
          'foil-figure',
        ]);
        expect(sheets.dataset['there']).toBe('false');
        for (const image of [ground, figure]) image?.dispatchEvent(new Event('load'));
        await vi.waitFor(() => expect(sheets.dataset['there']).toBe('true'), 30_000);
      }
      await unmount();
    }
  });
});
