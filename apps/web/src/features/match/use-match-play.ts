import { ApiError } from '@goats/contract';
import { commitmentOf, type Move } from '@goats/rules';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { toast } from '../../ui/toasts.tsx';
import { signText } from '../wallet/sign-in.ts';
import { findCards, forgetSecret, keepSecret, secretFor } from './match-secret.ts';
import type { Match } from './match-types.ts';

type Action = Parameters<typeof api<'POST /api/matches/:id/actions'>>[1]['body'];

export interface MatchPlay {
  readonly busy: boolean;
  commit(cardIds: readonly number[]): Promise<unknown>;
  move(move: Move): Promise<unknown>;
  /** Whether the match is over now. */
  concede(): Promise<boolean>;
}

/** A player's moves. Opening needs no hand: as soon as both have committed, the browser opens. */
export function useMatchPlay(
  match: Match | undefined,
  wallet: string | null,
  show: (match: Match) => void,
): MatchPlay {
  const [busy, setBusy] = useState(false);
  const opening = useRef('');
  const you = match?.you ?? null;
  // A wallet's match is sealed with its signature; a borrowed practice seat has no wallet.
  const sign = wallet !== null && wallet.toLowerCase() === you ? signText : undefined;

  async function send(action: Action): Promise<void> {
    if (!match) return;
    show(await api('POST /api/matches/:id/actions', { params: { id: match.id }, body: action }));
  }

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      toast({ title: 'That did not count', description: reasonOf(error), tone: 'red' });
      return false;
    } finally {
      setBusy(false);
    }
  }

  const own = match?.players.find((player) => player.address === you);
  const mustOpen = match?.phase === 'open' && own?.committed === true && !own.opened;
  useEffect(() => {
    if (!match || !you || !mustOpen || !own?.commitment) return;
    const attemptId = `${match.id}/${own.commitment}`;
    if (opening.current === attemptId) return;
    opening.current = attemptId;
    const { commitment } = own;
    void (async () => {
      try {
        const secret = await secretFor(match, you, sign);
        const cardIds = findCards(match, you, secret, commitment);
        if (!cardIds) throw new Error('This wallet made another commitment.');
        const cards = match.mode === 'squad' ? { cardIds: [...cardIds] } : { cardId: cardIds[0] };
        show(
          await api('POST /api/matches/:id/actions', {
            params: { id: match.id },
            body: { type: 'open', ...cards, seed: secret.seed, salt: secret.salt },
          }),
        );
      } catch (error) {
        // Tried again with the next view: two minutes are long enough for a second signature.
        opening.current = '';
        toast({ title: 'Your card is not open yet', description: reasonOf(error), tone: 'red' });
      }
    })();
  }, [match, you, mustOpen, own, sign, show]);

  const finished = match?.phase === 'finished';
  useEffect(() => {
    if (finished && match && you) forgetSecret(match.id, you);
  }, [finished, match, you]);

  return {
    busy,
    commit: (cardIds) =>
      attempt(async () => {
        if (!match || !you) return;
        const { seed, salt } = await secretFor(match, you, sign);
        const parts = { mode: match.mode, matchId: match.id, address: you, cardIds, seed, salt };
        keepSecret(match.id, you, { seed, salt, cardIds });
        await send({ type: 'commit', commitment: commitmentOf(parts) });
      }),
    move: (move) => attempt(() => send(move)),
    concede: () =>
      attempt(async () => {
        // The last round may have been played meanwhile: there is nothing left to give up.
        if (finished) return;
        await send({ type: 'concede' }).catch((error: unknown) => {
          if (!(error instanceof ApiError && error.code === 'MATCH_FINISHED')) throw error;
        });
      }),
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.sentence ?? 'The server did not take it. Try again.';
  return error instanceof Error && error.message ? error.message : 'Try again.';
}
