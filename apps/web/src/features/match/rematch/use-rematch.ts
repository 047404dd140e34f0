import { useNow } from '@goats/ui/use-now.ts';
import { useExpectMatch } from '../../battle/own-matches.ts';
import { useAcceptChallenge } from '../../battle/use-challenge-calls.ts';
import { useJoinBattle } from '../../battle/use-request-calls.ts';
import { restsOf } from '../../own-cards/card-standing.ts';
import { type OwnedCard, useWalletCards } from '../../wallet/wallet-queries.ts';
import type { Match } from '../match-types.ts';
import { useRematchOf } from './rematch-queries.ts';
import { type Proposal, proposalIn, rematchCards, type Terms } from './rematch-rules.ts';
import { useCallOff, usePropose } from './use-rematch-calls.ts';

export interface Rematch {
  /** What one of the two has put up last. */
  readonly proposal: Proposal | null;
  /** The cards that would go in; undefined while they are on the way, null when there are none. */
  readonly cards: readonly OwnedCard[] | null | undefined;
  readonly staking: boolean;
  readonly callingOff: boolean;
  /** Proposes it, or takes up what the other side has proposed. */
  stake(): void;
  callOff(): void;
}

/** The same game for the same stake, between the same two. */
export function useRematch(match: Match, terms: Terms, you: string): Rematch {
  // Whoever takes it starts the clock.
  useExpectMatch();
  const { data: found } = useRematchOf(match.id);
  const { data: hand } = useWalletCards(you);
  const now = useNow('minute', ...restsOf(hand?.cards));
  const propose = usePropose(terms.kind);
  const callOff = useCallOff(terms.kind);
  const acceptChallenge = useAcceptChallenge();
  const joinBattle = useJoinBattle();
  // Another friendly is another question, and has its own answer.
  const proposal = found && !found.challenge?.friendly ? proposalIn(found) : null;
  const cards = hand && rematchCards(match, hand.cards, now);

  function stake(): void {
    const [card, ...others] = cards ?? [];
    if (!card) return;
    const open = proposal?.status === 'open';
    const cardIds = [card.id, ...others.map(({ id }) => id)] as const;
    if (open && found?.challenge) acceptChallenge.mutate({ challenge: found.challenge, card });
    else if (open && found?.request) joinBattle.mutate({ request: found.request, cardIds });
    else propose.mutate({ matchId: match.id, terms, cardIds });
  }

  return {
    proposal,
    cards,
    staking: [propose, acceptChallenge, joinBattle].some(({ isPending }) => isPending),
    callingOff: callOff.isPending,
    stake,
    callOff: () => proposal && callOff.mutate(proposal),
  };
}
