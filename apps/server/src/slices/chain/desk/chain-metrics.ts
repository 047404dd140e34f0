import { toHoof } from '@goats/rules';
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../../deps.ts';
import {
  type ChainSigns,
  expectedBalance,
  listLeaving,
  readChainSigns,
} from './chain-signs-store.ts';
import { countLate, forcedExit, oldRootExits } from './forced-exits.ts';
import { hasLapsed } from './key-alerts.ts';

const WEI_PER_ETHER = 1e18;
/** Enough to know that it is many. */
const MOST_LEAVING = 1_000;

type Sign = (signs: ChainSigns, now: Date) => number;

/** Name, help and value; each is 0 while the chain is off. */
const SIGNS: readonly (readonly [string, string, Sign])[] = [
  [
    'goats_chain_up',
    '1 when the chain answered the last time',
    (s) => (s.problem === null ? 1 : 0),
  ],
  ['goats_chain_disputed', '1 while nodes disagree on what is final', (s) => (s.disputed ? 1 : 0)],
  ['goats_chain_silent_seconds', 'Since it last answered', (s) => s.silent_seconds ?? 0],
  ['goats_chain_lag_blocks', 'Blocks that the indexer has not read', (s) => s.lag_blocks],
  ['goats_chain_unapplied', 'Final events without their effect yet', (s) => s.unapplied],
  ['goats_chain_unapplied_seconds', 'Age of the oldest of them', (s) => s.unapplied_seconds],
  ['goats_chain_balance_hoof', 'What the Stadium holds', (s) => toHoof(s.balance)],
  ['goats_chain_claims_hoof', 'What could be asked back at most', (s) => toHoof(s.claims)],
  ['goats_chain_float_hoof', 'What vouchers are paid out of', (s) => toHoof(s.float)],
  ['goats_chain_left_today_hoof', 'What they may pay today', (s) => toHoof(s.left_today)],
  ['goats_chain_outside_hoof', 'In people’s own wallets on chain', (s) => toHoof(s.outside)],
  [
    'goats_chain_reserve_difference_hoof',
    'What the Stadium holds beyond what the ledger says',
    (s) => toHoof(s.balance - expectedBalance(s)),
  ],
  [
    'goats_chain_root_age_seconds',
    'Since the root was posted that counts',
    (s, now) => (s.root_at ? (now.getTime() - s.root_at.getTime()) / 1000 : 0),
  ],
  ['goats_chain_foreign_vouchers', 'Redeemed and never signed by us', (s) => s.foreign_vouchers],
  ['goats_chain_foreign_roots', 'Posted and never made by us', (s) => s.foreign_roots],
  [
    'goats_chain_keys_named',
    'Keys that the guardian has named and that may begin',
    (s, now) => s.named.filter((one) => !hasLapsed(one, now)).length,
  ],
  ['goats_chain_keys_vacant', 'Roles without a key since a dismissal', (s) => s.vacant.length],
  [
    'goats_chain_guardian_age_seconds',
    'Since another guardian began; 0: the first one acts',
    (s, now) => (s.guardian_since ? (now.getTime() - s.guardian_since.getTime()) / 1000 : 0),
  ],
  ['goats_chain_transactions_waiting', 'Sent and in no block yet', (s) => s.sent_count],
  ['goats_chain_transaction_age_seconds', 'Age of the oldest of them', (s) => s.sent_seconds],
  ['goats_chain_vouchers_open', 'Signed, not redeemed and not expired', (s) => s.open_count],
  ['goats_chain_vouchers_open_hoof', 'HOOF in them', (s) => toHoof(s.open_hoof)],
  ['goats_chain_paused', '1 while the guardian has paused it', (s) => (s.paused ? 1 : 0)],
  ['goats_chain_frozen', '1 once it is frozen for ever', (s) => (s.frozen ? 1 : 0)],
  [
    'goats_chain_poster_ether',
    'For posting roots',
    (s) => Number(s.poster_balance) / WEI_PER_ETHER,
  ],
];

/** Answers how to read them anew; the caller keeps several scrapers from asking too often. */
export function registerChainMetrics(
  registry: Registry,
  { db, chain }: Pick<Deps, 'db' | 'chain'>,
): (now: Date) => Promise<void> {
  const options = (name: string, help: string) => ({ name, help, registers: [registry] });
  const gauges = SIGNS.map(([name, help, read]) => ({
    gauge: new Gauge(options(name, help)),
    read,
  }));
  const late = new Gauge(options('goats_chain_exits_late', 'Forced exits without their answer'));
  const oldRoot = new Gauge(
    options('goats_chain_old_root_exits', 'Who may leave with an old root within hours'),
  );
  const on = new Gauge(options('goats_chain_on', '1 when this server has a chain'));
  const dayLimit = new Gauge(options('goats_chain_day_limit_hoof', 'What vouchers may pay a day'));
  const silence = new Gauge(
    options('goats_chain_max_silence_seconds', 'Without a root for so long it can be frozen'),
  );
  on.set(chain ? 1 : 0);
  if (!chain) return () => Promise.resolve();
  const { terms } = chain;
  dayLimit.set(toHoof(Number(terms.dayLimit)));
  silence.set(terms.maxSilenceSeconds);
  return async (now) => {
    try {
      const signs = await readChainSigns(db, now);
      if (!signs) return;
      for (const { gauge, read } of gauges) gauge.set(read(signs, now));
      const leaving = await listLeaving(db, MOST_LEAVING);
      const exits = leaving.map((row) => forcedExit(row, signs.root_at, terms));
      late.set(countLate(exits, now));
      oldRoot.set(oldRootExits(exits, now).length);
    } catch (error) {
      // Old numbers must not look like new ones.
      for (const { gauge } of gauges) gauge.reset();
      throw error;
    }
  };
}
