// @vitest-environment happy-dom
import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wonBattle, YOU } from '../test-match.ts';
import ClipDialog from './clip-dialog.tsx';
import type { ClipCodec } from './find-codec.ts';
import type { ClipOrder } from './make-clip.ts';

const CODEC: ClipCodec = { name: 'avc', full: 'avc1.640028', file: 'mp4' };
const FILE = new File([new Uint8Array(4_200_000)], 'legendary-goats-match-12.mp4', {
  type: 'video/mp4',
});

/** An encoder whose pace the test sets. */
function studio() {
  const orders: (ClipOrder & { done: (file: File) => void; tear: () => void })[] = [];
  const make = (order: ClipOrder) =>
    new Promise<File>((resolve, reject) => {
      orders.push({ ...order, done: resolve, tear: () => reject(new Error('no memory')) });
      order.signal.addEventListener('abort', () => reject(order.signal.reason));
    });
  return { orders, make };
}

let mounted: Mounted;
const text = () => mounted.host.textContent ?? '';
const button = (name: string) =>
  [...mounted.host.querySelectorAll<HTMLElement>('button, a')].find(
    (each) => each.textContent?.trim() === name,
  );
const press = (name: string) => act(async () => button(name)?.click());
const percent = () =>
  mounted.host.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow');

async function open(onClose = () => {}) {
  const { orders, make } = studio();
  mounted = await mount(
    <ClipDialog match={wonBattle(YOU)} codec={CODEC} onClose={onClose} make={make} />,
  );
  return orders;
}

describe('the dialog of a clip', () => {
  const revoked = vi.fn();

  beforeEach(() => {
    revoked.mockReset();
    vi.stubGlobal('fetch', async () => new Response());
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:clip');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
  });
  afterEach(async () => {
    await mounted.unmount();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('costs nothing before somebody says go, and offers the picture all along', async () => {
    const orders = await open();
    expect(orders).toHaveLength(0);
    const picture = button('Save the picture');
    expect(picture?.getAttribute('href')).toBe('/api/images/social-match-12.ended.png');
    expect(picture?.getAttribute('download')).toBe('match-12.png');
  });

  it('says how far it is, and shows and gives away what came of it', async () => {
    const [order] = await pressed('Make the clip');
    expect(order?.shape).toBe('square');
    await act(async () => order?.onProgress(0.426));
    expect(percent()).toBe('42');
    await act(async () => order?.done(FILE));
    const video = mounted.host.querySelector('video');
    expect(video?.getAttribute('src')).toBe('blob:clip');
    expect(text()).toContain('4.2 MB, 1080 × 1080, no sound');
    const save = button('Save the clip');
    expect(save?.getAttribute('href')).toBe('blob:clip');
    expect(save?.getAttribute('download')).toBe('legendary-goats-match-12.mp4');
  });

  it('stops at once when told to, and begins again from nothing', async () => {
    const orders = await pressed('Make the clip');
    await act(async () => orders[0]?.onProgress(0.9));
    await press('Cancel');
    expect(orders[0]?.signal.aborted).toBe(true);
    await act(async () => orders[0]?.onProgress(0.95));
    expect(percent()).toBeUndefined();
    await press('Make the clip');
    expect(orders).toHaveLength(2);
    expect(percent()).toBe('0');
  });

  it('frees the encoder of whoever closes it, and the clip of whoever has seen it', async () => {
    const orders = await pressed('Make the clip');
    await mounted.unmount();
    expect(orders[0]?.signal.aborted).toBe(true);
    const more = await pressed('Make the clip');
    await act(async () => more[0]?.done(FILE));
    expect(revoked).not.toHaveBeenCalledWith('blob:clip');
    await mounted.unmount();
    expect(revoked).toHaveBeenCalledWith('blob:clip');
  });

  it('says in a sentence that it failed, with the picture in its place and another try', async () => {
    const orders = await pressed('Make the clip');
    await act(async () => orders[0]?.tear());
    expect(mounted.host.querySelector('[role="alert"]')?.textContent).toContain('could not finish');
    expect(button('Save the picture')).toBeDefined();
    await press('Try again');
    expect(orders).toHaveLength(2);
  });

  it('offers the other shape after the first', async () => {
    const orders = await pressed('Make the clip');
    await act(async () => orders[0]?.done(FILE));
    await press('Make it tall');
    expect(revoked).toHaveBeenCalledWith('blob:clip');
    await press('Make the clip');
    expect(orders[1]?.shape).toBe('tall');
  });

  it('hands the file to the phone’s own sheet where there is one, and else copies the link', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('matchMedia', () => ({
      ...{ matches: true, addEventListener: () => {}, removeEventListener: () => {} },
    }));
    Object.assign(navigator, { share, canShare: () => true });
    const orders = await pressed('Make the clip');
    await act(async () => orders[0]?.done(FILE));
    expect(button('Copy the link')).toBeUndefined();
    await press('Share the clip');
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ files: [FILE] }));
    vi.unstubAllGlobals();
    await mounted.unmount();
    const more = await pressed('Make the clip');
    await act(async () => more[0]?.done(FILE));
    expect(button('Copy the link')).toBeDefined();
    expect(button('Share the clip')).toBeUndefined();
  });

  it('does not call it copying where a phone that takes no files opens its sheet', async () => {
    vi.stubGlobal('matchMedia', () => ({
      ...{ matches: true, addEventListener: () => {}, removeEventListener: () => {} },
    }));
    const canShare = (data: ShareData) => data.files === undefined;
    Object.assign(navigator, { share: async () => undefined, canShare });
    const orders = await pressed('Make the clip');
    await act(async () => orders[0]?.done(FILE));
    expect(button('Share the link')).toBeDefined();
    expect(button('Copy the link')).toBeUndefined();
  });

  async function pressed(name: string) {
    const orders = await open();
    await press(name);
    return orders;
  }
});
