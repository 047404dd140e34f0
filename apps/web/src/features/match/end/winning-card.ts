import type { Match, MatchCard } from '../match-types.ts';

/** Nobody did anything to tell of where somebody gave up or never came. */
const PLAYED_OUT = ['points', 'remaining', 'coin'];

/** The card that won the winner's last round; null for a match that was not played out. */
export function winningCard({ mode, result, players, rounds }: Match): MatchCard | null {
  const winner = players.find(({ address }) => address === result?.winner);
  if (!result || !winner || !PLAYED_OUT.includes(result.reason)) return null;
  if (mode === 'duel') return winner.card ?? null;
  const last = rounds.findLast((round) => round.winner === winner.address);
  return (last && winner.lineup?.[last.round - 1]) ?? null;
}

/** The winner's rounds first. */
export function winnersScore({ result, players, score }: Match): readonly [number, number] {
  return result?.winner === players[1].address ? [score[1], score[0]] : score;
}
