import { t } from '@goats/words';
import { roundName, roundsOf, tieSeed } from '../../economy/cups.ts';
import type { Pair } from '../../engine/seats.ts';
import { startMatch } from '../../engine/setup.ts';
import { noticeOf } from '../../notices/notice-words.ts';
import type { RoundFacts } from '../../notices/notices.ts';
import type { Effect } from '../kernel/registry.ts';
import type { CupEntry, CupFacts, CupTie } from './facts.ts';

/** Two who are to meet, or one who has a bye. */
export type Pairing = Pick<CupTie, 'round' | 'index' | 'players'>;

/** How many rounds the bracket has that was drawn; two clubs meet once. */
export function roundsIn({
  kind,
  ties,
}: {
  readonly kind: CupFacts['kind'];
  readonly ties: readonly Pick<CupTie, 'round'>[];
}): number {
  if (kind === 'clubs') return 1;
  return roundsOf(2 * ties.filter(({ round }) => round === 1).length);
}

/** `tieName('knockout', 2, 3) // 'Semi-final'` */
export function tieName(kind: CupFacts['kind'], round: number, rounds: number): string {
  return kind === 'clubs' ? t('Club match') : roundName(round, rounds);
}

/** `roundFacts('knockout', 2, 3) // { round: 'semi-final', size: 4 }` */
export function roundFacts(kind: CupFacts['kind'], round: number, rounds: number): RoundFacts {
  const left = rounds - round;
  const named = kind === 'clubs' ? 'clubs' : (LAST_ROUNDS[left] ?? 'early');
  return { round: named, size: 2 ** (left + 1) };
}

const LAST_ROUNDS = ['final', 'semi-final', 'quarter-final'] as const;

/** The ties whose players are known now and that have not begun. */
export function pairingsReady(kind: CupFacts['kind'], ties: readonly CupTie[]): Pairing[] {
  if (kind === 'clubs') return [];
  const winnerOf = (round: number, index: number) =>
    ties.find((tie) => tie.round === round && tie.index === index)?.winner ?? null;
  return ties.flatMap(({ round, index }) => {
    if (index % 2 === 1) return [];
    const [next, at] = [round + 1, index / 2];
    const players = [winnerOf(round, index), winnerOf(round, index + 1)] as const;
    const known = ties.some((tie) => tie.round === next && tie.index === at);
    return known || players.includes(null) ? [] : [{ round: next, index: at, players }];
  });
}

/** A bye is over before it begins. */
export function bye({ round, index, players }: Pairing): CupTie {
  const winner = players[0] ?? players[1];
  return { round, index, players, matchId: null, winner, score: null, brought: null };
}

/** The match of a tie, with the cards that its players entered. */
export function beginTie(
  cup: Pick<CupFacts, 'id' | 'kind' | 'secret'>,
  entries: readonly CupEntry[],
  pairing: Pairing,
  rounds: number,
  matchId: number,
  at: number,
): { readonly tie: CupTie; readonly effects: Effect[] } {
  const { round, index } = pairing;
  const [one, other] = pairing.players.map(
    (wallet) => entries.find((entry) => entry.wallet === wallet)!,
  ) as [CupEntry, CupEntry];
  const start = startMatch({
    id: String(matchId),
    mode: 'duel',
    terms: { kind: 'cup', final: cup.kind === 'knockout' && round === rounds },
    players: [playerOf(one), playerOf(other)],
    serverSeed: tieSeed(cup.secret, round, index),
    startedAt: at,
  });
  if (!start.ok) throw new Error(`A tie of cup ${cup.id} cannot begin: ${start.rejection}`);
  const match = {
    ...{ id: matchId, kind: 'cup' as const, originId: cup.id, version: 0, state: start.state },
    ...{ hands: [one.hand, other.hand] as Pair<CupEntry['hand']>, givenUntil: null },
  };
  const facts = roundFacts(cup.kind, round, rounds);
  const told = [one, other]
    .filter(({ house }) => !house)
    .map(({ wallet }) => ({
      ...({ type: 'message', wallet, topic: 'cup', href: `/battle?match=${matchId}` } as const),
      ...noticeOf('cup-tie-begun', facts),
    }));
  return {
    tie: {
      ...{ round, index, players: pairing.players, matchId },
      ...{ winner: null, score: null, brought: null },
    },
    effects: [{ type: 'match-started', match, bonusReserved: 0 }, ...told],
  };
}

function playerOf({ wallet, house, hand }: CupEntry) {
  return { address: wallet, house, announced: hand.slice(0, 1) };
}
