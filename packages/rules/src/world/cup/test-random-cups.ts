import { weekEnd, weekOf } from '../../economy/week.ts';
import { sha256Hex } from '../../hash/sha256.ts';
import type { Command } from '../kernel/registry.ts';
import type { World } from '../test-facts.ts';
import type { CupFacts } from './facts.ts';

export const CUP_ATTEMPTS = [
  ...['open-cup', 'enter-cup', 'leave-cup', 'start-cup', 'cancel-cup', 'pay-week'],
] as const;
export type CupAttempt = (typeof CUP_ATTEMPTS)[number];

const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

const NO_CUP = { id: 77_777, startsAt: 0, entries: [] };
const CLUBS = [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 9, 10],
] as const;

/** What somebody tries with a cup: mostly with one that is open, and mostly what is possible. */
export function cupCommand(
  world: World,
  does: CupAttempt,
  { wallet, which, how }: { readonly wallet: string; readonly which: number; readonly how: number },
  at: number,
): Command {
  const cups = [...world.cups.values()];
  const open = cups.filter(({ status }) => status === 'open');
  const { id: cupId, startsAt, entries } = nth(how % 8 === 0 ? cups : open, which) ?? NO_CUP;
  switch (does) {
    case 'open-cup': {
      const clubs = how % 5 === 0;
      return {
        ...{ type: does, kind: clubs ? 'clubs' : 'knockout', clubs: clubs ? CLUBS : null },
        ...{ rarity: 'Rare', size: clubs ? 16 : nth([4, 4, 8], which)!, fee: (how % 3) * 700 },
        ...{ slot: how % 4 === 0 ? which % 5 : null, operator: null },
        ...{ seed: sha256Hex(`seed ${at} ${how}`), secret: sha256Hex(`secret ${at} ${how}`) },
        ...{ opensAt: at, startsAt: at + 5_000 * (1 + (how % 12)), at },
      };
    }
    case 'enter-cup': {
      const rare = [...world.cards.values()].filter(
        ({ owner, rarity }) => owner === wallet && (rarity === 'Rare' || how % 9 === 0),
      );
      const cards = [0, 1, 2].slice(0, 1 + (how % 3)).map((i) => nth(rare, which + i)?.id ?? 0);
      return { type: does, cupId, wallet, cardIds: [...new Set(cards)], at };
    }
    case 'leave-cup': {
      const one = how % 4 === 0 ? undefined : nth(entries, how);
      return { type: does, cupId, wallet: one?.wallet ?? wallet, at };
    }
    case 'start-cup':
      return { type: does, cupId, at: how % 4 === 0 ? at : Math.max(at, startsAt) };
    case 'cancel-cup':
      return { type: does, cupId, operator: { username: 'admin', address: '127.0.0.1' }, at };
    case 'pay-week': {
      const week = weekOf(at) - (how % 5 === 0 ? 0 : 1);
      return { type: does, week, at: how % 3 === 0 ? at : Math.max(at, weekEnd(week)) };
    }
  }
}

/** Nobody comes any more: what is open starts at its time, and the clock plays every tie. */
export function endOfCups(cups: Iterable<CupFacts>): Command[] {
  return [...cups].flatMap(({ id: cupId, status, startsAt }) =>
    status === 'open' ? [{ type: 'start-cup', cupId, at: startsAt } as const] : [],
  );
}
