import { formatHoof, REMATCH_EXPIRY_MS } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { stakeShort } from '../../battle/insufficient.ts';
import { wouldStakeLast } from '../../battle/would-stake-last.ts';
import { useWalletFigures } from '../../wallet/wallet-queries.ts';
import { type Match, sidesOf } from '../match-types.ts';
import { playerName } from '../player-name.ts';
import { RematchOffer } from './rematch-offer.tsx';
import { GoneAgain, RematchRow } from './rematch-row.tsx';
import type { Terms } from './rematch-rules.ts';
import { useRematch } from './use-rematch.ts';

const MINUTES = REMATCH_EXPIRY_MS / 60_000;

/** Proposed to the one opponent; taken up, turned down or left alone by them. */
export function StakedRematch({ match, terms, you }: { match: Match; terms: Terms; you: string }) {
  const rematch = useRematch(match, terms, you);
  const { proposal, cards } = rematch;
  const { data: figures } = useWalletFigures(you);
  const opponent = match.players[sidesOf(match).far];
  const name = playerName(opponent);
  const mine = proposal?.player === you;
  if (proposal?.status === 'accepted' && proposal.matchId) {
    return <GoneAgain name={name} matchId={proposal.matchId} />;
  }
  if (mine && proposal.status === 'open') {
    const proposed = t('Rematch proposed, {hoof} HOOF in the vault.', {
      hoof: formatHoof(terms.stake),
    });
    const wait = opponent.house
      ? t('{name} answers in a moment.', { name })
      : t('Only {name} can take it, within {minutes, plural, one {# minute} other {# minutes}}.', {
          name,
          minutes: MINUTES,
        });
    return (
      <RematchRow words={`${proposed} ${wait}`}>
        <Button
          variant="outline"
          busy={rematch.callingOff}
          busyWord={t('Cancelling...')}
          onClick={rematch.callOff}
        >
          {t('Cancel rematch')}
        </Button>
      </RematchRow>
    );
  }
  if (mine && proposal.status === 'declined') {
    return (
      <RematchRow words={t('{name} sits this one out. Your stake is back.', { name })}>
        <ToLobby {...terms}>{t('Find another opponent')}</ToLobby>
      </RematchRow>
    );
  }
  if (terms.kind === 'request' && wouldStakeLast(figures?.keptCards)) {
    return (
      <RematchRow
        words={t('Your last card stays with you: a battle needs two, a challenge only one.')}
      >
        <ToLobby {...terms} kind="challenge">
          {t('Take a challenge')}
        </ToLobby>
      </RematchRow>
    );
  }
  if (cards === null) {
    const words =
      match.mode === 'squad'
        ? t('A rematch needs ten free cards, and yours are resting.')
        : t('No free card of that tier is left for a rematch.');
    return (
      <RematchRow words={words}>
        {terms.kind === 'challenge' ? (
          <ToLobby {...terms}>{t('Choose another card')}</ToLobby>
        ) : (
          <Button asChild>
            <Link to="/battle" search={{ tab: 'collection' }}>
              {t('See my cards')}
            </Link>
          </Button>
        )}
      </RematchRow>
    );
  }
  // Another proposal is another question: whoever was about to confirm looks again.
  const question = `${proposal?.id} ${proposal?.status}`;
  const short = stakeShort(terms.stake, figures?.hoofBalance);
  return <RematchOffer key={question} {...{ match, terms, you, rematch, short }} />;
}

function ToLobby({
  kind,
  tier,
  stake,
  children,
}: Omit<Terms, 'opponent'> & { children: ReactNode }) {
  return (
    <Button asChild>
      {kind === 'challenge' ? (
        <Link to="/card-game" search={{ tab: 'lobby', tier, stake }}>
          {children}
        </Link>
      ) : (
        <Link to="/battle">{children}</Link>
      )}
    </Button>
  );
}
