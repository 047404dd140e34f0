import { formatHoof, groupedCount, toHoof } from '@goats/rules';
import type { Chain } from '../../../chain/chain.ts';
import { type ChainSigns, expectedBalance } from './chain-signs-store.ts';
import { countLate, type ForcedExit, oldRootExits } from './forced-exits.ts';
import { keyAlerts, ROLES } from './key-alerts.ts';

/** A few roots' worth of gas, even where gas is dear; as much again for each 5 KB of leaves that go along. */
const leastPosterWei = (leavesBytes: number) =>
  10n ** 16n * BigInt(1 + Math.ceil(leavesBytes / 5_000));
const SILENT_SECONDS = 120;
const MOST_LAG_BLOCKS = 100;
const UNAPPLIED_SECONDS = 300;
const STUCK_SECONDS = 900;

export interface KeyState {
  readonly poster: string | null;
  readonly voucher: string | null;
  readonly posterIsInstalled: boolean;
  readonly voucherIsInstalled: boolean;
}

/** What an operator has to look at, the worst first. The same bounds as deploy/alerts.yml. */
export function chainAlerts(
  signs: ChainSigns,
  {
    exits,
    keys,
    terms,
    leavesBytes = 0,
    now,
  }: {
    readonly exits: readonly ForcedExit[];
    readonly keys: KeyState;
    readonly terms: Chain['terms'];
    readonly leavesBytes?: number | undefined;
    readonly now: Date;
  },
): string[] {
  const difference = toHoof(signs.balance - expectedBalance(signs));
  const late = countLate(exits, now);
  const old = oldRootExits(exits, now);
  const isVacant = (role: number) => signs.vacant.includes(role);
  const alerts: readonly (string | false)[] = [
    signs.frozen &&
      'The Stadium is frozen, for ever: everybody leaves with the last root. Take deposits and vouchers off the site.',
    difference !== 0 &&
      `The Stadium holds ${formatHoof(Math.abs(difference))} HOOF ${difference > 0 ? 'more' : 'less'} than the ledger says. Run npm run audit before anything else.`,
    signs.foreign_vouchers > 0 &&
      `${groupedCount(signs.foreign_vouchers)} ${signs.foreign_vouchers === 1 ? 'voucher was' : 'vouchers were'} redeemed this week that this server never signed: somebody else has the voucher key. The guardian sends dismiss(1), at once.`,
    signs.foreign_roots > 0 &&
      `${groupedCount(signs.foreign_roots)} ${signs.foreign_roots === 1 ? 'root was' : 'roots were'} posted this week that this server did not post. Unless the database came back from a backup, somebody else has the poster key: the guardian sends dismiss(0), which takes all roots away that wait.`,
    ...keyAlerts(signs, now),
    old.length > 0 && oldRootAlert(old, signs.root_at),
    signs.disputed &&
      `${signs.problem} Ask a third node who is right, and take the other out of CHAIN_RPC_URLS.`,
    signs.problem !== null && !signs.disputed && `The chain does not answer: ${signs.problem}`,
    signs.problem === null &&
      (signs.silent_seconds ?? 0) > SILENT_SECONDS &&
      'The chain has not been read for minutes: no instance has taken the duty on.',
    signs.paused &&
      'The guardian has paused vouchers and deposits. Only the guardian’s key lets them go on: setPaused(false).',
    rootAlert(signs, terms, now),
    late > 0 &&
      `${late === 1 ? 'One forced exit is' : `${groupedCount(late)} forced exits are`} past the answer that was due. Post a root: any root serves all of them.`,
    signs.sent_seconds > STUCK_SECONDS &&
      `A transaction of ours has been in no block for ${minutes(signs.sent_seconds)}. It offers more every two minutes; look at the poster’s ether and at what gas costs.`,
    signs.unapplied_seconds > UNAPPLIED_SECONDS &&
      `${groupedCount(signs.unapplied)} final events wait to be applied, the oldest for ${minutes(signs.unapplied_seconds)}.`,
    signs.lag_blocks > MOST_LAG_BLOCKS &&
      `The indexer is ${groupedCount(signs.lag_blocks)} blocks behind.`,
    BigInt(signs.float) < terms.dayLimit &&
      `The float, ${formatHoof(toHoof(signs.float))} HOOF, no longer covers a day of withdrawals. The next root refills it by what was redeemed.`,
    BigInt(signs.poster_balance) < leastPosterWei(leavesBytes) &&
      'The poster’s key has hardly any ether left: without it no root is posted. Send it some.',
    keys.poster === null && 'This server has no poster key: it posts no roots.',
    keys.voucher === null && 'This server has no voucher key: nobody can withdraw.',
    keys.poster !== null &&
      !keys.posterIsInstalled &&
      !isVacant(ROLES.poster) &&
      'The contract knows another poster key than this server’s: its roots are refused.',
    keys.voucher !== null &&
      !keys.voucherIsInstalled &&
      !isVacant(ROLES.voucher) &&
      'The contract knows another voucher key than this server’s: its vouchers are refused.',
  ];
  return alerts.filter((alert) => alert !== false);
}

function oldRootAlert(old: readonly ForcedExit[], rootAt: Date | null): string {
  const first = new Date(Math.min(...old.map(({ anyFrom }) => anyFrom.getTime())));
  const who = old.length === 1 ? 'One wallet' : `${groupedCount(old.length)} wallets`;
  return `${who} that asked to leave may do so with any root from ${first.toISOString()} on, and the last is from ${rootAt?.toISOString() ?? 'the beginning'}: cards and HOOF that they have lost since would leave with them. Get a root onto the chain before that, whatever it costs.`;
}

function rootAlert(
  { root_at }: ChainSigns,
  { maxSilenceSeconds }: Chain['terms'],
  now: Date,
): string | false {
  if (root_at === null) return false;
  const age = (now.getTime() - root_at.getTime()) / 1000;
  if (age <= maxSilenceSeconds / 2) return false;
  return age > maxSilenceSeconds
    ? 'The last root is older than the longest silence: anybody may freeze the Stadium now, for ever. Post one.'
    : `The last root is ${hours(age)} old. At ${hours(maxSilenceSeconds)} anybody may freeze the Stadium, for ever.`;
}

const hours = (seconds: number) => `${groupedCount(Math.floor(seconds / 3_600))} hours`;
const minutes = (seconds: number) => `${groupedCount(Math.floor(seconds / 60))} minutes`;
