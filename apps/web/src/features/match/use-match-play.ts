import { ApiError } from '@goats/contract';
import { commitmentOf, type Move } from '@goats/rules';
import { api } from '@goats/ui/api/client.ts';
import { failureNews, fateOf } from '@goats/ui/api/command-failure.ts';
import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { useEffect, useState } from 'react';
import { signerOf } from '../wallet/sign-in.ts';
import {
  forgetSecret,
  keepSecret,
  readSecret,
  secretToSeal,
  WalletNeeded,
} from './match-secret.ts';
import type { Match, MatchSecret } from './match-types.ts';
import { type Opening, useOpening } from './opening/use-opening.ts';

type Action = Parameters<typeof api<'POST /api/matches/:id/actions'>>[1]['body'];

/** A move carries no key: the match itself tells whether it was played, and takes none twice. */
const LOOKING = t('We are looking, and the pitch will show it.');

export interface MatchPlay {
  readonly busy: boolean;
  /** Nothing goes on before the wallet whose match it is has come back. */
  readonly needsWallet: boolean;
  readonly opening: Opening;
  /** Sealed with what no other device of this player could open. */
  readonly onlyHere: boolean;
  commit(cardIds: readonly number[]): Promise<unknown>;
  move(move: Move): Promise<unknown>;
  /** Whether the match is over now. */
  concede(): Promise<boolean>;
}

/** A player's moves. */
export function useMatchPlay(
  match: Match | undefined,
  wallet: string | null,
  view: { readonly show: (match: Match) => void; readonly look: () => Promise<void> },
): MatchPlay {
  const [busy, setBusy] = useState(false);
  /** The match that waits for its wallet. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const you = match?.you ?? null;
  const account = wallet?.toLowerCase() ?? null;
  // The wallet has moved on, and the view follows: what the old account kept is not used any more.
  const left = match?.kind !== 'practice' && account !== null && account !== you;
  const opening = useOpening(match, { account, left }, view);

  async function send(action: Action): Promise<void> {
    if (!match) return;
    view.show(
      await api('POST /api/matches/:id/actions', { params: { id: match.id }, body: action }),
    );
  }

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof WalletNeeded) setWaiting(match?.id ?? null);
      else {
        toast(failureNews(error, t('That did not count'), { again: LOOKING }));
        // Lost on the way, or refused because the screen is older than the match.
        if (fateOf(error) !== 'away') await view.look().catch(() => undefined);
      }
      return false;
    } finally {
      setBusy(false);
    }
  }

  const finished = match?.phase === 'finished';
  useEffect(() => {
    if (finished && match && you) forgetSecret(match.id, you);
  }, [finished, match, you]);

  return {
    busy,
    needsWallet:
      account === null && (opening.needsWallet || (waiting !== null && waiting === match?.id)),
    opening,
    onlyHere: isOnlyHere(match),
    commit: (cardIds) =>
      attempt(async () => {
        if (!match || !you || left) return;
        const secret = await secretToSeal(match, you, await signerOf(you));
        const { seed, salt } = secret;
        const parts = { mode: match.mode, matchId: match.id, address: you, cardIds, seed, salt };
        const chosen = { ...secret, cardIds };
        keepSecret(match.id, you, chosen);
        await send({ type: 'commit', commitment: commitmentOf(parts) });
        // Only what counts is left, and nobody's pick waits for it.
        if (secret.onlyHere) void leave(match.id, you, chosen);
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

function isOnlyHere(match: Match | undefined): boolean {
  if (!match?.you || !/^(commit|open)$/.test(match.phase)) return false;
  const own = match.players.find((player) => player.address === match.you);
  if (!own?.committed || own.opened) return false;
  const { you: address, id: matchId, mode } = match;
  const secret = readSecret(matchId, address);
  if (!secret?.onlyHere || secret.left || !secret.cardIds) return false;
  // A choice that never counted opens nothing: the one that did was made on another device.
  const { seed, salt, cardIds } = secret;
  return commitmentOf({ mode, matchId, address, cardIds, seed, salt }) === own.commitment;
}

/** For one's other devices, where this one has locked something before; it never stops the seal. */
async function leave(matchId: string, address: string, secret: MatchSecret): Promise<void> {
  const left = await import('./other-devices/other-devices.ts')
    .then(({ leaveWithKeptLock }) => leaveWithKeptLock(matchId, address, secret))
    .catch(() => false);
  if (left) keepSecret(matchId, address, { ...secret, left });
  else tellItIsOnlyHere();
}

function tellItIsOnlyHere(): void {
  toast({
    title: t('Finish On This Device'),
    description: localMemory.lasts()
      ? t('Your wallet never signs the same way twice, so only this browser can open your card.')
      : t(
          'Only this page can open your card, and this browser forgets it with the page: keep it open.',
        ),
    tone: 'yellow',
  });
}
