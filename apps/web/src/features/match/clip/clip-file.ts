import {
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
} from 'mediabunny';
import type { ClipCodec } from './find-codec.ts';
import { BITS_PER_SECOND, FRAMES_PER_SECOND } from './shapes.ts';

/** The file that frames of `canvas` go into. It has the encoder, which `end` or `drop` frees. */
export function openClipFile(canvas: OffscreenCanvas, codec: ClipCodec) {
  const target = new BufferTarget();
  const format =
    codec.file === 'mp4'
      ? // What tells how to play it comes first, so that a chat can show it before it has all of it.
        new Mp4OutputFormat({ fastStart: 'in-memory' })
      : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new CanvasSource(canvas, {
    codec: codec.name,
    fullCodecString: codec.full,
    quality: new Quality({ bitrate: BITS_PER_SECOND }),
  });
  output.addVideoTrack(source, { frameRate: FRAMES_PER_SECOND });
  return {
    start: () => output.start(),
    /** What the canvas shows, from `seconds` on; waits while the encoder has enough to do. */
    add: (seconds: number) => source.add(seconds, 1 / FRAMES_PER_SECOND),
    async end(): Promise<ArrayBuffer> {
      await output.finalize();
      if (!target.buffer) throw new Error('The clip is empty.');
      return target.buffer;
    },
    drop: () => void output.cancel().catch(() => undefined),
  };
}
