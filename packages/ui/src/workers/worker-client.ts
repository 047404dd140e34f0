import { t } from '@goats/words';
import type { FromWorker, ToWorker } from './messages.ts';

/** What is needed of a Worker; a test hands in its own. */
export interface WorkerLike<Progress = never> {
  postMessage(message: ToWorker): void;
  onmessage: ((event: { data: FromWorker<Progress> }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
  terminate(): void;
}

type AskTable = object;
type AskOf<Table, Name extends keyof Table> = Table[Name] extends { ask: infer Ask } ? Ask : never;
type AnswerOf<Table, Name extends keyof Table> = Table[Name] extends { answer: infer Answer }
  ? Answer
  : never;

export interface AskExtras<Progress = never> {
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

export interface WorkerClient<Table extends AskTable, Progress = never> {
  ask<Name extends keyof Table & string>(
    name: Name,
    input: AskOf<Table, Name>,
    extras?: AskExtras<Progress>,
  ): Promise<AnswerOf<Table, Name>>;
  close(): void;
}

interface Waiting<Progress> {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  onProgress: AskExtras<Progress>['onProgress'];
}

/** `const worker = createWorkerClient<Asks>(() => new Worker(…)); await worker.ask('report', …)` */
export function createWorkerClient<Table extends AskTable, Progress = never>(
  start: () => WorkerLike<Progress>,
): WorkerClient<Table, Progress> {
  const waiting = new Map<number, Waiting<Progress>>();
  let worker: WorkerLike<Progress> | undefined;
  let lastId = 0;

  function failAll(message: string): void {
    const failed = [...waiting.values()];
    waiting.clear();
    for (const { reject } of failed) reject(new Error(message));
  }

  /** Begun at the first question: whoever only edits a goat needs no worker. */
  function running(): WorkerLike<Progress> {
    if (worker) return worker;
    const begun = start();
    begun.onmessage = ({ data }) => {
      const asker = waiting.get(data.id);
      if (!asker) return;
      if ('progress' in data) {
        asker.onProgress?.(data.progress);
        return;
      }
      waiting.delete(data.id);
      if ('failed' in data) asker.reject(new Error(data.failed));
      else asker.resolve(data.answer as never);
    };
    begun.onerror = ({ message }) => {
      worker = undefined;
      begun.terminate();
      failAll(message || t('The worker stopped.'));
    };
    worker = begun;
    return begun;
  }

  return {
    ask(name, input, { onProgress, signal } = {}) {
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, onProgress });
        const port = running();
        signal?.addEventListener('abort', () => port.postMessage({ cancel: id }), { once: true });
        port.postMessage({ id, ask: name, with: input });
        if (signal?.aborted) port.postMessage({ cancel: id });
      });
    },
    close() {
      worker?.terminate();
      worker = undefined;
      failAll(t('The worker was closed.'));
    },
  };
}
