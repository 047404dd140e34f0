import { Button } from '@goats/ui/button.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { usePractice } from '../../battle/use-practice.ts';
import { type Match, sidesOf } from '../match-types.ts';
import { FriendlyRematch } from './friendly-rematch.tsx';
import { rematchTerms, tooLateForRematch } from './rematch-rules.ts';
import { StakedRematch } from './staked-rematch.tsx';

/** The same again: practice at once, a stake against the same opponent alone. */
export function Rematch({ match }: { match: Match }) {
  const terms = rematchTerms(match);
  const late = useNow((now) => tooLateForRematch(match, now));
  if (match.kind === 'practice' && match.you) return <PractiseAgain match={match} />;
  if (match.kind === 'friendly' && match.you && !late) {
    return <FriendlyRematch match={match} you={match.you} />;
  }
  if (!terms || !match.you || late) return null;
  return <StakedRematch match={match} terms={terms} you={match.you} />;
}

/** Somebody of the same strength: who wants another one changes that where practice is offered. */
function PractiseAgain({ match }: { match: Match }) {
  const practice = usePractice();
  const strength = match.players[sidesOf(match).far].strength ?? undefined;
  return (
    <Button
      busy={practice.isPending}
      busyWord={t('Starting...')}
      onClick={() => practice.mutate({ gameMode: match.mode, strength })}
    >
      {t('Practise again')}
    </Button>
  );
}
