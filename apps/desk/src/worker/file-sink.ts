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
  const buffer = new Uint8Array(BUFFER_BYTES);
  let used = 0;
  let total = 0;

  async function put(bytes: Uint8Array): Promise<void> {
    const part = new Blob([bytes as Uint8Array<ArrayBuffer>]);
    if (stream) await stream.write(part);
    else parts.push(part);
  }

  async function flush(): Promise<void> {
    if (used > 0) await put(buffer.subarray(0, used));
    used = 0;
  }

  return {
    async write(bytes) {
      for (const chunk of bytes) {
        total += chunk.length;
        if (used + chunk.length > BUFFER_BYTES) await flush();
        if (chunk.length > BUFFER_BYTES) await put(chunk);
        else {
          buffer.set(chunk, used);
          used += chunk.length;
        }
      }
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
