import type { MatchProof } from '@goats/rules';
import { api } from '@goats/ui/api/client.ts';
import { t } from '@goats/words';
import { useQuery } from '@tanstack/react-query';
import type { Match } from '../seen-match.ts';
import { theGaffer } from '../worker/gaffer.ts';
import type { Names } from '../worker/protocol.ts';

/** The cards that the match itself names. */
export function namesIn({ players, hands }: Pick<Match, 'players' | 'hands'>): Names {
  const cards = [
    ...players.flatMap(({ announcedCard, card }) => [announcedCard, ...(card ? [card] : [])]),
    ...(hands?.flat() ?? []),
  ];
  return Object.fromEntries(cards.map(({ id, name }) => [id, name]));
}

/** Matches of the rules with deciders, in which both sides came on the table. */
export function hasNotes({
  rules,
  rounds,
  phase,
}: Pick<Match, 'rules' | 'rounds' | 'phase'>): boolean {
  return rules !== undefined && phase === 'finished' && rounds.length > 0;
}

/** The proof of a match and what the gaffer makes of it, worked out in this browser. */
export function useNotes(match: Match, enabled: boolean) {
  return useQuery({
    queryKey: ['coach', match.id],
    enabled,
    queryFn: async () => {
      const proof = await api('GET /api/matches/:id/proof', { params: { id: match.id } });
      const answer = await theGaffer().ask('notes', { proof, names: namesIn(match) });
      // Somebody's notes on a match that does not add up would be worse than none.
      if (!answer.ok)
        throw new Error(t('The proof does not add up: {field}.', { field: answer.field }));
      return { proof: proof as unknown as MatchProof, seats: answer.seats };
    },
  });
}
