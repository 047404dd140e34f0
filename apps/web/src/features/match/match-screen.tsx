import { ApiError } from '@goats/contract';
import { isStaked } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Part } from '@goats/ui/part.tsx';
import Toasts from '@goats/ui/toast-region.tsx';
import { t } from '@goats/words';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../../site/page-title.ts';
import { refreshBattles } from '../battle/battle-queries.ts';
import { rememberPlayed } from '../battle/never-played.ts';
import { CoachNotes } from '../coach/coach-notes.tsx';
import { holdBalance } from '../wallet/balance-hold.ts';
import { refreshWallet } from '../wallet/wallet-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { announcement, matchTitle } from './commentary.ts';
import { Pose, usePoseAhead } from './end/pose.tsx';
import { useFirstStaked } from './guide/first-staked.ts';
import { type Guide, useGuide } from './guide/use-guide.ts';
import { Poster } from './kick-off/poster.tsx';
import { CallWallet } from './live/call-wallet.tsx';
import { ConnectionBanner } from './live/connection-banner.tsx';
import { TakeSeat } from './live/take-seat.tsx';
import { type Stand, useMatch } from './live/use-match.ts';
import './match.css';
import { MatchBar } from './match-bar.tsx';
import { MatchEnd } from './match-end.tsx';
import { MatchFrame } from './match-frame.tsx';
import { type Match, sidesOf } from './match-types.ts';
import { Pitch } from './pitch.tsx';
import { playerName } from './player-name.ts';
import { Clash, useGoatsAhead } from './stage/clash.tsx';
import { usePressGoesOn } from './stage/use-press-goes-on.ts';
import { useStage } from './stage/use-stage.ts';
import { useMatchPlay } from './use-match-play.ts';
import { useMatchSounds } from './use-match-sounds.ts';
import { useNamed } from './use-named.ts';
import { VerifyPanel } from './verify-panel.tsx';

const KeepForOthers = lazyPart(() => import('./other-devices/keep-for-others.tsx'));

/** A live or finished match, for its two players and for anybody with the link. */
export function MatchScreen({
  id,
  guided,
  friend,
  onGuideLeft,
}: {
  id: string;
  /** The way to a friendly, for whoever has only tired cards afterwards. */
  friend: ReactNode;
  /** It is somebody's first, and the one across the table explains it. */
  guided: boolean;
  onGuideLeft: () => void;
}) {
  const { address, signedInAs } = useWallet();
  const { match: told, error, connected, show, look, retry, stand } = useMatch(id, signedInAs);
  const live = useNamed(told);
  const play = useMatchPlay(live, address, { show, look });
  const first = useFirstStaked(live);
  const { guide, shown: match } = useGuide(
    live,
    first.wanted || (guided && live?.kind === 'practice'),
    first.wanted ? first.dismiss : onGuideLeft,
  );
  const spoken = useAnnouncements(match);
  // Put up in slices: what a store tells is drawn in one go otherwise, and a whole pitch is much.
  const ready = useDeferredValue(match !== undefined);
  if (!match) return error ? <NoMatch error={error} onRetry={retry} /> : <MatchFrame id={id} />;
  if (!ready) return <MatchFrame id={id} />;
  return (
    <>
      <TakeSeat match={match} onSeated={retry} />
      {play.needsWallet && match.you && <CallWallet player={match.you} />}
      {play.onlyHere && match.you && (
        <Suspense>
          <KeepForOthers matchId={match.id} address={match.you} />
        </Suspense>
      )}
      <Playing {...{ match, connected, play, guide, stand, friend }} />
      <p className="sr-only" role="log" aria-live="assertive">
        {spoken}
      </p>
    </>
  );
}

function Playing({
  match,
  connected,
  play,
  guide,
  stand,
  friend,
}: {
  match: Match;
  connected: boolean;
  play: ReturnType<typeof useMatchPlay>;
  guide: Guide | null;
  stand: Stand;
  friend: ReactNode;
}) {
  const sides = sidesOf(match);
  const show = useStage(match);
  useMatchSounds(match, show);
  useSettled(match, show.over);
  usePressGoesOn(show.stage.step, show.skip);
  useGoatsAhead(match);
  usePoseAhead(match);
  usePageTitle(matchTitle(match, show.over));
  const onStop = show.stage.replay ? show.toggleReplay : undefined;
  const bar = (
    <MatchBar
      match={match}
      sides={sides}
      connected={connected}
      busy={play.busy}
      over={show.over || show.stage.replay}
      onConcede={async () => {
        const over = await play.concede();
        if (over) guide?.catchUp();
        return over;
      }}
    />
  );
  return (
    <>
      {show.stage.step === 'poster' && <Poster match={match} onSkip={show.skip} />}
      {show.clash && (
        <Clash
          key={show.clash.round}
          match={match}
          round={show.clash}
          decided={show.stage.step === 'verdict'}
          deciding={show.deciding}
          onSkip={show.skip}
          onStop={onStop}
        />
      )}
      {show.stage.step === 'pose' && <Pose match={match} onSkip={show.skip} onStop={onStop} />}
      <div className="max-lg:hidden">{bar}</div>
      {/* Above the pitch and never on it: what is played must be seen. */}
      <div className="sticky top-0 z-4 px-4 lg:static lg:z-auto">
        <Part name="toasts" unsaid>
          <Toasts kind="docked" />
        </Part>
      </div>
      <ConnectionBanner connected={connected} />
      <Pitch
        match={match}
        sides={sides}
        show={show}
        play={play}
        connected={connected}
        guide={guide}
        stand={stand}
        friend={friend}
      />
      {/* One hand, one screen: on a phone the pitch comes first. */}
      <div className="lg:hidden">{bar}</div>
      {match.phase === 'finished' && (show.over || show.stage.replay) && (
        <div className="wrap">
          <MatchEnd match={match} sides={sides} />
          <CoachNotes
            match={match}
            sides={sides}
            names={[playerName(match.players[0]), playerName(match.players[1])]}
          />
          <VerifyPanel match={match} />
        </div>
      )}
    </>
  );
}

/**
 * Full time moves HOOF and cards: the balance above and the lists elsewhere must not lag behind, nor
 * be ahead of what the pitch has shown.
 */
function useSettled(match: Match, over: boolean): void {
  const queryClient = useQueryClient();
  const { you, kind, phase } = match;
  const undecided = you !== null && isStaked(match) && !over && /^(pick|finished)$/.test(phase);
  useEffect(() => (undecided ? holdBalance() : undefined), [undecided]);
  useEffect(() => {
    if (over && you) rememberPlayed();
    if (!over || !you || kind === 'practice') return;
    void refreshWallet(queryClient, you);
    void refreshBattles(queryClient);
  }, [over, you, kind, queryClient]);
}

/** Speaks what changed between two views, once. */
function useAnnouncements(match: Match | undefined): string {
  const before = useRef<Match>(undefined);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (!match) return;
    const words = announcement(before.current, match);
    before.current = match;
    if (words) setSpoken(words);
  }, [match]);
  return spoken;
}

function NoMatch({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const unknown = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <div className="wrap py-16">
      <ErrorState
        title={unknown ? t('No such match') : t('The match did not come')}
        text={
          unknown
            ? t(
                'It was never played, the link lost a digit on the way, or it was practice: we sweep that up a day after the whistle.',
              )
            : `${failureWords(error)} ${t('Whatever was played is kept. The clock of a live match runs on.')}`
        }
        onRetry={unknown ? undefined : onRetry}
      >
        <Button asChild variant={unknown ? 'primary' : 'outline'}>
          <Link to="/battle">{t('Back to the arena')}</Link>
        </Button>
      </ErrorState>
    </div>
  );
}
