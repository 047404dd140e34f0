import { HOOF_SUPPLY } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import { chainAlerts } from './chain-alerts.ts';
import type { ChainSigns } from './chain-signs-store.ts';
import { forcedExit } from './forced-exits.ts';

const NOW = new Date('2026-06-08T12:00:00Z');
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const SUPPLY = HOOF_SUPPLY * 100;
const TERMS = {
  rootDelaySeconds: 6 * 3_600,
  maxSilenceSeconds: 7 * 86_400,
  keyDelaySeconds: 0,
  dayLimit: 100_000_000n,
};
const KEYS = { poster: '0x1', voucher: '0x2', posterIsInstalled: true, voucherIsInstalled: true };

const WELL: ChainSigns = {
  lag_blocks: 0,
  silent_seconds: 1,
  problem: null,
  disputed: false,
  balance: SUPPLY,
  claims: 0,
  float: SUPPLY,
  left_today: 100_000_000,
  paused: false,
  frozen: false,
  poster_balance: '1000000000000000000',
  root_at: ago(1),
  outside: 0,
  unheard: 0,
  unapplied: 0,
  unapplied_seconds: 0,
  foreign_vouchers: 0,
  foreign_roots: 0,
  named: [],
  vacant: [],
  guardian_since: null,
  sent_count: 0,
  sent_seconds: 0,
  open_count: 0,
  open_hoof: 0,
};

const alerts = (
  change: Partial<ChainSigns>,
  {
    keys = KEYS,
    asked = [] as Date[],
    leavesBytes = 0,
  }: { keys?: typeof KEYS; asked?: Date[]; leavesBytes?: number } = {},
) => {
  const signs = { ...WELL, ...change } as ChainSigns;
  const exits = asked.map((asked_at, i) =>
    forcedExit({ wallet: `0x${i}`, asked_at }, signs.root_at, TERMS),
  );
  return chainAlerts(signs, { exits, keys, terms: TERMS, leavesBytes, now: NOW });
};

describe('what an operator is told about the chain', () => {
  it('is nothing while all is well', () => {
    expect(alerts({})).toEqual([]);
  });

  it('is a single hundredth that the Stadium and the ledger disagree by', () => {
    expect(alerts({ balance: SUPPLY - 1 })).toEqual([
      expect.stringContaining('holds 0.01 HOOF less than the ledger says'),
    ]);
    expect(alerts({ balance: SUPPLY - 500, outside: 500 })).toEqual([]);
    // Paid in, final, and the ledger is about to hear of it.
    expect(alerts({ balance: SUPPLY - 200, outside: 500, unheard: 300 })).toEqual([]);
  });

  it('is a poster who can pay a few roots and not the leaves that go along with them', () => {
    const poor = { poster_balance: (10n ** 17n).toString() };
    expect(alerts(poor)).toEqual([]);
    expect(alerts(poor, { leavesBytes: 120_000 })).toEqual([
      expect.stringContaining('hardly any ether'),
    ]);
  });

  it('is a root older than half of the longest silence, and then that anybody may freeze', () => {
    expect(alerts({ root_at: ago(84) })).toEqual([]);
    expect(alerts({ root_at: ago(85) })).toEqual([expect.stringContaining('is 85 hours old')]);
    expect(alerts({ root_at: ago(169) })).toEqual([expect.stringContaining('may freeze')]);
  });

  it('is a forced exit that no root has answered in time, and not one that has its root', () => {
    expect(alerts({ root_at: ago(2) }, { asked: [ago(7)] })).toEqual([]);
    expect(alerts({ root_at: ago(9) }, { asked: [ago(7)] })).toEqual([]);
    expect(alerts({ root_at: ago(9.5) }, { asked: [ago(9)] })).toEqual([
      expect.stringContaining('One forced exit is past'),
    ]);
  });

  it('is that somebody may soon leave with a root from before what they lost', () => {
    // An hour, six of delay and a day after they asked; the night before that somebody is woken.
    expect(alerts({ root_at: ago(19) }, { asked: [ago(18.9)] })).toHaveLength(1);
    const [late, old] = alerts({ root_at: ago(20) }, { asked: [ago(19.1), ago(19.5)] }).reverse();
    expect(late).toContain('2 forced exits are past');
    expect(old).toContain(
      '2 wallets that asked to leave may do so with any root from 2026-06-08T23:30',
    );
    expect(old).toContain('the last is from 2026-06-07T16:00');
    expect(alerts({ root_at: ago(10) }, { asked: [ago(19)] })).toEqual([]);
  });

  it('is every key that was named, until it lapses, a new guardian and a role without anybody', () => {
    const inHours = (hours: number) => (NOW.getTime() + hours * HOUR_MS) / 1000;
    const named = { role: 0, key: `0x${'ab'.repeat(20)}`, from: inHours(48) };
    expect(alerts({ named: [named] })).toEqual([
      expect.stringMatching(/^0xabab.* named as the poster’s key, from 2026-06-10T12:00/),
    ]);
    expect(alerts({ named: [{ ...named, from: inHours(-7 * 24) }] })).toHaveLength(1);
    expect(alerts({ named: [{ ...named, from: inHours(-7 * 24 - 1) }] })).toEqual([]);
    expect(alerts({ guardian_since: ago(24) })).toEqual([
      expect.stringContaining('Another guardian’s key began'),
    ]);
    expect(alerts({ guardian_since: ago(24 * 8) })).toEqual([]);
    // Not also that the contract knows another key: it knows none.
    const keys = { ...KEYS, voucherIsInstalled: false };
    expect(alerts({ vacant: [1] }, { keys })).toEqual([expect.stringContaining('appoint(1, …)')]);
  });

  it('is what stops money: float, ether, pause, freeze, keys, and a chain that is away', () => {
    expect(alerts({ foreign_vouchers: 1 })).toEqual([expect.stringContaining('dismiss(1)')]);
    expect(alerts({ foreign_roots: 2 })).toEqual([expect.stringContaining('dismiss(0)')]);
    expect(alerts({ float: 99_999_999 })).toEqual([expect.stringContaining('float')]);
    expect(alerts({ poster_balance: '9999999999999999' })).toEqual([
      expect.stringContaining('hardly any ether'),
    ]);
    expect(alerts({ paused: true })).toEqual([expect.stringContaining('setPaused(false)')]);
    expect(alerts({ frozen: true })).toEqual([expect.stringContaining('for ever')]);
    expect(alerts({ problem: 'It stalls.' })).toEqual(['The chain does not answer: It stalls.']);
    expect(alerts({ silent_seconds: 121 })).toEqual([expect.stringContaining('no instance')]);
    expect(alerts({ unapplied: 2, unapplied_seconds: 301 })).toEqual([
      '2 final events wait to be applied, the oldest for 5 minutes.',
    ]);
    expect(alerts({ sent_count: 1, sent_seconds: 900 })).toEqual([]);
    expect(alerts({ sent_count: 1, sent_seconds: 1_020 })).toEqual([
      expect.stringContaining('in no block for 17 minutes'),
    ]);
    expect(alerts({ lag_blocks: 101 })).toEqual(['The indexer is 101 blocks behind.']);
    const lost = { ...KEYS, posterIsInstalled: false, voucherIsInstalled: false };
    expect(alerts({}, { keys: lost })).toHaveLength(2);
  });
});
