import { attributeLabel, otherSeat, type Round, type Seat } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';
import { useEffect, useState } from 'react';
import { pickWords } from '../choice-words.ts';

/** How long a round takes to fall. */
const FALL_MS = 650;

/** Rounds come down one after the other; whoever wants no movement has them at once. */
export function useFalling(rounds: number, told: number): number {
  const [fallen, setFallen] = useState(told);
  useEffect(() => {
    if (fallen >= rounds) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setFallen(still ? rounds : fallen + 1), still ? 0 : FALL_MS);
    return () => clearTimeout(timer);
  }, [fallen, rounds]);
  return Math.min(fallen, rounds);
}

/** One round of the match that might have been. */
export function FallenRound({
  round,
  seat,
  strike,
  fresh,
}: {
  round: Round;
  seat: Seat;
  strike: Parameters<typeof pickWords>[1];
  fresh: boolean;
}) {
  const won = round.winner === seat;
  const [own, theirs] = [round.values[seat], round.values[otherSeat(seat)]];
  const who =
    round.pickedBy === null
      ? t('Random draw')
      : round.pickedBy === seat
        ? t('You@@who picked')
        : t('They@@who picked');
  return (
    <li
      className={cx(
        'grid min-h-14 grid-cols-[1.75rem_1fr_auto] items-center gap-x-3 border-t border-line py-1.5',
        fresh && 'animate-[rise-in_420ms_var(--ease-enter)_backwards] motion-reduce:animate-none',
      )}
    >
      <span className="numeral text-xl text-chalk-3">
        {t('R{round}@@short for Round', { round: round.round })}
      </span>
      <span className="leading-tight">
        {pickWords(round.attribute, strike)}
        <span className="block text-fine text-chalk-3">
          {who}
          {round.tieBreak?.by === 'attribute' &&
            `. ${t('Level, so {attribute} decided', {
              attribute: attributeLabel(round.tieBreak.attribute),
            })}`}
          <span className="sr-only">. {won ? t('Won@@the round') : t('Lost@@the round')}</span>
        </span>
      </span>
      <span className="numeral text-row">
        <span className={won ? 'text-success' : 'text-chalk-3'}>{own}</span>
        <span className="px-1 text-lead text-chalk-3">{t('v@@versus, between two sides')}</span>
        <span className={won ? 'text-chalk-3' : 'text-chalk'}>{theirs}</span>
      </span>
    </li>
  );
}
