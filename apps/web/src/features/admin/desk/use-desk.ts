import { useSyncExternalStore } from 'react';
import type { WorkerLike } from '../worker/worker-client.ts';
import { createDesk, type Desk, type DeskState } from './desk.ts';

let opened: Desk | undefined;

/** One desk for the page: what was generated survives a change of tab, screen or session. */
export function theDesk(): Desk {
  opened ??= createDesk({
    startGenerator: () =>
      new Worker(new URL('../worker/generation-worker.ts', import.meta.url), {
        type: 'module',
      }) as unknown as WorkerLike,
    startPictures: () =>
      new Worker(new URL('../worker/picture-worker.ts', import.meta.url), {
        type: 'module',
      }) as unknown as WorkerLike,
    now: () => performance.now(),
  });
  return opened;
}

/** `const { settings } = useDesk()` */
export function useDesk(): DeskState {
  const desk = theDesk();
  return useSyncExternalStore(desk.subscribe, desk.state);
}
