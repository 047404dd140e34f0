import { matchClock, shortAddress } from '@goats/rules';
import { Avatar } from '@goats/ui/avatar.tsx';
import { ClockRing } from '@goats/ui/clock.tsx';
import { cx } from '@goats/ui/cx.ts';
import { FlipTiles } from '@goats/ui/flip-tiles.tsx';
import { houseWords } from '@goats/ui/house-tag.tsx';
import { T } from '@goats/ui/t.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { Match, Sides } from './match-types.ts';
import { phaseSeconds } from './phase-seconds.ts';
import { PlainAddresses } from './plain-addresses.tsx';
import { playerName } from './player-name.ts';
import type { Show } from './stage/use-stage.ts';

/** Who sat down first put the match up. */
const ROLES = [t('Challenger'), t('Opponent')] as const;

const CAPTIONS = {
  commit: t('Choose@@time to choose a card'),
  open: t('Opening@@the seals of both cards are being opened'),
  finished: t('Full time'),
} as const;

export function Scoreboard({
  match,
  sides,
  show,
  connected,
}: {
  match: Match;
  sides: Sides;
  show: Show;
  connected: boolean;
}) {
  const { near, far, playing } = sides;
  const { score } = show;
  return (
    <div
      className={cx(
        'match-score grid min-h-14 grid-cols-[1fr_auto_auto_1fr] items-center gap-3.5 border-b border-line-2 bg-well px-(--edge) max-lg:-mx-(--edge) lg:min-h-35 lg:grid-cols-[1fr_auto_8.75rem_auto_1fr] lg:gap-4 lg:border-0 lg:bg-transparent lg:px-0',
        match.series && 'max-lg:pt-2',
      )}
    >
      <Name match={match} seat={near} you={playing} right />
      <FlipTiles value={String(score[near])} size="var(--score-tile)" />
      {match.phase === 'finished' ? (
        <Still show={show} />
      ) : (
        <Running match={match} show={show} connected={connected} />
      )}
      <FlipTiles value={String(score[far])} size="var(--score-tile)" />
      <Name match={match} seat={far} you={false} />
      {match.series && <Series match={match} sides={sides} />}
    </div>
  );
}

/** Friends play on: how their evening stands. */
function Series({ match, sides: { near, far } }: { match: Match; sides: Sides }) {
  const { wins, of } = match.series!;
  return (
    <p className="col-span-full pb-1.5 text-center text-fine text-chalk-2 lg:-mt-2.5 lg:pb-0">
      <T
        m="Friendly, best of {of}: <b>{score}</b>"
        of={of}
        b={<b className="numeral text-body text-chalk" />}
        score={`${wins[near]}:${wins[far]}`}
      />
    </p>
  );
}

function Name({
  match,
  seat,
  you,
  right = false,
}: {
  match: Match;
  seat: 0 | 1;
  you: boolean;
  right?: boolean;
}) {
  const player = match.players[seat];
  const away = !player.connected && match.phase !== 'finished';
  // A thumb that slips must not take a player off the pitch.
  const inPlay = match.you !== null && match.phase !== 'finished';
  const name = you ? (
    t('You@@in place of your own name')
  ) : (
    <PlainAddresses text={playerName(player)} />
  );
  const role = player.house ? houseWords(player.strength) : ROLES[seat];
  const named = !player.house && player.name !== null;
  const about = you
    ? playerName(player)
    : named
      ? `${role} · ${shortAddress(player.address)}`
      : role;
  return (
    // Beside the name where the bar is low, above it where names need the width.
    <p
      className={cx(
        'flex min-w-0 items-center gap-2.5 lg:flex-col lg:gap-1.5',
        right ? 'justify-end text-right lg:items-end' : 'lg:items-start',
      )}
    >
      <Avatar
        address={player.address}
        size={36}
        className={cx('max-sm:hidden', right && 'max-lg:order-last')}
      />
      <span className="min-w-0">
        <span className="display block text-lead leading-[.95] wrap-anywhere lg:text-row">
          {inPlay ? (
            name
          ) : (
            <Link
              to="/player/$address"
              params={{ address: player.address }}
              className="decoration-2 underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          )}
        </span>
        <span
          className={cx(
            'mt-0.5 block text-fine max-lg:truncate lg:mt-1.5',
            away ? 'text-soon' : 'text-chalk-2',
          )}
        >
          {away ? t('Reconnecting') : about}
        </span>
      </span>
    </p>
  );
}

/** A finished match has no time left: the ring says which round is being shown, or that it is over. */
function Still({ show: { over, current, stage } }: { show: Show }) {
  const next = stage.step === 'decider' ? stage.done + 1 : current?.round;
  return (
    <ClockRing
      className="match-clock"
      text={
        over || next === undefined
          ? t('FT@@short for Full time')
          : t('R{round}@@short for Round', { round: next })
      }
      left={99}
      of={99}
      caption={over ? CAPTIONS.finished : stage.replay ? t('Replay@@noun') : t('In play')}
    />
  );
}

function Running({ match, show, connected }: { match: Match; show: Show; connected: boolean }) {
  const now = useNow('countdown', match.deadline);
  const most = phaseSeconds(match);
  // The view that starts a phase may arrive before our clock has caught up with the server's.
  const left = match.deadline
    ? Math.min(most, Math.max(0, (Date.parse(match.deadline) - now) / 1000))
    : 0;
  const caption =
    match.phase === 'pick'
      ? match.turn === match.you && show.caughtUp
        ? match.step === 'strike'
          ? t('Your move')
          : t('Your pick')
        : t('Round {round}', { round: show.current?.round ?? show.rounds.length + 1 })
      : CAPTIONS[match.phase];
  return (
    <ClockRing
      className="match-clock"
      text={matchClock(Math.ceil(left) * 1000)}
      left={left}
      of={most}
      caption={connected ? caption : t('Reconnecting')}
    />
  );
}
