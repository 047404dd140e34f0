import { ApiError } from '@goats/contract';
import type { WorkChallenge } from '@goats/rules';
import { type Answer, api } from '@goats/ui/api/client.ts';
import { createWorkerClient, type WorkerLike } from '@goats/ui/workers/worker-client.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { idempotencyKey } from '../wallet/idempotency-key.ts';
import type { Asks, PartsDone } from './work/protocol.ts';

type Grant = Answer<'POST /api/packs/starter'>;

/**
 * Claims the starter pack; where the gate asks for work, it is done in a worker and the claim is
 * sent again. `partsDone` is null while nothing is being worked on.
 */
export function useStarterClaim(): { claim: () => Promise<Grant>; partsDone: PartsDone | null } {
  const [key] = useState(idempotencyKey);
  const [partsDone, setPartsDone] = useState<PartsDone | null>(null);
  // Sent with every further try: the same key must come with the same request.
  const work = useRef<{ challenge: string; answers: number[] }>(undefined);
  const gone = useRef(new AbortController());
  useEffect(() => {
    const leaving = new AbortController();
    gone.current = leaving;
    return () => leaving.abort();
  }, []);

  const claim = useCallback(async () => {
    const send = () =>
      api(
        'POST /api/packs/starter',
        { body: work.current ? { work: work.current } : undefined },
        { idempotencyKey: key },
      );
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'WORK_NEEDED') throw error;
      setPartsDone(0);
      work.current = await workOn(
        error.details as WorkChallenge,
        setPartsDone,
        gone.current.signal,
      );
      return await send();
    } finally {
      setPartsDone(null);
    }
  }, [key]);
  return { claim, partsDone };
}

async function workOn(
  asked: WorkChallenge,
  onProgress: (done: PartsDone) => void,
  signal: AbortSignal,
): Promise<{ challenge: string; answers: number[] }> {
  const worker = createWorkerClient<Asks, PartsDone>(
    () =>
      new Worker(new URL('./work/work-worker.ts', import.meta.url), {
        type: 'module',
      }) as unknown as WorkerLike<PartsDone>,
  );
  try {
    const answers = await worker.ask('solve', asked, { onProgress, signal });
    signal.throwIfAborted();
    return { challenge: asked.challenge, answers: [...answers] };
  } finally {
    worker.close();
  }
}
