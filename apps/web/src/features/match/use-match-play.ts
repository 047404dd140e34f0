import { ApiError } from '@goats/contract';
import { commitmentOf, type Move } from '@goats/rules';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { localMemory } from '../../browser/safe-storage.ts';
import { toast } from '../../ui/toasts.tsx';
import { signerOf } from '../wallet/sign-in.ts';
import {
  forgetSecret,
  keepSecret,
  SealedElsewhere,
  secretToOpen,
  secretToSeal,
  WalletNeeded,
} from './match-secret.ts';
import type { Match } from './match-types.ts';

type Action = Parameters<typeof api<'POST /api/matches/:id/actions'>>[1]['body'];

export interface MatchPlay {
  readonly busy: boolean;
  /** Nothing goes on before the wallet whose match it is has come back. */
  readonly needsWallet: boolean;
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
  /** The match that waits for its wallet. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const opening = useRef('');
  const you = match?.you ?? null;
  const account = wallet?.toLowerCase() ?? null;
  // The wallet has moved on, and the view follows: what the old account kept is not used any more.
  const left = match?.kind !== 'practice' && account !== null && account !== you;

  async function send(action: Action): Promise<void> {
    if (!match) return;
    show(await api('POST /api/matches/:id/actions', { params: { id: match.id }, body: action }));
  }

  function refused(error: unknown, title: string): void {
    if (error instanceof WalletNeeded) setWaiting(match?.id ?? null);
    else toast({ title, description: reasonOf(error), tone: 'red' });
  }

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      refused(error, 'That did not count');
      return false;
    } finally {
      setBusy(false);
    }
  }

  const own = match?.players.find((player) => player.address === you);
  const mustOpen = match?.phase === 'open' && own?.committed === true && !own.opened;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view or another wallet tries again
  useEffect(() => {
    if (!match || !you || !mustOpen || !own?.commitment || left) return;
    const attemptId = `${match.id}/${own.commitment}`;
    if (opening.current === attemptId) return;
    opening.current = attemptId;
    const { commitment } = own;
    void (async () => {
      try {
        const secret = await secretToOpen(match, you, commitment, await signerOf(you));
        const { seed, salt, cardIds } = secret;
        const cards = match.mode === 'squad' ? { cardIds: [...cardIds] } : { cardId: cardIds[0] };
        await send({ type: 'open', ...cards, seed, salt });
      } catch (error) {
        // Tried again with the next view: two minutes are long enough for a second signature.
        if (!(error instanceof SealedElsewhere)) opening.current = '';
        refused(error, 'Your card is not open yet');
      }
    })();
  }, [match, you, mustOpen, account, waiting, left, show]);

  const finished = match?.phase === 'finished';
  useEffect(() => {
    if (finished && match && you) forgetSecret(match.id, you);
  }, [finished, match, you]);

  return {
    busy,
    needsWallet: waiting !== null && waiting === match?.id && account === null,
    commit: (cardIds) =>
      attempt(async () => {
        if (!match || !you || left) return;
        const secret = await secretToSeal(match, you, await signerOf(you));
        const { seed, salt } = secret;
        const parts = { mode: match.mode, matchId: match.id, address: you, cardIds, seed, salt };
        keepSecret(match.id, you, { ...secret, cardIds });
        if (secret.onlyHere) tellItIsOnlyHere();
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

function tellItIsOnlyHere(): void {
  toast({
    title: 'Finish On This Device',
    description: localMemory.lasts()
      ? 'Your wallet never signs the same way twice, so only this browser can open your card.'
      : 'Only this page can open your card, and this browser forgets it with the page: keep it open.',
    tone: 'yellow',
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.sentence ?? 'The server did not take it. Try again.';
  return error instanceof Error && error.message ? error.message : 'Try again.';
}
