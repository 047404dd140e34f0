import { setTimeout as wait } from 'node:timers/promises';
import type { Rpc } from '../chain.ts';
import { AnvilError } from './anvil-process.ts';

const EVERY_MS = 1_000;
const BEAT_EVERY_MS = 30_000;
const READY_MS = 60_000;

/** Looks after the node every second, and at once when it has ended. */
export interface Watch {
  /** Returns when the chain answers; throws why it never will. */
  ready(rpc: Rpc): Promise<void>;
  wake(): void;
  stop(): Promise<void>;
}

export function keepWatch({
  look,
  beat,
  log,
}: {
  readonly look: () => Promise<void>;
  readonly beat: () => Promise<void>;
  readonly log: (sentence: string) => void;
}): Watch {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  let problem = '';
  let nextBeat = 0;

  async function round(): Promise<void> {
    try {
      await look();
      if (performance.now() >= nextBeat) {
        nextBeat = performance.now() + BEAT_EVERY_MS;
        await beat();
      }
      problem = '';
    } catch (error) {
      const { message } = error as Error;
      // Said once, not every second.
      if (message !== problem) log(`The chain is looked after again in a second: ${message}`);
      problem = message;
    }
  }

  function again(ms: number): void {
    if (stopped || running) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = round().finally(() => {
        running = undefined;
        again(EVERY_MS);
      });
    }, ms);
    timer.unref();
  }

  return {
    async ready(rpc) {
      for (const giveUpAt = performance.now() + READY_MS; ; ) {
        await look();
        const answer = await rpc.request('eth_chainId', []).catch((error: Error) => error);
        if (!(answer instanceof Error)) break;
        if (performance.now() > giveUpAt)
          throw new AnvilError('the chain of this world does not come up');
        await wait(100);
      }
      nextBeat = performance.now() + BEAT_EVERY_MS;
      again(EVERY_MS);
    },
    wake: () => again(0),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
