import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Chain } from '../../../chain/chain.ts';
import { readLatestTime } from '../../../chain/contract-reads.ts';
import { RpcRefusal } from '../../../chain/rpc.ts';
import type { LimitName } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, invalidInput, notFound } from '../../../errors.ts';
import { Prepared } from '../../../http/prepared.ts';
import { route } from '../../../http/route.ts';
import { limitSubjects } from '../../../kernel/rate-limits/limit-subjects.ts';
import {
  countInWindow,
  lookAtWindows,
  takeFromWindow,
  tooMany,
} from '../../../kernel/rate-limits/rate-limits.ts';
import { boundedTransaction, INVALID_REQUEST, METHOD_NOT_FOUND, READS } from './rpc-methods.ts';

const MOST_CALLS = 20;
/** Of an answer, before the next call of a batch is made. */
const MOST_CHARACTERS = 4_000_000;

/**
 * The way from a wallet to the embedded chain. Whoever sends a transaction makes us keep it for ever, so
 * there are bounds on how large, how often from one address, and how often altogether.
 */
export function rpcRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/chain/rpc', async ({ body, request }) => {
    const chain = embeddedChain(deps);
    const calls = Array.isArray(body) ? body : [body];
    if (calls.length === 0 || calls.length > MOST_CALLS) {
      throw invalidInput('body', `must be 1 to ${MOST_CALLS} calls`);
    }
    await takeMany(deps, request, 'chain-rpc', calls.length);
    const answers: string[] = [];
    let left = MOST_CHARACTERS;
    for (const call of calls) {
      if (left < 0) throw invalidInput('body', 'asks for more than fits into one answer');
      const answer = JSON.stringify(await answerOne(deps, chain, request, call));
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
  throw notFound('Cards and HOOF are on a chain that your wallet reaches by itself.');
}

async function answerOne(deps: Deps, chain: Chain, request: FastifyRequest, call: unknown) {
  const { id = null, method, params = [] } = (call ?? {}) as Record<string, unknown>;
  const shownId = ['string', 'number'].includes(typeof id) ? id : null;
  try {
    if (typeof method !== 'string' || !Array.isArray(params)) {
      throw new RpcRefusal('that is no JSON-RPC call', INVALID_REQUEST);
    }
    const result = await perform(deps, chain, request, method, params);
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
  deps: Deps,
  chain: Chain,
  request: FastifyRequest,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  if (method === 'eth_sendRawTransaction') {
    const { raw, weight } = await boundedTransaction(params);
    await takeMany(deps, request, 'chain-transaction', weight);
    return sendCounted(deps, weight, () => chain.send(raw));
  }
  const prepare = Object.hasOwn(READS, method) ? READS[method] : undefined;
  if (!prepare) throw new RpcRefusal(`${method.slice(0, 60)} is not for wallets`, METHOD_NOT_FOUND);
  return chain.rpc.request(method, await prepare(params, chain));
}

const EVERYBODY = 'everybody';
/**
 * Each block is a second later than the one before. Whoever could push that clock on by an hour would
 * leave with a stake while the match is still being played.
 */
const MOST_AHEAD_MS = 5 * 60_000;

/** Only what was taken into a block counts for everybody: what is refused leaves nothing behind. */
export async function sendCounted<T>(
  deps: Deps,
  weight: number,
  send: () => Promise<T>,
): Promise<T> {
  const name = 'all-chain-transactions';
  const [window] = await lookAtWindows(deps, name, [EVERYBODY]);
  if (window && window.taken >= deps.config.limits[name].most) {
    const words = 'The chain has taken as many transactions as it keeps in an hour.';
    throw tooMany(window.endsAt - deps.clock.now(), words);
  }
  const { rpc } = embeddedChain(deps);
  const ahead = (await readLatestTime(rpc)) - deps.clock.now() - MOST_AHEAD_MS;
  if (ahead > 0) throw tooMany(ahead, 'So much was sent that the chain’s clock ran ahead of ours.');
  const answer = await send();
  await countInWindow(deps, name, EVERYBODY, weight);
  return answer;
}

async function takeMany(
  deps: Deps,
  request: FastifyRequest,
  name: LimitName,
  count: number,
): Promise<void> {
  for (const subject of limitSubjects(request.ip)) {
    const { left, endsAt } = await takeFromWindow(deps, name, subject, count);
    if (left < count) throw tooMany(endsAt - deps.clock.now());
  }
}
