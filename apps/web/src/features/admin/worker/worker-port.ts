import { type Driver, drive } from './drive.ts';
import { openSink } from './file-sink.ts';
import type { Job } from './jobs.ts';
import type { AskMessage, FileTarget, FromWorker, ToWorker, WrittenFile } from './protocol.ts';

/** The part of a dedicated worker's global scope that is used; the page's types do not know it. */
interface WorkerScope {
  onmessage: ((event: { data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
}

type Handler = (ask: never, driver: Driver) => unknown;

/** `serve({ rows: ({ query }) => … })`: answers each ask by its name, and hears cancellations. */
export function serve(handlers: Readonly<Record<string, Handler>>): void {
  const scope = self as unknown as WorkerScope;
  const cancelled = new Set<number>();
  const channel = new MessageChannel();
  const breathe = () =>
    new Promise<void>((resolve) => {
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });

  async function answer({ id, ask, with: input }: AskMessage): Promise<void> {
    try {
      const handler = handlers[ask];
      if (!handler) throw new RangeError(`Nobody here can ${ask}`);
      const result = await handler(input as never, {
        now: () => performance.now(),
        breathe,
        isCancelled: () => cancelled.has(id),
        onProgress: (progress) => scope.postMessage({ id, progress }),
      });
      scope.postMessage({ id, answer: result });
    } catch (error) {
      scope.postMessage({ id, failed: error instanceof Error ? error.message : String(error) });
    } finally {
      cancelled.delete(id);
    }
  }

  scope.onmessage = ({ data }) => {
    if ('cancel' in data) cancelled.add(data.cancel);
    else void answer(data);
  };
}

/** Drives a job into a file; null when it was cancelled, and then the file is as it was. */
export async function writeFile(
  job: Job<number>,
  target: FileTarget,
  driver: Driver,
): Promise<WrittenFile | null> {
  const sink = await openSink(target);
  try {
    const end = await drive(job, driver, sink);
    if ('cancelledAt' in end) {
      await sink.abort();
      return null;
    }
    return { files: end.result, ...(await sink.close()) };
  } catch (error) {
    await sink.abort().catch(() => undefined);
    throw error;
  }
}
