import type { analytics } from '@goats/contract';
import { HOOF_SUPPLY, HUNDREDTHS_PER_HOOF, toHoof } from '@goats/rules';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { readFigures } from './analytics-store.ts';

const OPENINGS = { open: 0, accepted: 0, cancelled: 0, expired: 0 };
const PHASES = { commit: 0, open: 0, pick: 0 };

/** The live world in numbers, HOOF in HOOF. */
export async function readAnalytics({ db, clock }: Deps): Promise<z.input<typeof analytics>> {
  const now = new Date(clock.now());
  const figures = await readFigures(db, now);
  const live = { ...PHASES, ...figures.live };
  const liveCount = live.commit + live.open + live.pick;
  const { treasury, vaults, chain, promised, finished, stakes } = figures;
  return {
    at: now.toISOString(),
    players: figures.players,
    sessions: figures.sessions,
    hoof: {
      supply: HOOF_SUPPLY,
      treasury: toHoof(treasury),
      // There is no fifth place where HOOF could be; the audit proves it.
      wallets: toHoof(HOOF_SUPPLY * HUNDREDTHS_PER_HOOF - treasury - vaults - chain),
      vaults: toHoof(vaults),
      chain: toHoof(chain),
      promised: toHoof(promised),
    },
    stakes: {
      open: stakes.open,
      sum: toHoof(stakes.sum),
      top: stakes.top.map((stake) => ({ ...stake, amount: toHoof(stake.amount) })),
    },
    challenges: { ...OPENINGS, ...figures.challenges },
    requests: { ...OPENINGS, ...figures.requests },
    matches: {
      live: liveCount,
      finished,
      practice: figures.practice,
      byPhase: { ...live, finished },
      days: [...figures.days],
    },
    cards: {
      total: sum(figures.cards.map((tier) => tier.total)),
      owned: sum(figures.cards.map((tier) => tier.owned)),
      minted: figures.minted,
      ownedByRarity: [...figures.cards],
    },
    auctions: figures.auctions,
    bids: figures.bids,
    sales: figures.sales,
    newsletter: { subscribers: figures.subscribers },
    series: figures.series,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
