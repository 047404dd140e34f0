import { matchClock } from '@goats/rules';
import { ClockRing } from '../../ui/clock.tsx';
import { cx } from '../../ui/cx.ts';
import { FlipTiles } from '../../ui/flip-tiles.tsx';
import { useNow } from '../../ui/use-now.ts';
import type { Match, MatchPlayer, Sides } from './match-types.ts';
import { playerName } from './player-name.ts';

/** How long each phase lasts, for the arc of the clock. */
const PHASE_SECONDS = { commit: 60, open: 120, pick: 30, finished: 0 } as const;

const CAPTIONS = { commit: 'Choose', open: 'Opening', finished: 'Full time' } as const;

export function Scoreboard({
  match,
  sides,
  score,
  clockOffset,
  connected,
}: {
  match: Match;
  sides: Sides;
  /** Shown instead of the match's own while a replay runs. */
  score: readonly [number, number];
  clockOffset: number;
  connected: boolean;
}) {
  const { near, far, playing } = sides;
  return (
    <div className="match-score grid h-14 grid-cols-[1fr_auto_auto_1fr] items-center gap-3.5 border-b border-line-2 bg-well px-5 max-lg:-mx-5 lg:h-35 lg:grid-cols-[1fr_auto_8.75rem_auto_1fr] lg:gap-4 lg:border-0 lg:bg-transparent lg:px-0">
      <Name player={match.players[near]} you={playing} right />
      <FlipTiles value={String(score[near])} size="var(--score-tile)" />
      <Clock match={match} clockOffset={clockOffset} connected={connected} />
      <FlipTiles value={String(score[far])} size="var(--score-tile)" />
      <Name player={match.players[far]} you={false} />
    </div>
  );
}

function Name({
  player,
  you,
  right = false,
}: {
  player: MatchPlayer;
  you: boolean;
  right?: boolean;
}) {
  const about = player.house
    ? 'House player'
    : player.connected
      ? playerName(player)
      : 'Reconnecting';
  return (
    <p className={cx('min-w-0', right && 'text-right')}>
      <span className="display block truncate text-xl lg:text-[1.75rem]">
        {you ? 'You' : playerName(player)}
      </span>
      <span
        className={cx(
          'mt-0.5 block truncate text-xs lg:mt-1.5 lg:text-[.84375rem]',
          player.connected ? 'text-chalk-2' : 'text-soon',
        )}
      >
        {you && player.connected ? playerName(player) : about}
      </span>
    </p>
  );
}

function Clock({
  match,
  clockOffset,
  connected,
}: {
  match: Match;
  clockOffset: number;
  connected: boolean;
}) {
  const now = useNow() + clockOffset;
  const most = PHASE_SECONDS[match.phase];
  // The view that starts a phase may arrive before our clock has caught up with the server's.
  const left = match.deadline
    ? Math.min(most, Math.max(0, (Date.parse(match.deadline) - now) / 1000))
    : 0;
  const caption =
    match.phase === 'pick'
      ? match.turn === match.you
        ? 'Your pick'
        : `Round ${match.rounds.length + 1}`
      : CAPTIONS[match.phase];
  const over = match.phase === 'finished';
  return (
    <ClockRing
      className="match-clock"
      text={over ? 'FT' : matchClock(Math.ceil(left) * 1000)}
      left={over ? 99 : left}
      of={over ? 99 : most}
      caption={connected ? caption : 'Reconnecting'}
    />
  );
}
