import { attributeLabel, halves, LAST_ROUND } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { crowdBonus } from './crowd.ts';
import { VERSUS } from './kick-off/kick-off.ts';
import type { Match, MatchRound, Sides } from './match-types.ts';
import { playerName } from './player-name.ts';

export function RoundsPanel({
  match,
  sides,
  rounds,
  running,
  hushed = false,
}: {
  match: Match;
  sides: Sides;
  rounds: readonly MatchRound[];
  /** The lights are down: what is played next may be picked, and is not told yet. */
  hushed?: boolean;
  /** The round on the pitch whose outcome is not told yet. */
  running: MatchRound | undefined;
}) {
  const total = LAST_ROUND[match.mode];
  // Played, but not told yet: its own picker is named, not whoever picks the one after.
  const untold = running ?? match.rounds[rounds.length];
  return (
    <section
      aria-label={t('Rounds')}
      className="match-rounds my-4 rounded-row border border-line-2 bg-well/95 px-5 pt-4 pb-2 lg:mb-0"
    >
      <h2 className="kicker pb-3 text-chalk-2">{t('Rounds')}</h2>
      <ol>
        {Array.from({ length: total }, (_, index) => (
          <RoundRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are their numbers
            key={index}
            number={index + 1}
            round={rounds[index]}
            match={match}
            sides={sides}
            current={(match.phase === 'pick' || untold !== undefined) && rounds.length === index}
            running={untold}
            hushed={hushed}
          />
        ))}
      </ol>
    </section>
  );
}

function RoundRow({
  number,
  round,
  match,
  sides,
  current,
  running,
  hushed,
}: {
  number: number;
  round: MatchRound | undefined;
  match: Match;
  sides: Sides;
  current: boolean;
  running: MatchRound | undefined;
  hushed: boolean;
}) {
  const { near, far } = sides;
  const nearWon = round?.winner === match.players[near].address;
  return (
    <li
      className={cx(
        'grid min-h-13 grid-cols-[1.5rem_1fr_auto] items-center gap-x-3 border-t border-line py-1.5 text-small leading-tight',
        current && '-mx-5 bg-gold/10 px-5 shadow-[inset_3px_0_var(--color-gold)]',
      )}
    >
      <span className={cx('numeral text-label', current ? 'text-gold' : 'text-chalk-3')}>
        {t('R{round}@@short for Round', { round: number })}
      </span>
      <span>
        {round
          ? attributeLabel(round.attribute)
          : current
            ? hushed
              ? t('Deciding round')
              : running
                ? runningWords(running)
                : nowPicking(match)
            : toCome(match, number)}
        {round && (
          <span className="block text-fine text-chalk-3">
            {round.struck ? (
              <T
                m="{picked}, <s>{struck}</s> crossed out@@picked: who picked the attribute"
                picked={pickedBy(match, round)}
                s={<s className="decoration-red-card decoration-2" />}
                struck={attributeLabel(round.struck)}
              />
            ) : (
              pickedBy(match, round)
            )}
          </span>
        )}
      </span>
      <span className="numeral text-row">
        {round ? (
          <>
            <Value match={match} round={round} seat={near} won={nearWon} />
            <span className="px-1 text-lead text-chalk-3">{VERSUS}</span>
            <Value match={match} round={round} seat={far} won={!nearWon} />
          </>
        ) : (
          <span className="text-chalk-3">– –</span>
        )}
      </span>
    </li>
  );
}

function Value({
  match,
  round,
  seat,
  won,
}: {
  match: Match;
  round: MatchRound;
  seat: 0 | 1;
  won: boolean;
}) {
  const bonus = crowdBonus(match, seat, round.round);
  return (
    <span className={cx(!won && 'text-chalk-3')}>
      {round.values[seat]}
      {bonus > 0 && <span className="crowd-bonus">+{halves(bonus)}</span>}
    </span>
  );
}

/** What is known about a round that nobody has played: who will call it, or that it may not come. */
function toCome(match: Match, number: number): string {
  if (number === 1) return t('Random draw');
  if (match.phase === 'finished' && number > match.rounds.length) return t('Not played');
  if (match.mode === 'squad') return t('Last loser picks');
  return number === 2 ? t('Loser of round 1 picks') : t('If needed, winner of round 1 decides');
}

/** The draw does not say beforehand what it will stop at. */
function runningWords(round: MatchRound): string {
  return round.pickedBy === null ? t('Random draw') : attributeLabel(round.attribute);
}

function nowPicking(match: Match): string {
  const crossing = match.step === 'strike';
  if (match.turn === match.you) return crossing ? t('You are crossing out') : t('You are picking');
  const player = match.players.find((each) => each.address === match.turn);
  if (!player) return t('In play');
  const name = playerName(player);
  return crossing ? t('{name} is crossing out', { name }) : t('{name} is picking', { name });
}

function pickedBy(match: Match, round: MatchRound): string {
  const player = match.players.find((each) => each.address === round.pickedBy);
  if (!player) return t('Random draw');
  if (player.address === match.you) {
    return round.byClock ? t('Your pick, by the clock') : t('Your pick');
  }
  const name = playerName(player);
  return round.byClock
    ? t('Picked by {name}, by the clock', { name })
    : t('Picked by {name}', { name });
}
