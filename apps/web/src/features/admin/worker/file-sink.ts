import type { FileTarget } from './protocol.ts';

/** Small writes cost a round trip each; large buffers cost memory. */
const BUFFER_BYTES = 4 * 1_048_576;

export interface FileSink {
  write(bytes: readonly Uint8Array[]): Promise<void>;
  /** Parts for a download; none when they went into a file. */
  close(): Promise<{ bytes: number; parts: readonly Blob[] }>;
  abort(): Promise<void>;
}

/**
 * `const sink = await openSink(handle); await sink.write(bytes); await sink.close()`
 * Without a file the bytes become blobs of a few megabytes, which the browser moves to disk when
 * there are many; so no second copy of the whole is ever held.
 */
export async function openSink(target: FileTarget): Promise<FileSink> {
  const stream = target ? await target.createWritable() : undefined;
  const parts: Blob[] = [];
  let waiting: BlobPart[] = [];
  let waitingBytes = 0;
  let total = 0;

  async function flush(): Promise<void> {
    if (waitingBytes === 0) return;
    const part = new Blob(waiting);
    waiting = [];
    waitingBytes = 0;
    if (stream) await stream.write(part);
    else parts.push(part);
  }

  return {
    async write(bytes) {
      for (const chunk of bytes) {
        waiting.push(chunk as Uint8Array<ArrayBuffer>);
        waitingBytes += chunk.length;
        total += chunk.length;
      }
      if (waitingBytes >= BUFFER_BYTES) await flush();
    },
    async close() {
      await flush();
      await stream?.close();
      return { bytes: total, parts };
    },
    async abort() {
      await stream?.abort();
    },
  };
}
