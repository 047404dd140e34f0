import type { Stake } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { useExpectMatch } from '../../battle/own-matches.ts';
import { type Match, sidesOf } from '../match-types.ts';
import { playerName } from '../player-name.ts';
import { useRematchOf } from './rematch-queries.ts';
import { GoneAgain, RematchRow } from './rematch-row.tsx';
import { raisedTerms } from './rematch-rules.ts';
import { StakedRematch } from './staked-rematch.tsx';
import { useFriendlyRematch } from './use-friendly-rematch.ts';

/** One press for another friendly, with the same card; two, and both sides, for a stake. */
export function FriendlyRematch({ match, you }: { match: Match; you: string }) {
  useExpectMatch();
  const { data } = useRematchOf(match.id);
  const { propose, proposing, accept, callOff } = useFriendlyRematch(match);
  const [raising, setRaising] = useState(false);
  const name = playerName(match.players[sidesOf(match).far]);
  const proposal = data?.challenge ?? null;
  const open = proposal?.status === 'open';
  if (proposal && !proposal.friendly && ['open', 'accepted'].includes(proposal.status)) {
    const terms = raisedTerms(match, proposal.hoofStake as Stake);
    return <StakedRematch match={match} terms={terms} you={you} />;
  }
  if (proposal?.status === 'accepted' && proposal.matchId) {
    return <GoneAgain name={name} matchId={proposal.matchId} />;
  }
  if (open && proposal.challengerId === you) {
    return (
      <RematchRow words={t('Waiting for {name} to play another.', { name })}>
        <Button
          variant="outline"
          busy={callOff.isPending}
          busyWord={t('Cancelling...')}
          onClick={() => callOff.mutate(proposal)}
        >
          {t('Cancel rematch')}
        </Button>
      </RematchRow>
    );
  }
  if (open) {
    return (
      <RematchRow words={t('{name} wants another friendly.', { name })}>
        <Button
          busy={accept.isPending}
          busyWord={t('Starting...')}
          onClick={() => accept.mutate(proposal)}
        >
          {t('Play again')}
        </Button>
        <Button
          variant="ghost"
          busy={callOff.isPending}
          busyWord={t('Declining...')}
          onClick={() => callOff.mutate(proposal)}
        >
          {t('No thanks')}
        </Button>
      </RematchRow>
    );
  }
  if (raising) return <StakedRematch match={match} terms={raisedTerms(match)} you={you} />;
  const declined = proposal?.status === 'declined' && proposal.challengerId === you;
  return (
    <RematchRow
      words={
        declined
          ? t('{name} sits this one out.', { name })
          : t('Another friendly, or one for HOOF if you both agree.')
      }
    >
      {!declined && (
        <Button busy={proposing} busyWord={t('Proposing...')} onClick={propose}>
          {t('Rematch')}
        </Button>
      )}
      <Button variant="outline" onClick={() => setRaising(true)}>
        {t('Play for a stake')}
      </Button>
    </RematchRow>
  );
}
