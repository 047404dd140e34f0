import type { AskMessage, FromWorker, ToWorker } from './messages.ts';

/** What a long job needs of the worker that runs it. */
export interface Driver<Progress> {
  readonly now: () => number;
  /** Lets messages in. */
  readonly breathe: () => Promise<void>;
  readonly isCancelled: () => boolean;
  readonly onProgress: (progress: Progress) => void;
}

/** The part of a dedicated worker's global scope that is used; the page's types do not know it. */
interface WorkerScope<Progress> {
  onmessage: ((event: { data: ToWorker }) => void) | null;
  postMessage(message: FromWorker<Progress>): void;
}

type Handler<Progress> = (ask: never, driver: Driver<Progress>) => unknown;

/** `serve({ rows: ({ query }) => … })`: answers each ask by its name, and hears cancellations. */
export function serve<Progress>(handlers: Readonly<Record<string, Handler<Progress>>>): void {
  const scope = self as unknown as WorkerScope<Progress>;
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
