import { cx } from '@goats/ui/cx.ts';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { Slot } from '../bracket-of.ts';
import type { CupWithTies } from '../cup-queries.ts';
import { entrantName, entrantOf, tieWords } from '../cup-words.ts';
import { Entrant } from '../entrant.tsx';

const LINK =
  'link inline-flex min-h-8 items-center font-semibold text-chalk pointer-coarse:min-h-11';

/** Two who meet: their names, the score, what it is doing, and the way to watch or check it. */
export function TieBox({ cup, slot, you }: { cup: CupWithTies; slot: Slot; you: string | null }) {
  const { tie, players, bye, own } = slot;
  const words = useNow((now) => (tie ? tieWords(tie, now, cup.kind) : waitingWords(players)));
  const live = tie !== null && !bye && tie.winner === null;
  const [one, other] = players.map((player) => nameIn(cup, player, you));
  return (
    <article
      aria-label={t('{one} against {other}', { one, other })}
      className={cx(
        'relative rounded-row border bg-pitch-900',
        own ? 'border-chalk bg-pitch-800' : live ? 'border-success/60' : 'border-line',
        tie === null && 'border-dashed',
      )}
    >
      <ul>
        {([0, 1] as const).map((seat) => (
          <Side key={seat} cup={cup} slot={slot} seat={seat} you={you} />
        ))}
      </ul>
      <p className="flex min-h-9 flex-wrap items-center gap-x-2 border-t border-line px-2.5 text-fine text-chalk-3">
        {live && <i aria-hidden="true" className="size-2 rounded-full bg-success" />}
        <span className={cx('tabular-nums', live && 'text-chalk-2')}>{words}</span>
        {tie?.matchId && (
          <span className="ml-auto flex gap-x-4">
            {live ? (
              <Link to="/battle" search={{ match: tie.matchId }} className={LINK}>
                {own ? t('Play@@button') : t('Watch@@button: a live match')}
              </Link>
            ) : (
              <>
                <Link to="/battle" search={{ match: tie.matchId }} className={LINK}>
                  {t('Replay@@button: of a match')}
                </Link>
                <Link
                  to="/battle"
                  search={{ match: tie.matchId }}
                  hash="verify-title"
                  className={LINK}
                >
                  {t('Verify@@button: that a draw was fair')}
                </Link>
              </>
            )}
          </span>
        )}
      </p>
    </article>
  );
}

function nameIn(cup: CupWithTies, player: string | null, you: string | null): string {
  const entry = entrantOf(cup, player);
  if (!entry) return t('nobody@@in place of an opponent');
  return entry.address === you ? t('You@@in place of the name of a player') : entrantName(entry);
}

function waitingWords(players: Slot['players']): string {
  return players.every((player) => player === null)
    ? t('To be played for@@a tie of a cup whose players are not known yet')
    : t('Waiting for the other@@player of a tie');
}

function Side({
  cup,
  slot: { tie, players, bye },
  seat,
  you,
}: {
  cup: CupWithTies;
  slot: Slot;
  seat: 0 | 1;
  you: string | null;
}) {
  const entry = entrantOf(cup, players[seat]);
  const beaten = tie?.winner != null && tie.winner !== players[seat];
  return (
    <li className="flex min-h-13 items-center justify-between gap-3 px-2 not-first:border-t not-first:border-line">
      {entry ? (
        <Entrant entry={entry} you={you} dim={beaten} tight />
      ) : (
        <span className="pl-1 text-small text-chalk-3">
          {bye ? t('Nobody') : t('Still open@@a place in a cup')}
        </span>
      )}
      {entry && tie?.winner === players[seat] && (
        <span className="sr-only">{t(', through,@@after a player: is in the next round')}</span>
      )}
      {tie && !bye && (
        <span className={cx('numeral pr-1 text-row', beaten && 'text-chalk-3')}>
          {tie.score[seat]}
        </span>
      )}
    </li>
  );
}
