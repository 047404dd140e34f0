import { isStaked, LAST_ROUND } from '@goats/rules';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { AskTheGaffer } from '../coach/ask-the-gaffer.tsx';
import { SoundOffer } from '../sound/sound-offer.tsx';
import { crowdBySide } from './crowd.ts';
import { CrowdLine } from './crowd-line.tsx';
import { DeciderStrip } from './deciders/decider-strip.tsx';
import { shownDeciders } from './deciders/shown-deciders.ts';
import { stripWords } from './deciders/strip-words.ts';
import { CardHandedOver } from './end/card-handed-over.tsx';
import { MomentLine } from './end/pose.tsx';
import { winningCard } from './end/winning-card.ts';
import { EndActions } from './end-actions.tsx';
import { GuideCaption } from './guide/guide-caption.tsx';
import { lessonAt } from './guide/lessons.ts';
import { StarterStep } from './guide/starter-step.tsx';
import type { Guide } from './guide/use-guide.ts';
import { PosterLine } from './kick-off/poster.tsx';
import type { Stand } from './live/use-match.ts';
import type { Match, Sides } from './match-types.ts';
import { OpenNow } from './opening/open-now.tsx';
import { PayoutPaper } from './payout-paper.tsx';
import { playerName } from './player-name.ts';
import { useLoud } from './reactions/use-loud.ts';
import { RefereeCall } from './referee-call.tsx';
import { RoundsPanel } from './rounds-panel.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { SecretChoice } from './secret-choice.tsx';
import { SideCard } from './side-card.tsx';
import './phone.css';
import './stage/stage.css';
import type { Show } from './stage/use-stage.ts';
import { cardInPlay } from './swapped.ts';
import { attributeRows } from './table/attribute-rows.ts';
import { AttributeTable } from './table/attribute-table.tsx';
import { MoveAction, MoveHint } from './table/move-action.tsx';
import { whatFollows } from './table/move-plan.ts';
import { useMovePlan } from './table/use-move-plan.ts';
import type { MatchPlay } from './use-match-play.ts';
import { usePitchInSight } from './use-pitch-in-sight.ts';

const NobodyFit = lazyPart(() => import('../battle/nobody-fit.tsx'));
const Reactions = lazyPart(() => import('./reactions/reactions.tsx'));

/** Everything that plays: two cards, the score, the ten attributes and the one action. */
export function Pitch({
  match,
  sides,
  show,
  play,
  connected,
  guide,
  stand,
  friend,
}: {
  match: Match;
  sides: Sides;
  show: Show;
  play: MatchPlay;
  connected: boolean;
  /** Somebody who explains it; null for whoever knows. */
  guide: Guide | null;
  stand: Stand;
  /** The way to a friendly, for whoever has only tired cards afterwards. */
  friend?: ReactNode;
}) {
  const centre = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLFieldSetElement>(null);
  const { over, rounds, current, stage, caughtUp } = show;
  const { step } = stage;
  const nearCard = cardInPlay(match, sides.near, show);
  const farCard = over || match.mode === 'duel' ? cardInPlay(match, sides.far, show) : undefined;
  const deciders = useMemo(() => shownDeciders(match, stage), [match, stage]);
  const lastRound = isLastRound(match, rounds.length);
  const rows = useMemo(
    () =>
      attributeRows(nearCard, farCard, rounds, sides.near, {
        deciders,
        crowd: (round) => crowdBySide(match, sides, round),
        lastRound,
      }),
    [nearCard, farCard, rounds, deciders, match, sides, lastRound],
  );
  const running = step === 'draw' || step === 'meet';
  const mayMove = match.phase === 'pick' && sides.playing && match.turn === match.you && caughtUp;
  const mayPick = mayMove && match.step === 'pick';
  const free = rows.filter((row) => row.round === null && !row.out).map((row) => row.attribute);
  const planning = useMovePlan(match, free);
  const toDeciders = () => {
    strip.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const toRows = () => {
    centre.current?.querySelector<HTMLElement>('[data-attribute][tabindex="0"]')?.focus();
  };
  const send = () => {
    if (!mayMove || play.busy) return;
    if (planning.move) void play.move(planning.move);
    else if (planning.crossing) toDeciders();
    else toRows();
  };
  const plan = mayMove ? planning : null;
  const lesson = guide && lessonAt({ match, told: rounds.length, step, over, plan }, guide.read);
  const caption = guide && lesson && <GuideCaption match={match} lesson={lesson} guide={guide} />;
  const choosing =
    match.phase === 'commit' && sides.playing && !match.players[sides.near].committed;
  const playing = isPlaying(match, show);
  usePitchInSight(stage.replay || (!choosing && match.phase !== 'finished'));
  const loud = useLoud(match);
  const momentCard = over ? winningCard(match) : null;
  return (
    <div
      className="match-pitch [--score-tile:2.625rem] lg:[--score-tile:5.25rem]"
      data-step={step ?? undefined}
      data-playing={playing}
    >
      <div className="match-grid wrap">
        <Scoreboard match={match} sides={sides} show={show} connected={connected} />
        <SideCard match={match} seat={sides.near} side="near" own={sides.playing} show={show} />
        <SideCard match={match} seat={sides.far} side="far" own={false} show={show} />
        <div ref={centre} className="match-centre pb-2">
          {match.phase === 'commit' && <PosterLine match={match} />}
          <RefereeCall match={match} sides={sides} show={show} quiet={mayMove} instead={caption} />
          <OpenNow match={match} opening={play.opening} />
          {over && caption && <div className="mt-3">{caption}</div>}
          {momentCard && (
            <div className="moment-place">
              <Suspense>
                <MomentLine match={match} card={momentCard} />
              </Suspense>
            </div>
          )}
          {over && <CardHandedOver match={match} />}
          {match.phase === 'finished' && (over || stage.replay) && (
            <EndActions
              match={match}
              replaying={stage.replay}
              // What covers the pitch has a button of its own.
              covered={show.clash !== undefined || step === 'pose'}
              onReplay={show.toggleReplay}
              first={guide && match.kind === 'practice' && <StarterStep />}
            />
          )}
          {over && isStaked(match) && sides.playing && match.result?.winner !== match.you && (
            <Suspense>
              <NobodyFit
                address={match.you}
                justPlayed
                friend={friend}
                className="mb-4 text-left"
              />
            </Suspense>
          )}
          <CrowdLine match={match} />
          <div className="match-gaffer">
            <AskTheGaffer match={match} offered={mayPick} />
          </div>
          {choosing ? (
            <SecretChoice
              match={match}
              sides={sides}
              busy={play.busy}
              onCommit={(ids) => void play.commit(ids)}
            />
          ) : (
            <AttributeTable
              rows={rows}
              watched={
                sides.playing
                  ? undefined
                  : [playerName(match.players[sides.near]), playerName(match.players[sides.far])]
              }
              chosen={planning.attribute}
              mayPick={mayPick}
              called={running && current ? current.attribute : null}
              drawing={step === 'draw'}
              onChoose={planning.choose}
              onEnter={send}
            />
          )}
          {!choosing && (deciders || mayMove) && (
            <div className="match-hand" data-live={match.phase !== 'finished'}>
              {deciders && (
                <DeciderStrip
                  ref={strip}
                  shown={deciders}
                  rows={rows}
                  words={stripWords(match, deciders, plan, over)}
                  planning={plan && planning}
                  onEnter={send}
                  onEscape={toRows}
                />
              )}
              {mayMove && (
                <MoveAction
                  plan={planning}
                  row={rows.find((row) => row.attribute === planning.attribute)}
                  follows={whatFollows(match, planning)}
                  busy={play.busy}
                  onSend={send}
                />
              )}
            </div>
          )}
          {mayMove && <MoveHint plan={planning} />}
          {sides.playing && !guide && ['commit', 'open'].includes(match.phase) && <SoundOffer />}
        </div>
        {loud && (
          <Suspense>
            <Reactions match={match} sides={sides} stand={stand} />
          </Suspense>
        )}
        {guide && (
          <p className="sr-only" aria-live="polite">
            {lesson && `${lesson.title}. ${lesson.text}`}
          </p>
        )}
        <PayoutPaper match={match} sides={sides} over={over} />
        <RoundsPanel
          match={match}
          sides={sides}
          rounds={rounds}
          running={running ? current : undefined}
          hushed={step === 'decider'}
        />
      </div>
    </div>
  );
}

/** A round is on or to be picked: on a phone the cards make room for the rows. */
function isPlaying({ phase }: Match, { over, stage: { step } }: Show): boolean {
  if (phase !== 'finished') return phase === 'pick';
  return !over && step !== 'turn' && step !== 'pose' && step !== 'cross';
}

/** Nobody may pick anything but a decider: the match is level and one round is left. */
function isLastRound(match: Match, told: number): boolean {
  const before = LAST_ROUND[match.mode] - 1;
  return told === before && (match.phase === 'pick' || match.rounds.length > before);
}
