import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Hex } from 'viem';
import type { Chain, SendOptions } from '../../../chain/chain.ts';
import { readLatestTime } from '../../../chain/contract-reads.ts';
import { ChainAhead } from '../../../chain/embedded/submit.ts';
import { RpcRefusal } from '../../../chain/rpc.ts';
import { receiptOf } from '../../../chain/sender.ts';
import type { LimitName } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, invalidInput, refuse } from '../../../errors.ts';
import { Prepared } from '../../../http/prepared.ts';
import { route } from '../../../http/route.ts';
import { createFairLines, type FairLines } from '../../../kernel/rate-limits/fair-lines.ts';
import { limitSubjects } from '../../../kernel/rate-limits/limit-subjects.ts';
import {
  countInWindow,
  lookAtWindows,
  takeFromWindow,
  tooMany,
} from '../../../kernel/rate-limits/rate-limits.ts';
import { type GivenBack, giveBackUses } from '../../../kernel/rate-limits/spend.ts';
import {
  boundedTransaction,
  INVALID_REQUEST,
  METHOD_NOT_FOUND,
  READS,
  WORKED_OUT,
  weightOf,
  weightOfGas,
} from './rpc-methods.ts';

const MOST_CALLS = 20;
/** Of an answer, before the next call of a batch is made. */
const MOST_CHARACTERS = 4_000_000;

/** What the node works out takes turns by address: one that asks without end keeps nobody waiting. */
const LINES = {
  ...{ atOnce: 2, atOncePerAddress: 1, perAddress: 20, waiting: 200, patienceMs: 5_000 },
  full: 'chain-overworked',
} as const;

interface Asked {
  readonly deps: Deps;
  readonly chain: Chain;
  readonly request: FastifyRequest;
  readonly lines: FairLines;
}

/**
 * The way from a wallet to the embedded chain. Whoever sends a transaction makes us keep it for ever, so
 * there are bounds on how large, how often from one address, and how often altogether.
 */
export function rpcRoutes(app: FastifyInstance, deps: Deps): void {
  const lines = createFairLines(LINES);
  route(app, 'POST /api/chain/rpc', async ({ body, request }) => {
    const chain = embeddedChain(deps);
    const calls = Array.isArray(body) ? body : [body];
    if (calls.length === 0 || calls.length > MOST_CALLS) {
      throw invalidInput('body', `must be 1 to ${MOST_CALLS} calls`);
    }
    const weight = calls.reduce((sum: number, call) => sum + weightOf(call), 0);
    await takeMany(deps, request, 'chain-rpc', weight);
    const answers: string[] = [];
    let left = MOST_CHARACTERS;
    for (const call of calls) {
      if (left < 0) throw invalidInput('body', 'asks for more than fits into one answer');
      const answer = JSON.stringify(await answerOne({ deps, chain, request, lines }, call));
      left -= answer.length;
      answers.push(answer);
    }
    return new Prepared(Array.isArray(body) ? `[${answers.join(',')}]` : answers[0]!);
  });
}

/** A real chain has nodes of its own, which wallets know. */
export function embeddedChain({ chain, chainOff }: Deps): Chain {
  if (chain === undefined) throw new AppError('CHAIN_OFF', chainOff);
  if (chain.embedded) return chain;
  throw refuse('reached-by-itself');
}

async function answerOne(asked: Asked, call: unknown) {
  const { id = null, method, params = [] } = (call ?? {}) as Record<string, unknown>;
  const shownId = ['string', 'number'].includes(typeof id) ? id : null;
  try {
    if (typeof method !== 'string' || !Array.isArray(params)) {
      throw new RpcRefusal('that is no JSON-RPC call', INVALID_REQUEST);
    }
    const result = await perform(asked, method, params);
    return { jsonrpc: '2.0', id: shownId, result };
  } catch (error) {
    if (!(error instanceof RpcRefusal)) throw error;
    const { code, message, data } = error;
    return {
      jsonrpc: '2.0',
      id: shownId,
      error: { code, message, ...(data == null ? {} : { data }) },
    };
  }
}

async function perform(
  { deps, chain, request, lines }: Asked,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  if (method === 'eth_sendRawTransaction') {
    return sendFor(deps, chain, request, await boundedTransaction(params, chain));
  }
  const prepare = Object.hasOwn(READS, method) ? READS[method] : undefined;
  if (!prepare) throw new RpcRefusal(`${method.slice(0, 60)} is not for wallets`, METHOD_NOT_FOUND);
  const ready = await prepare(params, chain);
  const answer = () => chain.rpc.request(method, ready);
  return WORKED_OUT.has(method) ? lines.wait(request.ip, answer) : answer();
}

/**
 * What a transaction may take is taken from its address first, or many at once would be let through;
 * what it did not use goes back. One that is refused counts as the smallest.
 */
async function sendFor(
  deps: Deps,
  chain: Chain,
  request: FastifyRequest,
  { raw, weight, ours }: Awaited<ReturnType<typeof boundedTransaction>>,
): Promise<Hex> {
  const taken: GivenBack[] = [];
  let used = 1;
  try {
    for (const name of ['chain-transaction', 'chain-transaction-share'] as const) {
      taken.push(...(await takeMany(deps, request, name, weight)));
    }
    return await sendCounted(deps, { ours }, async (options) => {
      const answer = await chain.send(raw, options);
      const receipt = await receiptOf(chain.rpc, answer);
      used = receipt ? weightOfGas(BigInt(receipt.gasUsed)) : weight;
      return { answer, weight: used };
    });
  } finally {
    if (used < weight) {
      for (const one of taken) await giveBackUses(deps, { ...one, count: weight - used });
    }
  }
}

const EVERYBODY = 'everybody';
/** What of everybody's hour is kept for those who bring something in, take it out or leave. */
const KEPT_FOR_THE_GAME = 0.5;
/**
 * Each block is a second later than the one before. Whoever could push that clock on by an hour would
 * leave with a stake while the match is still being played.
 */
const MOST_AHEAD_MS = 5 * 60_000;

/** Only what was taken into a block counts for everybody: what is refused leaves nothing behind. */
export async function sendCounted<T>(
  deps: Deps,
  { ours }: { readonly ours: boolean },
  send: (options: SendOptions) => Promise<{ readonly answer: T; readonly weight: number }>,
): Promise<T> {
  const name = 'all-chain-transactions';
  const [window] = await lookAtWindows(deps, name, [EVERYBODY]);
  const most = deps.config.limits[name].most * (ours ? 1 : 1 - KEPT_FOR_THE_GAME);
  if (window && window.taken >= most) {
    throw tooMany(window.endsAt - deps.clock.now(), 'limit-of-transactions');
  }
  const { rpc } = embeddedChain(deps);
  const ahead = (await readLatestTime(rpc)) - deps.clock.now() - MOST_AHEAD_MS;
  // Before anything is taken from the line of senders; there it is looked at once more.
  if (ahead > 0) throw tooMany(ahead, 'limit-of-chain-clock');
  const { answer, weight } = await send({ mostAheadMs: MOST_AHEAD_MS }).catch((error) => {
    throw error instanceof ChainAhead ? tooMany(error.byMs, 'limit-of-chain-clock') : error;
  });
  await countInWindow(deps, name, EVERYBODY, weight);
  return answer;
}

async function takeMany(
  deps: Deps,
  request: FastifyRequest,
  name: LimitName,
  count: number,
): Promise<GivenBack[]> {
  const taken: GivenBack[] = [];
  for (const subject of limitSubjects(request.ip)) {
    const { left, endsAt } = await takeFromWindow(deps, name, subject, count);
    if (left < count) throw tooMany(endsAt - deps.clock.now());
    taken.push({ name, subject: subject.name, endsAt, count });
  }
  return taken;
}
