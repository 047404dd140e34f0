import type { Attribute } from '@goats/rules';
import { attributeLabel } from '@goats/rules';
import { useMemo, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { TicketButton } from '../../ui/ticket-button.tsx';
import { ToastPlace } from '../../ui/toast-place.tsx';
import { EndActions } from './end-actions.tsx';
import type { Match, Sides } from './match-types.ts';
import { PayoutPaper } from './payout-paper.tsx';
import { RefereeCall } from './referee-call.tsx';
import { RoundsPanel } from './rounds-panel.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { SecretChoice } from './secret-choice.tsx';
import { SideCard } from './side-card.tsx';
import './stage/stage.css';
import type { Show } from './stage/use-stage.ts';
import { type AttributeRow, attributeRows } from './table/attribute-rows.ts';
import { AttributeTable } from './table/attribute-table.tsx';
import type { MatchPlay } from './use-match-play.ts';

/** Everything that plays: two cards, the score, the ten attributes and the one action. */
export function Pitch({
  match,
  sides,
  show,
  play,
  connected,
  clockOffset,
}: {
  match: Match;
  sides: Sides;
  show: Show;
  play: MatchPlay;
  connected: boolean;
  clockOffset: number;
}) {
  const [chosen, setChosen] = useState<Attribute | null>(null);
  const { over, rounds, current, stage } = show;
  const { step } = stage;
  const nearCard = cardInPlay(match, sides.near, stage.done);
  const farCard =
    over || match.mode === 'duel' ? cardInPlay(match, sides.far, stage.done) : undefined;
  const rows = useMemo(
    () => attributeRows(nearCard, farCard, rounds, sides.near),
    [nearCard, farCard, rounds, sides.near],
  );
  const running = step === 'draw' || step === 'race';
  const mayPick = match.phase === 'pick' && sides.playing && match.turn === match.you && !running;
  const free = rows.filter((row) => row.round === null);
  const picked = free.find((row) => row.attribute === chosen) ?? free[0];
  const pick = () => {
    if (mayPick && picked && !play.busy)
      void play.pick(picked.attribute).then(() => setChosen(null));
  };
  const choosing =
    match.phase === 'commit' && sides.playing && !match.players[sides.near].committed;
  return (
    <div className="match-pitch [--score-tile:2.625rem] lg:[--score-tile:5.25rem]">
      <div className="match-grid wrap">
        <Scoreboard
          match={match}
          sides={sides}
          show={show}
          clockOffset={clockOffset}
          connected={connected}
        />
        <SideCard match={match} seat={sides.near} side="near" own={sides.playing} show={show} />
        <SideCard match={match} seat={sides.far} side="far" own={false} show={show} />
        <div className="match-centre pb-2">
          {/* Over the referee's words, never over score, clock or rows; where he is silent it gets room. */}
          <ToastPlace
            className={cx(
              'sticky top-2 z-3 lg:static lg:z-auto',
              (!mayPick || step === 'verdict') && 'h-0',
            )}
          />
          <RefereeCall match={match} sides={sides} show={show} quiet={mayPick} />
          {match.phase === 'finished' && (over || stage.replay) && (
            <EndActions match={match} replaying={stage.replay} onReplay={show.toggleReplay} />
          )}
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
              called={running && current ? current.attribute : null}
              drawing={step === 'draw'}
              onChoose={setChosen}
              onPlay={pick}
            />
          )}
          {mayPick && picked && <PickAction row={picked} busy={play.busy} onPick={pick} />}
        </div>
        <PayoutPaper match={match} sides={sides} over={over} />
        <RoundsPanel
          match={match}
          sides={sides}
          rounds={rounds}
          running={running ? current : undefined}
        />
      </div>
    </div>
  );
}

/** One's own card as it plays; the other side's only as announced until the end. */
function cardInPlay(match: Match, seat: 0 | 1, played: number) {
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
    <div
      className={cx(
        'sticky bottom-0 z-2 flex flex-col items-center gap-3 bg-well py-3 max-lg:-mx-(--edge) max-lg:px-(--edge)',
        'pb-[max(.75rem,env(safe-area-inset-bottom))] lg:static lg:gap-2 lg:bg-transparent lg:pt-3.5',
      )}
    >
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
