import { Button } from '@goats/ui/button.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { FollowPlayer } from '../friends/follow-player.tsx';
import { ClipButton } from './clip/clip-button.tsx';
import { type Match, sidesOf } from './match-types.ts';
import { playerName } from './player-name.ts';
import { Rematch } from './rematch/rematch.tsx';
import { TieActions } from './tie-actions.tsx';

const SwapButton = lazyPart(() => import('../swaps/swap-button.tsx'));

/** What to do after full time, within reach of the thumb that just played. */
export function EndActions({
  match,
  replaying,
  covered,
  onReplay,
  first,
}: {
  match: Match;
  replaying: boolean;
  /** Nothing here can be pressed now. */
  covered: boolean;
  onReplay: () => void;
  /** What comes before a rematch. */
  first?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-3 py-4">
      {!replaying &&
        (match.kind === 'cup' ? <TieActions match={match} /> : first || <Rematch match={match} />)}
      {match.rounds.length > 0 && !covered && (
        <Button variant="outline" onClick={onReplay}>
          {replaying ? (
            <Pause aria-hidden="true" className="size-4.5" />
          ) : (
            <Play aria-hidden="true" className="size-4.5" />
          )}
          {replaying ? t('Stop replay') : t('Replay@@button')}
        </Button>
      )}
      {!replaying && <ClipButton match={match} />}
      {!replaying && match.you && <Opponent match={match} />}
      <Button asChild variant="ghost">
        <Link to="/battle">{t('Back to the arena')}</Link>
      </Button>
    </div>
  );
}

/** Whom one has just met, to meet again: follow, or swap cards. */
function Opponent({ match }: { match: Match }) {
  const opponent = match.players[sidesOf(match).far];
  const { address, house } = opponent;
  const name = playerName(opponent);
  if (house) return null;
  return (
    <>
      <FollowPlayer address={address} name={name} house={house} />
      <Suspense>
        <SwapButton
          address={address}
          variant="ghost"
          label={t('Swap cards with {name}', { name })}
        />
      </Suspense>
    </>
  );
}
