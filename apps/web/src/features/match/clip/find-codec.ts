import { BITS_PER_SECOND, FRAMES_PER_SECOND, SHAPES } from './shapes.ts';

export interface ClipCodec {
  readonly name: 'avc' | 'vp9' | 'vp8';
  /** As the browser's encoder is asked for it. */
  readonly full: string;
  readonly file: 'mp4' | 'webm';
}

/** What every phone plays comes first; the others are what a browser without a licence has. */
const CODECS: readonly ClipCodec[] = [
  { name: 'avc', full: 'avc1.640028', file: 'mp4' },
  { name: 'avc', full: 'avc1.42e028', file: 'mp4' },
  { name: 'vp9', full: 'vp09.00.40.08', file: 'webm' },
  { name: 'vp8', full: 'vp8', file: 'webm' },
];

type Encoder = Pick<typeof VideoEncoder, 'isConfigSupported'>;

/** The first that this browser encodes in both shapes; null where it makes no videos at all. */
export async function findCodec(
  encoder: Encoder | undefined = globalThis.VideoEncoder,
): Promise<ClipCodec | null> {
  if (!encoder || !globalThis.OffscreenCanvas) return null;
  for (const codec of CODECS) {
    const answers = await Promise.all(
      Object.values(SHAPES).map((size) => isSupported(encoder, codec.full, size)),
    );
    if (answers.every(Boolean)) return codec;
  }
  return null;
}

/** A browser that does not know a codec's name throws instead of answering. */
async function isSupported(
  encoder: Encoder,
  codec: string,
  size: { readonly width: number; readonly height: number },
): Promise<boolean> {
  try {
    const rate = { bitrate: BITS_PER_SECOND, framerate: FRAMES_PER_SECOND };
    return (await encoder.isConfigSupported({ codec, ...size, ...rate })).supported === true;
  } catch {
    return false;
  }
}
