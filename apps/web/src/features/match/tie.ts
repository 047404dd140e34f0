import { tieName } from '@goats/rules';
import { type Answer, api } from '@goats/ui/api/client.ts';
import { pollEvery } from '@goats/ui/api/polling.ts';
import { t } from '@goats/words';
import { useQuery } from '@tanstack/react-query';
import { cupKeys } from '../cups/cup-queries.ts';
import type { Match } from './match-types.ts';
import { playerName } from './player-name.ts';

type Cup = Answer<'GET /api/cups/:id'>;

/** Often enough not to miss the sixty seconds of a next tie. */
const NEXT_TIE_MS = 5_000;

export interface Tie {
  readonly cup: Pick<Cup, 'id' | 'name' | 'kind' | 'tier'>;
  /** 'Semi-final', or 'Club match'. */
  readonly round: string;
  /** Once it is over: who goes where, from where the viewer sits. */
  readonly news: string | null;
  /** What the cup has paid the viewer. */
  readonly prize: number;
  /** The viewer's next match in it, as soon as there is one. */
  readonly next: string | null;
}

/** The cup a tie belongs to, asked again at full time and until the way on is known; null for other matches. */
export function useTie(match: Match, over: boolean): Tie | null {
  const id = match.kind === 'cup' ? match.originId : null;
  const ended = match.phase === 'finished';
  const { data } = useQuery({
    queryKey: [...cupKeys.one(String(id)), ended],
    queryFn: ({ signal }) => api('GET /api/cups/:id', { params: { id: String(id) } }, { signal }),
    enabled: id !== null,
    // Whoever played may go on, and is paid when it is over; whoever watched has seen it.
    refetchInterval: ({ state }) =>
      ended && match.you !== null && state.data?.status === 'running'
        ? pollEvery(NEXT_TIE_MS)
        : false,
    staleTime: 0,
  });
  return data ? tieOf(match, data, over) : null;
}

/** What a cup says about one of its matches; null when it is none of them. */
export function tieOf(match: Match, cup: Cup, over: boolean): Tie | null {
  const tie = cup.ties.find(({ matchId }) => matchId === match.id);
  if (!tie) return null;
  const { you } = match;
  const next = cup.ties.find(
    ({ round, players, winner, matchId }) =>
      round > tie.round && players.includes(you) && winner === null && matchId !== null,
  );
  return {
    cup,
    round: tieName(cup.kind, tie.round, cup.rounds),
    news: over && tie.winner !== null ? newsOf(match, cup, tie.round, tie.winner) : null,
    prize: cup.entries.find(({ address }) => address === you)?.prize ?? 0,
    next: over && you !== null ? (next?.matchId ?? null) : null,
  };
}

function newsOf(match: Match, cup: Cup, round: number, winner: string): string {
  const { you } = match;
  const played = match.players.some(({ address }) => address === you);
  const name = match.players.map((p) => (p.address === winner ? playerName(p) : '')).join('');
  if (cup.kind === 'clubs') return clubNews(cup, winner);
  if (round === cup.rounds) {
    if (winner === you) return t('The cup is yours');
    return played ? t('Second in the cup') : t('{name} lifts the cup', { name });
  }
  // How many rounds come after the next one tells which that is.
  const after = cup.rounds - (round + 1);
  const values = { name, after, players: 2 ** (after + 1) };
  if (winner === you) {
    return t(
      '{after, plural, =0 {Through to the final} =1 {Through to the semi-final} =2 {Through to the quarter-final} other {Through to the round of {players}}}',
      values,
    );
  }
  if (played) return t('Out of the cup');
  return t(
    '{after, plural, =0 {{name} is through to the final} =1 {{name} is through to the semi-final} =2 {{name} is through to the quarter-final} other {{name} is through to the round of {players}}}',
    values,
  );
}

function clubNews({ clubs, entries }: Cup, winner: string): string {
  const club = entries.find(({ address }) => address === winner)?.club;
  const name = clubs && club !== null && club !== undefined ? clubs[club as 0 | 1].name : null;
  return name ? t('A win for {club}', { club: name }) : t('The clubs play on');
}
