import { toHundredths, VOUCHER_MS, type WithdrawalFacts } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Address } from 'viem';
import type { Chain } from '../../../chain/chain.ts';
import {
  installedKey,
  laterTime,
  readAccount,
  readLatestTime,
  readLeftToday,
} from '../../../chain/contract-reads.ts';
import { chainUnreachable, RpcRefusal } from '../../../chain/rpc.ts';
import { AppError, refuse } from '../../../errors.ts';
import type { Game } from '../../../game.ts';
import { route } from '../../../http/route.ts';
import { keyed } from '../../../kernel/idempotency/keyed.ts';
import { requireWallet } from '../../../people/auth/sessions.ts';
import { readChainState } from '../chain-info-store.ts';
import { ensureCardWay } from './card-way.ts';
import { withdrawalOf, withdrawalsOf } from './withdrawal-store.ts';
import { showWithdrawal } from './withdrawal-view.ts';

/** Vouchers: how HOOF and cards leave the Stadium for somebody's own wallet. */
export function withdrawalRoutes(app: FastifyInstance, game: Game): void {
  const { clock, db, world } = game;

  route(app, 'POST /api/chain/withdrawals', async ({ body, request, reply }) => {
    const wallet = await requireWallet(game, request);
    const { chain, state } = await paying(game);
    const deadline = await deadlineAt(chain, clock.now());
    const options = {
      ...keyed(game, { request, reply }, wallet),
      show: async (facts: WithdrawalFacts) =>
        showWithdrawal({ ...game, db: db.staked }, { facts, redeemedBy: null }),
    };
    if (body.cardId !== undefined) {
      const { cardId } = body;
      await ensureCardWay(game, cardId, wallet);
      return world.run(
        { type: 'withdraw-card', wallet, cardId, deadline, at: clock.now() },
        options,
      );
    }
    const amount = toHundredths(body.hoof!)!;
    const { exits } = await readAccount(chain.rpc, chain.contracts.stadium, wallet as Address);
    const at = clock.now();
    const left = await leftFor(chain, wallet, state, at);
    return world.run(
      { type: 'withdraw-hoof', wallet, amount, exits, deadline, ...left, float: state.float, at },
      options,
    );
  });

  route(app, 'GET /api/chain/withdrawals', async ({ request }) => {
    const wallet = await requireWallet(game, request);
    const seen = await withdrawalsOf(db, wallet);
    return { withdrawals: await Promise.all(seen.map((one) => showWithdrawal(game, one))) };
  });

  route(app, 'GET /api/chain/withdrawals/:id', async ({ params, request }) => {
    const wallet = await requireWallet(game, request);
    const seen = await withdrawalOf(db, wallet, params.id);
    if (!seen) throw refuse('withdrawal-unknown');
    return showWithdrawal(game, seen);
  });
}

/** The chain that can pay now, and what it said of itself. */
async function paying({ chain, chainOff, db }: Game) {
  if (!chain) throw new AppError('CHAIN_OFF', chainOff);
  if (!chain.keys.voucher) {
    throw refuse('no-voucher-key');
  }
  const state = await readChainState(db);
  if (!state?.checked_at || state.problem) {
    throw chainUnreachable(state?.problem ?? 'it is being read for the first time');
  }
  if (state.frozen) {
    throw refuse('stadium-frozen');
  }
  const installed = await installedKey(chain.rpc, chain.contracts.stadium, 'voucher');
  if (installed.toLowerCase() !== chain.keys.voucher.address.toLowerCase()) {
    throw refuse('other-voucher-key');
  }
  if (state.paused) {
    throw refuse('vouchers-stopped');
  }
  return { chain, state };
}

/**
 * What the contract may still pay today, to anybody and to this wallet of its own, in hundredths. It
 * says to a wallet how much that is together, and to nobody how much of it is own.
 */
async function leftFor(
  { rpc, contracts, terms }: Chain,
  wallet: string,
  { left_today }: { readonly left_today: number },
  now: number,
): Promise<{ dayLimit: number; leftToday: number; ownLeft: number }> {
  const dayLimit = Number(terms.dayLimit);
  const [together, toAnybody] = await readLeftToday(
    rpc,
    contracts.stadium,
    wallet as Address,
  ).catch((error: unknown) => {
    // A Stadium from before own deposits counted apart does not know the question.
    if (error instanceof RpcRefusal) return [left_today, left_today] as const;
    throw error;
  });
  // Less together than to anybody: the wallet has brought more than comes back in a day, and gets that.
  const ownLeft = together < toAnybody ? together : together - toAnybody;
  const outToday = together < toAnybody ? 0 : toAnybody;
  // Without a block since midnight it still reckons with yesterday.
  const isNewDay = dayOf(await readLatestTime(rpc)) < dayOf(now);
  return { dayLimit, leftToday: isNewDay ? Math.max(outToday, left_today) : outToday, ownLeft };
}

const DAY_MS = 86_400_000;
const dayOf = (at: number) => Math.floor(at / DAY_MS);

async function deadlineAt(chain: Chain, now: number): Promise<number> {
  const time = await laterTime(chain, { at: now, now });
  return Math.floor((time + VOUCHER_MS) / 1000) * 1000;
}
