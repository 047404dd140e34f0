import { CardName } from '@goats/ui/card-name.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Suspense, useEffect } from 'react';
import { callOf } from '../commentary.ts';
import type { Match } from '../match-types.ts';
import { PlainAddresses } from '../plain-addresses.tsx';
import { StopReplay } from '../stage/stop-replay.tsx';
import { useAnyKey } from '../stage/use-any-key.ts';
import './pose.css';
import { winningCard } from './winning-card.ts';

/** The goats' stories come along with it: only whoever sees an end loads them. */
export const MomentLine = lazyPart(() => import('./moment-line.tsx'));

const WIDTH = 640;

/** The card that won, as large as the screen is wide, and what the stand will tell of it. */
export function Pose({
  match,
  onSkip,
  onStop,
}: {
  match: Match;
  onSkip: () => void;
  /** Ends a replay; undefined while the match is played. */
  onStop: (() => void) | undefined;
}) {
  useAnyKey(onSkip);
  const card = winningCard(match);
  if (!card) return null;
  const { title } = callOf(match);
  const lost = match.you !== null && match.result?.winner !== match.you;
  return (
    <>
      <div className="pose" onClick={onSkip} aria-hidden="true" data-lost={lost}>
        <i className="pose-rays" />
        <div className="pose-stand">
          <img
            className="pose-card"
            src={`${card.imageUrl}?w=${WIDTH}`}
            alt=""
            width={WIDTH}
            height={(WIDTH * 7) / 5}
          />
          <div className="pose-words">
            <p className="display pose-title">
              <PlainAddresses text={title} />
            </p>
            <p className="pose-name">
              <CardName name={card.name} />
            </p>
            <Suspense>
              <MomentLine match={match} card={card} />
            </Suspense>
          </div>
        </div>
      </div>
      {onStop && <StopReplay onStop={onStop} />}
    </>
  );
}

/** It is there when it steps forward. Only of a match that is over: nobody loads a card early. */
export function usePoseAhead(match: Match): void {
  const url = winningCard(match)?.imageUrl;
  useEffect(() => {
    if (url === undefined) return;
    new Image().src = `${url}?w=${WIDTH}`;
    void import('./moment-line.tsx').catch(() => undefined);
  }, [url]);
}
