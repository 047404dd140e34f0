import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findCodec } from './find-codec.ts';

/** A browser whose encoder knows these, and throws at names it has never heard. */
const knowing = (known: RegExp, tallest = 4_000) => ({
  isConfigSupported: async (config: VideoEncoderConfig) => {
    if (config.codec === 'vp8' && !known.test('vp8')) throw new TypeError('Unknown codec');
    return { supported: known.test(config.codec) && config.height <= tallest, config };
  },
});

describe('the codec of a clip', () => {
  beforeEach(() => void vi.stubGlobal('OffscreenCanvas', class {}));
  afterEach(() => void vi.unstubAllGlobals());

  it('is the one that every phone plays, where the browser has it', async () => {
    expect(await findCodec(knowing(/./))).toMatchObject({ name: 'avc', file: 'mp4' });
  });

  it('is a plainer form of it where the good one is missing', async () => {
    expect(await findCodec(knowing(/^avc1\.42|^vp/))).toMatchObject({ full: 'avc1.42e028' });
  });

  it('is another in a browser without a licence', async () => {
    expect(await findCodec(knowing(/^vp09/))).toMatchObject({ name: 'vp9', file: 'webm' });
    expect(await findCodec(knowing(/^vp8/))).toMatchObject({ name: 'vp8', file: 'webm' });
  });

  it('must do both shapes: nobody chooses one that then fails', async () => {
    expect(await findCodec(knowing(/./, 1_088))).toBeNull();
  });

  it('is none where the browser makes no videos, or cannot paint beside the page', async () => {
    expect(await findCodec(undefined)).toBeNull();
    expect(await findCodec(knowing(/^$/))).toBeNull();
    vi.stubGlobal('OffscreenCanvas', undefined);
    expect(await findCodec(knowing(/./))).toBeNull();
  });
});
