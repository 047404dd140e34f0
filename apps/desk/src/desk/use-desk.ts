import type { WorkerLike } from '@goats/ui/workers/worker-client.ts';
import { useSyncExternalStore } from 'react';
import type { JobProgress } from '../worker/protocol.ts';
import { createDesk, type Desk, type DeskState, liveMasters } from './desk.ts';

let opened: Desk | undefined;

/** One desk for the page: what was generated survives a change of tab, screen or session. */
export function theDesk(): Desk {
  opened ??= createDesk({
    startGenerator: () =>
      new Worker(new URL('../worker/generation-worker.ts', import.meta.url), {
        type: 'module',
      }) as unknown as WorkerLike<JobProgress>,
    startPictures: () =>
      new Worker(new URL('../worker/picture-worker.ts', import.meta.url), {
        type: 'module',
      }) as unknown as WorkerLike<JobProgress>,
    now: () => performance.now(),
  });
  return opened;
}

/**
 * `const settings = useDesk((desk) => desk.settings)`: renders again only when that part changes. A
 * running job changes ten times a second, and most of the screen does not care.
 */
export function useDesk<Part>(pick: (state: DeskState) => Part): Part {
  const desk = theDesk();
  return useSyncExternalStore(desk.subscribe, () => pick(desk.state()));
}

/** True while a job runs, and everything that would begin another one waits. */
export function useBusy(): boolean {
  return useDesk(({ job }) => job !== null);
}

/** The goats with their counters as they stand this instant. */
export function useLiveMasters(): ReturnType<typeof liveMasters> {
  return useDesk(liveMasters);
}
