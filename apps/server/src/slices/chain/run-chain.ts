import type { Chain, Rpc } from '../../chain/chain.ts';
import { RpcRefusal } from '../../chain/rpc.ts';
import { holdLease } from '../../db/leases.ts';
import { AppError } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { OtherChain, Overtaken, writeProblem } from './chain-store.ts';
import { createApplier } from './indexer/apply-logs.ts';
import { ChainLie, NodeBehind } from './indexer/chain-lie.ts';
import { createExpiry } from './indexer/expire-withdrawals.ts';
import { followAskers } from './indexer/follow-askers.ts';
import { createIndexer } from './indexer/index-chain.ts';
import { createOtherEars } from './indexer/other-ears.ts';
import { ChainDispute } from './indexer/second-opinion.ts';
import { noteLateRoots } from './roots/late-roots.ts';
import { runRoots } from './roots/run-roots.ts';

/** A node of one's own may be asked often; one on the net counts every question. */
const EMBEDDED_PAUSE_MS = 250;
const PAUSE_MS = 2_000;
/** How long an instance without the duty waits before it asks whether it has it now. */
const IDLE_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

export interface ChainLoop {
  /** Never throws for the chain's sake. Answers how long to wait before the next. */
  round(): Promise<number>;
  /** Nobody waits for a node that stalls: what is under way is given up. */
  stop(): void;
}

/**
 * What the chain says becomes what the world knows, vouchers that ran out are given back, and roots
 * are posted. One instance at a time; two that both believe to be the one do no harm. A node that is
 * away, slow or wrong is asked less and less often, and nothing else waits for it.
 */
export function createChainLoop(game: Game, onError: (error: unknown) => void): ChainLoop {
  const note = () => noteLateRoots(game.db, game.clock.now()).catch(onError);
  if (!game.chain) return { round: () => note().then(() => LONGEST_PAUSE_MS), stop: () => {} };
  const stopping = new AbortController();
  const chain = givingUp(game.chain, stopping.signal);
  const indexer = createIndexer(game, chain);
  const applyLogs = createApplier(game);
  const expire = createExpiry(game, chain);
  const elsewhere = createOtherEars(game.db, chain);
  const pause = chain.embedded ? EMBEDDED_PAUSE_MS : PAUSE_MS;
  let failures = 0;
  /** The newest block whose questions to leave were heard. */
  let heard: string | undefined;

  const goOn = async () => !stopping.signal.aborted && (await holdLease(game, 'chain'));

  async function work(): Promise<void> {
    const read = await indexer.round(goOn).then(
      (progress) => ({ progress }),
      (error: unknown) => ({ error }),
    );
    // What is final stays true whatever the node says now, and waits for nobody.
    if (!(await goOn())) return;
    await applyLogs(goOn);
    if ('error' in read) {
      await goOnWithout(read.error);
      throw read.error;
    }
    const { tip, complete } = read.progress;
    if (!complete) return;
    if (heard !== tip.head.hash) heard = (await followAskers(game)) ? tip.head.hash : undefined;
    await expire(tip.final);
    // With complaints of its own: a root that cannot be posted does not make the reading fail.
    await runRoots(game).catch(onError);
  }

  /**
   * Nothing is credited or given back while nodes disagree, or while one is away. But nobody plays on
   * who has asked to leave by the word of any of them, and whoever waits for a root gets one: it says
   * nothing but what all of them agreed on, and without it they would leave with an older one in the end,
   * and with what they have lost since.
   */
  async function goOnWithout(error: unknown): Promise<void> {
    heard = undefined;
    if (!(error instanceof ChainDispute || error instanceof NodeBehind)) return;
    await followAskers(game, await elsewhere()).catch(onError);
    await runRoots(game, { onlyAwaited: true }).catch(onError);
  }

  return {
    async round() {
      if (!(await goOn())) return IDLE_PAUSE_MS;
      try {
        await work().finally(note);
        failures = 0;
        return pause;
      } catch (error) {
        if (stopping.signal.aborted) return pause;
        if (error instanceof Overtaken) return IDLE_PAUSE_MS;
        failures += 1;
        onError(error);
        const problem = problemOf(error);
        const disputed = error instanceof ChainDispute;
        if (problem) await writeProblem(game.db, { problem, disputed });
        return Math.min(LONGEST_PAUSE_MS, pause * 2 ** failures);
      }
    },
    stop: () => stopping.abort(new Error('The server stops.')),
  };
}

/** One sentence that everybody may read: a node's own words could name an address with a key in it. */
function problemOf(error: unknown): string | undefined {
  if (error instanceof ChainLie || error instanceof OtherChain) return error.message;
  if (error instanceof RpcRefusal) return 'The node refuses to answer what it is asked.';
  if (error instanceof AppError && error.code === 'CHAIN_UNREACHABLE') return error.message;
  return error instanceof NodeBehind ? error.message : undefined;
}

/** The same chain, whose questions are not waited for any more once the signal is given. */
function givingUp(chain: Chain, signal: AbortSignal): Chain {
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  given.catch(() => {});
  const until = (rpc: Rpc): Rpc => ({
    request: <T>(method: string, params: readonly unknown[]): Promise<T> =>
      Promise.race([rpc.request<T>(method, params), given]),
  });
  const { rpc, witnesses = [] } = chain;
  return { ...chain, rpc: until(rpc), witnesses: witnesses.map(until) };
}
