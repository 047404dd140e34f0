import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { useStake } from '../wallet/use-stake.ts';
import { bonusNoteWords } from './arena/bonus-note.ts';
import { type BattleRequest, type GameMode, refreshBattles } from './battle-queries.ts';
import { useGoToMatch } from './own-matches.ts';

/** POST /api/battles/requests/:id/join with the cards that were confirmed. */
export function useJoinBattle() {
  const go = useGoToMatch();
  return useStake({
    call: 'POST /api/battles/requests/:id/join',
    request: (
      { request, cardIds }: { request: BattleRequest; cardIds: readonly number[] },
      player: string,
    ) => ({
      params: { id: String(request.id) },
      // Nobody stakes for another pool than the one that was on the screen.
      body: {
        playerId: player,
        expectedPool: request.prizePool,
        ...namedCards(request.gameMode, cardIds),
      },
    }),
    purpose: t('Sign in to join this battle.'),
    refresh: refreshBattles,
    done: ({ redirectTo }) => {
      toast({
        title: t('Battle Joined!'),
        description: t('You are in. Both stakes are in the vault, both cards on the line.'),
      });
      go(redirectTo);
    },
    failed: { title: t('Failed to join battle') },
  });
}

/** As a body names them: `namedCards('duel', [17]) // { cardId: 17 }` */
export function namedCards(gameMode: GameMode, cardIds: readonly number[]) {
  return gameMode === 'duel' ? { cardId: cardIds[0] } : { cardIds: [...cardIds] };
}

export interface BattleDraft {
  gameMode: GameMode;
  /** One for a duel, ten for a squad, the captain first. */
  cardIds: readonly number[];
  hoofStake: number;
}

/** POST /api/battles/requests. Answers the request, or null when nothing was opened. */
export function useCreateBattle() {
  return useStake({
    call: 'POST /api/battles/requests',
    request: ({ gameMode, cardIds, hoofStake }: BattleDraft, player: string) => ({
      body: {
        playerId: player,
        gameMode,
        hoofStake,
        ...namedCards(gameMode, cardIds),
      },
    }),
    purpose: t('Sign in to create this battle.'),
    refresh: refreshBattles,
    done: (request) =>
      toast({
        title: t('Battle Created!'),
        description:
          bonusNoteWords(request) ?? t('Open for 30 minutes. Waiting for an opponent...'),
      }),
    failed: { title: t('Failed to Create Battle') },
  });
}

/** DELETE /api/battles/requests/:id: stake and card come back. */
export function useCancelBattle() {
  return useStake({
    call: 'DELETE /api/battles/requests/:id',
    request: ({ id }: BattleRequest) => ({ params: { id: String(id) } }),
    purpose: t('Sign in to cancel your battle.'),
    refresh: refreshBattles,
    done: ({ hoofStake }) =>
      toast({
        title: t('Battle Cancelled'),
        description: t('Your {hoof} HOOF are back in your wallet.', { hoof: hoofStake }),
      }),
    failed: { title: t('Failed to Cancel Battle') },
  });
}
