import { LAST_ROUND } from '@goats/rules';
import { winningCard } from '../end/winning-card.ts';
import type { Match, MatchRound } from '../match-types.ts';
import type { Play } from './stage.ts';

/** What there is to show of a match, as far as it has come. */
export function playOf(match: Match, still: boolean): Play {
  return {
    rounds: match.rounds,
    finished: match.phase === 'finished',
    still,
    levelAfter: levelAfter(match),
    posed: winningCard(match) !== null,
    cardLost: typeof match.result?.cardToWinner === 'number',
  };
}

export function scoreAfter(match: Match, rounds: readonly MatchRound[]): [number, number] {
  const won = (seat: 0 | 1) =>
    rounds.filter((round) => round.winner === match.players[seat].address).length;
  return [won(0), won(1)];
}

/** Rounds played before the one that decides: the match is level and goes into its last. */
function levelAfter(match: Match): number | null {
  const before = LAST_ROUND[match.mode] - 1;
  const [a, b] = scoreAfter(match, match.rounds.slice(0, before));
  const comes = match.phase === 'pick' || match.rounds.length > before;
  return match.rounds.length >= before && a === b && comes ? before : null;
}
