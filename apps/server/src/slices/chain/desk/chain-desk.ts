import type { chainDesk } from '@goats/contract';
import { stadiumAbi } from '@goats/contracts';
import { toHoof } from '@goats/rules';
import { encodeFunctionData } from 'viem';
import type { z } from 'zod';
import type { Chain } from '../../../chain/chain.ts';
import { installedKey } from '../../../chain/contract-reads.ts';
import type { Game } from '../../../game.ts';
import { type ChainOff, noChain, readChainInfo, UNREAD } from '../chain-info.ts';
import { shownTransactions } from '../outbox/transaction-desk.ts';
import { rootDifference } from '../roots/root-difference.ts';
import { countsFrom } from '../roots/root-store.ts';
import { chainAlerts, type KeyState } from './chain-alerts.ts';
import { expectedBalance, listLeaving, readChainSigns } from './chain-signs-store.ts';
import { forcedExit } from './forced-exits.ts';
import { hasLapsed, roleName } from './key-alerts.ts';

type ChainDesk = z.input<typeof chainDesk>;

const MOST_LEAVING = 100;

/** Everything at once, as the operator sees it; or why there is nothing to see. */
export async function readChainDesk(game: Game): Promise<ChainDesk | ChainOff> {
  const { chain, db, clock } = game;
  if (!chain) return noChain(game);
  const now = new Date(clock.now());
  const [info, signs, leaving, keys, pendingRoot, transactions] = await Promise.all([
    readChainInfo(game),
    readChainSigns(db, now),
    listLeaving(db, MOST_LEAVING),
    readKeys(chain),
    readPending(game, chain),
    shownTransactions(game),
  ]);
  if ('off' in info) return info;
  if (!signs) return UNREAD;
  const { terms } = chain;
  const exits = leaving.map((row) => forcedExit(row, signs.root_at, terms));
  const expected = expectedBalance(signs);
  return {
    chain: info,
    ledger: {
      outside: toHoof(signs.outside),
      expected: toHoof(expected),
      difference: toHoof(signs.balance - expected),
    },
    dayLimit: toHoof(Number(terms.dayLimit)),
    keys: {
      ...keys,
      posterBalance: signs.poster_balance,
      named: signs.named.map((one) => ({
        ...{ role: roleName(one.role), key: one.key, lapsed: hasLapsed(one, now) },
        from: new Date(one.from * 1000).toISOString(),
      })),
      vacant: signs.vacant.map(roleName),
    },
    lag: {
      blocks: signs.lag_blocks,
      unapplied: signs.unapplied,
      unappliedSeconds: signs.unapplied_seconds,
    },
    openWithdrawals: { count: signs.open_count, hoof: toHoof(signs.open_hoof) },
    ...{ pendingRoot, transactions },
    leaving: exits.map(({ askedAt, answerBy, anyFrom, ...exit }) => ({
      ...exit,
      askedAt: askedAt.toISOString(),
      answerBy: answerBy.toISOString(),
      anyFrom: anyFrom.toISOString(),
    })),
    alerts: chainAlerts(signs, { exits, keys, terms, leavesBytes: chain.leavesBytes, now }),
  };
}

/** Which keys this server has, and whether the contract knows them now. */
async function readKeys({ rpc, contracts, keys }: Chain): Promise<KeyState> {
  const isInstalled = (role: keyof Chain['keys']) =>
    installedKey(rpc, contracts.stadium, role).then(
      (key) => key === keys[role]?.address,
      // A node that is away says nothing against our keys, and the desk says already that it is away.
      () => keys[role] !== undefined,
    );
  return {
    poster: keys.poster?.address ?? null,
    voucher: keys.voucher?.address ?? null,
    posterIsInstalled: await isInstalled('poster'),
    voucherIsInstalled: await isInstalled('voucher'),
  };
}

async function readPending(game: Game, { contracts, terms }: Chain) {
  const found = await rootDifference(game);
  if (!found) return null;
  const { pending, active, accounts, cards, largest } = found;
  return {
    index: pending.epoch,
    sum: toHoof(pending.sum),
    sumBefore: toHoof(active.sum),
    accounts: accounts[1],
    accountsBefore: accounts[0],
    cards: cards[1],
    cardsBefore: cards[0],
    activeFrom: new Date(countsFrom(pending, terms)).toISOString(),
    largest: largest.map(({ account, before, after }) => ({
      account,
      before: toHoof(before),
      after: toHoof(after),
    })),
    veto: {
      to: contracts.stadium,
      data: encodeFunctionData({ abi: stadiumAbi, functionName: 'veto', args: [pending.epoch] }),
    },
  };
}
