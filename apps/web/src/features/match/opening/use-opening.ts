import { ApiError } from '@goats/contract';
import { api } from '@goats/ui/api/client.ts';
import { failureOf } from '@goats/ui/api/command-failure.ts';
import { serverNow } from '@goats/ui/server-clock.ts';
import { t } from '@goats/words';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NotSigned } from '../../wallet/not-signed.ts';
import { signerOf } from '../../wallet/sign-in.ts';
import { Locked, SealedElsewhere, secretToOpen, WalletNeeded } from '../match-secret.ts';
import type { Match } from '../match-types.ts';
import { keepOpening, type Progress, type Setback } from './keep-opening.ts';

export interface Opening {
  /** The wallet whose match it is has to come back first. */
  readonly needsWallet: boolean;
  /** What stands in the way, to be shown; null while nothing does. */
  readonly setback: Setback | null;
  readonly busy: boolean;
  /** It is tried again without a hand. */
  readonly goesOn: boolean;
  openNow(): void;
}

/** A dead line keeps a question for minutes: after this long the next try is worth more. */
const ANSWER_MS = 10_000;

/** Refused because it is open already, over, or somebody else's: how it stands is the answer. */
const LOOK_AGAIN = [
  'ALREADY_OPENED',
  'OPEN_WRONG_PHASE',
  'NOTHING_COMMITTED',
  'MATCH_FINISHED',
  'DEADLINE_PASSED',
  'UNAUTHENTICATED',
  'NOT_A_PLAYER',
];

const AT_REST: Progress & { readonly needsWallet: boolean } = {
  ...{ setback: null, busy: false, goesOn: false, needsWallet: false },
};

/**
 * Opening needs no hand: as soon as both have committed, the browser opens, and goes on trying until
 * it has worked. `account` is the connected wallet, `left` that it is not the player's any more.
 */
export function useOpening(
  match: Match | undefined,
  { account, left }: { readonly account: string | null; readonly left: boolean },
  { show, look }: { show: (match: Match) => void; look: () => Promise<void> },
): Opening {
  const [progress, setProgress] = useState(AT_REST);
  const keeper = useRef<ReturnType<typeof keepOpening>>(undefined);
  const you = match?.you ?? null;
  const own = match?.players.find((player) => player.address === you);
  const commitment =
    match?.phase === 'open' && own?.committed === true && !own.opened ? own.commitment : null;
  const job = commitment && !left ? `${match?.id}/${commitment}` : null;
  const deadline = match?.deadline ?? null;

  const open = useEffectEvent(async () => {
    if (!match || !you || !commitment) return;
    const secret = await secretToOpen(match, you, commitment, await signerOf(you));
    const { seed, salt, cardIds } = secret;
    const cards = match.mode === 'squad' ? { cardIds: [...cardIds] } : { cardId: cardIds[0] };
    const body = { type: 'open', ...cards, seed, salt } as const;
    const abort = new AbortController();
    const patience = setTimeout(() => abort.abort(), ANSWER_MS);
    try {
      const signal = { signal: abort.signal };
      show(await api('POST /api/matches/:id/actions', { params: { id: match.id }, body }, signal));
    } catch (error) {
      if (!(error instanceof ApiError && LOOK_AGAIN.includes(error.code ?? ''))) throw error;
      await look();
    } finally {
      clearTimeout(patience);
    }
  });

  useEffect(() => {
    if (job === null) return;
    const kept = keepOpening({
      open,
      setbackOf,
      msLeft: () => (deadline === null ? 0 : Date.parse(deadline) - serverNow()),
      tell: (now) =>
        setProgress({ ...now, needsWallet: now.setback === WAITS_FOR_WALLET && !now.busy }),
    });
    keeper.current = kept;
    window.addEventListener('online', kept.hurry);
    return () => {
      window.removeEventListener('online', kept.hurry);
      kept.stop();
      keeper.current = undefined;
      setProgress(AT_REST);
    };
  }, [job, deadline]);

  const { needsWallet } = progress;
  useEffect(() => {
    if (needsWallet && account !== null) keeper.current?.now();
  }, [needsWallet, account]);

  return {
    ...progress,
    setback: progress.setback === WAITS_FOR_WALLET ? null : progress.setback,
    openNow: () => keeper.current?.now(),
  };
}

const WAITS_FOR_WALLET: Setback = { words: '', by: 'nobody-can' };

function setbackOf(error: unknown): Setback {
  if (error instanceof WalletNeeded) return WAITS_FOR_WALLET;
  if (error instanceof Locked) {
    return { words: error.message, by: 'nobody-can', locked: error.locked };
  }
  if (error instanceof SealedElsewhere) return { words: error.message, by: 'nobody-can' };
  if (error instanceof NotSigned) return { words: error.message, by: 'wallet' };
  return { words: failureOf(error, t('Trying again does no harm.')), by: 'line' };
}
