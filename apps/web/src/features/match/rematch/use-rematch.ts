import { useNow } from '../../../ui/use-now.ts';
import { useBattleRequests } from '../../battle/battle-queries.ts';
import { useChallenges } from '../../battle/challenge-queries.ts';
import { useExpectMatch } from '../../battle/own-matches.ts';
import {
  useAcceptChallenge,
  useCancelChallenge,
  useCreateChallenge,
} from '../../battle/use-challenge-calls.ts';
import { useCancelBattle, useCreateBattle, useJoinBattle } from '../../battle/use-request-calls.ts';
import { useWalletCards } from '../../wallet/wallet-queries.ts';
import type { Match } from '../match-types.ts';
import { type Proposal, proposalBy, rematchCards, type Terms } from './rematch-rules.ts';

export interface Rematch {
  /** What the other side has put up, waiting for this player. */
  readonly theirs: Proposal | null;
  /** What this player has put up, waiting for the other side. */
  readonly ours: Proposal | null;
  /** The cards that would go in; undefined while they are on the way, null when there are none. */
  readonly cards: readonly { readonly name: string }[] | null | undefined;
  readonly busy: boolean;
  propose(): void;
  accept(): void;
  cancel(): void;
}

/** One click puts up the same game for the same stake; the other side's screen shows it. */
export function useRematch(match: Match, terms: Terms, you: string): Rematch {
  // Whoever takes it starts the clock.
  useExpectMatch();
  const { data: challenges = [] } = useChallenges(5_000);
  const { data: requests = [] } = useBattleRequests();
  const { data: hand } = useWalletCards(you);
  const now = useNow();
  const createChallenge = useCreateChallenge();
  const createBattle = useCreateBattle();
  const acceptChallenge = useAcceptChallenge();
  const joinBattle = useJoinBattle();
  const cancelChallenge = useCancelChallenge();
  const cancelBattle = useCancelBattle();

  const since = match.result?.finishedAt ?? match.startedAt;
  const find = (player: string) => proposalBy(player, terms, since, { challenges, requests });
  const [theirs, ours] = [find(terms.opponent), find(you)];
  const cards = hand && rematchCards(match, hand.cards, now);

  function propose(): void {
    const [card] = cards ?? [];
    if (!cards || !card) return;
    const { stake, gameMode, tier } = terms;
    // Two who go on and on play for the stakes alone when the day's bonuses are spent.
    const minPool = 2 * stake;
    if (terms.kind === 'challenge') {
      createChallenge.mutate({
        address: you,
        card,
        type: tier,
        stake,
        balance: undefined,
        minPool,
      });
    } else {
      const cardIds = cards.map(({ id }) => id);
      createBattle.mutate({ gameMode, cardIds, hoofStake: stake, minPool });
    }
  }

  function accept(): void {
    const [card] = cards ?? [];
    if (theirs?.kind === 'challenge') {
      if (card) acceptChallenge.mutate({ challenge: theirs.challenge, card });
    } else if (theirs) {
      joinBattle.mutate({ request: theirs.request, cardId: null });
    }
  }

  function cancel(): void {
    if (ours?.kind === 'challenge') cancelChallenge.mutate(ours.challenge);
    else if (ours) cancelBattle.mutate(ours.request);
  }

  const calls = [
    createChallenge,
    createBattle,
    acceptChallenge,
    joinBattle,
    cancelChallenge,
    cancelBattle,
  ];
  return {
    theirs,
    ours,
    cards,
    busy: calls.some((call) => call.isPending),
    propose,
    accept,
    cancel,
  };
}
