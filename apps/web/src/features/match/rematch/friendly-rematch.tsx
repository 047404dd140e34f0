import type { Stake } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
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
      <RematchRow words={`Waiting for ${name} to play another.`}>
        <Button
          variant="outline"
          busy={callOff.isPending}
          busyWord="Cancelling..."
          onClick={() => callOff.mutate(proposal)}
        >
          Cancel rematch
        </Button>
      </RematchRow>
    );
  }
  if (open) {
    return (
      <RematchRow words={`${name} wants another friendly.`}>
        <Button
          busy={accept.isPending}
          busyWord="Starting..."
          onClick={() => accept.mutate(proposal)}
        >
          Play again
        </Button>
        <Button
          variant="ghost"
          busy={callOff.isPending}
          busyWord="Declining..."
          onClick={() => callOff.mutate(proposal)}
        >
          No thanks
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
          ? `${name} sits this one out.`
          : 'Another friendly, or one for HOOF if you both agree.'
      }
    >
      {!declined && (
        <Button busy={proposing} busyWord="Proposing..." onClick={propose}>
          Rematch
        </Button>
      )}
      <Button variant="outline" onClick={() => setRaising(true)}>
        Play for a stake
      </Button>
    </RematchRow>
  );
}
