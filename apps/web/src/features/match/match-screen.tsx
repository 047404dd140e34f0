import type { Attribute } from '@goats/rules';
import { attributeLabel } from '@goats/rules';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TicketButton } from '../../ui/ticket-button.tsx';
import { useWallet } from '../wallet/wallet-store.ts';
import { type AttributeRow, attributeRows } from './attribute-rows.ts';
import { AttributeTable } from './attribute-table.tsx';
import { announcement, callOf } from './commentary.ts';
import './match.css';
import { MatchBar } from './match-bar.tsx';
import { MatchCard } from './match-card.tsx';
import { MatchEnd } from './match-end.tsx';
import { type Match, type MatchRound, sidesOf } from './match-types.ts';
import { PayoutPaper } from './payout-paper.tsx';
import { RoundsPanel } from './rounds-panel.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { SecretChoice } from './secret-choice.tsx';
import { useMatch } from './use-match.ts';
import { useMatchPlay } from './use-match-play.ts';
import { useReplay } from './use-replay.ts';
import { ValueRace } from './value-race.tsx';
import { VerifyPanel } from './verify-panel.tsx';

/** A live or finished match, for its two players and for anybody with the link. */
export function MatchScreen({ id }: { id: string }) {
  const { match, error, connected, clockOffset, show } = useMatch(id);
  const { address } = useWallet();
  const play = useMatchPlay(match, address, show);
  const spoken = useAnnouncements(match);
  if (!match) return error ? <NoMatch /> : <Loading />;
  return (
    <>
      <Playing match={match} connected={connected} clockOffset={clockOffset} play={play} />
      <p className="sr-only" role="log" aria-live="assertive">
        {spoken}
      </p>
    </>
  );
}

function Playing({
  match,
  connected,
  clockOffset,
  play,
}: {
  match: Match;
  connected: boolean;
  clockOffset: number;
  play: ReturnType<typeof useMatchPlay>;
}) {
  const sides = sidesOf(match);
  const replay = useReplay(match);
  const [chosen, setChosen] = useState<Attribute | null>(null);
  const { rounds } = replay;
  const [near, far] = [match.players[sides.near], match.players[sides.far]];
  const over = match.phase === 'finished' && !replay.running;
  const nearCard = cardShown(match, sides.near, rounds.length);
  const farCard =
    over || match.mode === 'duel' ? cardShown(match, sides.far, rounds.length) : undefined;
  const rows = useMemo(
    () => attributeRows(nearCard, farCard, rounds, sides.near),
    [nearCard, farCard, rounds, sides.near],
  );
  const mayPick = match.phase === 'pick' && sides.playing && match.turn === match.you;
  const free = rows.filter((row) => row.round === null);
  const picked = free.find((row) => row.attribute === chosen) ?? free[0];
  const pick = () => {
    if (mayPick && picked && !play.busy)
      void play.pick(picked.attribute).then(() => setChosen(null));
  };
  const call = callOf(match);
  const last = rounds.at(-1);
  const racing = useFreshRound(rounds, match.phase !== 'finished' || replay.running);
  const choosing = match.phase === 'commit' && sides.playing && !near.committed;

  const bar = (
    <MatchBar
      match={match}
      sides={sides}
      connected={connected}
      busy={play.busy}
      onConcede={play.concede}
    />
  );

  return (
    <>
      <div className="max-lg:hidden">{bar}</div>
      <div className="match-pitch [--score-tile:2.625rem] lg:[--score-tile:5.25rem]">
        <div className="match-grid wrap">
          <Scoreboard
            match={match}
            sides={sides}
            score={replay.score}
            clockOffset={clockOffset}
            connected={connected}
          />
          <div className="match-side match-side-near">
            <MatchCard
              card={nearCard ?? near.announcedCard}
              faded={!nearCard || (!sides.playing && !over)}
              {...(!sides.playing && !over ? { caption: MAY_SWAP } : {})}
            />
          </div>
          <div className="match-side match-side-far">
            <MatchCard
              card={farCard ?? far.announcedCard}
              faceDown={match.mode === 'squad' && !over}
              faded={!over && match.mode === 'duel'}
              {...(over ? {} : { caption: match.mode === 'duel' ? MAY_SWAP : 'Line-up hidden' })}
            />
          </div>
          <div className="match-centre pb-2">
            <div
              className={cx(
                'flex min-h-21.5 flex-col justify-center py-2 text-center max-lg:min-h-18',
                mayPick && !racing && 'max-lg:sr-only',
              )}
            >
              {racing ? (
                <ValueRace match={match} round={racing} sides={sides} />
              ) : (
                <>
                  <p className="display text-[1.75rem] lg:text-4xl">{call.title}</p>
                  <p className="mt-1.5 text-small text-chalk-2">{call.text}</p>
                </>
              )}
            </div>
            {!over && match.mode === 'duel' && (
              <p className="pb-1.5 text-center text-xs text-chalk-2 lg:hidden">
                Theirs as announced. They may have swapped.
              </p>
            )}
            {over && last && <ValueRace match={match} round={last} sides={sides} />}
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
                chosen={picked?.attribute ?? null}
                mayPick={mayPick}
                onChoose={setChosen}
                onPlay={pick}
              />
            )}
            {mayPick && picked && <PickAction row={picked} busy={play.busy} onPick={pick} />}
          </div>
          <PayoutPaper match={match} sides={sides} />
          <RoundsPanel match={match} sides={sides} rounds={rounds} />
        </div>
      </div>
      {/* One hand, one screen: on a phone the pitch comes first. */}
      <div className="lg:hidden">{bar}</div>
      {match.phase === 'finished' && (
        <div className="wrap">
          <MatchEnd
            match={match}
            sides={sides}
            replaying={replay.running}
            onReplay={replay.toggle}
          />
          <VerifyPanel matchId={match.id} />
        </div>
      )}
    </>
  );
}

const MAY_SWAP = 'Announced, may have swapped';

/** One's own card as it plays; the other side's only as announced until the end. */
function cardShown(match: Match, seat: 0 | 1, played: number) {
  const player = match.players[seat];
  if (match.mode === 'squad') return player.lineup?.[Math.min(played, 4)];
  return player.card ?? player.announcedCard;
}

function PickAction({
  row,
  busy,
  onPick,
}: {
  row: AttributeRow;
  busy: boolean;
  onPick: () => void;
}) {
  return (
    <div className="sticky bottom-0 z-2 flex flex-col items-center gap-3 bg-well py-3 max-lg:-mx-5 max-lg:px-5 lg:static lg:bg-transparent lg:pt-4.5">
      <TicketButton
        action={`Play ${attributeLabel(row.attribute)}`}
        cost={`${row.near ?? '?'} v ${row.far ?? '?'}`}
        stub="8.25rem"
        busy={busy}
        busyWord="Playing..."
        onClick={onPick}
        className="w-full lg:w-auto lg:min-w-110"
      />
      <p className="text-small text-chalk-2 max-lg:hidden">
        Keys 1 to 0 choose, Enter plays. At 0:00 your best free attribute goes in for you.
      </p>
    </div>
  );
}

/** How long the two values race before the referee speaks again. */
const RACE_MS = 2_600;

/** The round that was played a moment ago, while a player is here to see it. */
function useFreshRound(rounds: readonly MatchRound[], live: boolean): MatchRound | undefined {
  const seen = useRef(rounds.length);
  const [fresh, setFresh] = useState<number | null>(null);
  useEffect(() => {
    const grew = rounds.length > seen.current;
    seen.current = rounds.length;
    if (!grew) return;
    setFresh(rounds.length - 1);
    const timer = setTimeout(() => setFresh(null), RACE_MS);
    return () => clearTimeout(timer);
  }, [rounds.length]);
  return live && fresh !== null ? rounds[fresh] : undefined;
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

function Loading() {
  return (
    <div className="wrap grid gap-6 py-10 lg:grid-cols-[18rem_1fr_18rem]" aria-busy="true">
      <h1 className="sr-only">Match</h1>
      <Skeleton className="aspect-5/7 max-lg:hidden" />
      <Skeleton className="h-140" />
      <Skeleton className="aspect-5/7 max-lg:hidden" />
    </div>
  );
}

function NoMatch() {
  return (
    <div className="wrap py-16">
      <ErrorState
        title="No such match"
        text="It was never played, or the link lost a digit on the way."
      >
        <Button asChild>
          <Link to="/battle">Back to the arena</Link>
        </Button>
      </ErrorState>
    </div>
  );
}
