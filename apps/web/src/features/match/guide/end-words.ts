import {
  formatHoof,
  poolOf,
  REQUEST_BONUS,
  STAKE_OPTIONS,
  stakeHundredths,
  toHoof,
} from '@goats/rules';
import { t } from '@goats/words';
import { type Match, sidesOf } from '../match-types.ts';
import { netOf, signedHoof } from '../net.ts';
import type { Lesson } from './lesson.ts';

/** After full time: what just happened, and what the same would have paid for real. */
export function endWords(match: Match): Lesson {
  if (match.kind !== 'practice') return endOfFirst(match);
  const [stake] = STAKE_OPTIONS;
  const pool = formatHoof(toHoof(poolOf(stakeHundredths(stake), REQUEST_BONUS)));
  return {
    id: 'end',
    title: t('That is the whole game'),
    text: `${howItWent(match)} ${t('For real, {stake} HOOF a side can pay the winner {pool}, and the loser’s card with it.', { stake, pool })}`,
    at: null,
    next: false,
  };
}

/** The first one in which something moved: what it was, without a lesson. */
function endOfFirst(match: Match): Lesson {
  const net = netOf(match, sidesOf(match).near);
  const moved =
    net === 0
      ? t('Your stake is back.')
      : t('That is {hoof} HOOF for you.', { hoof: signedHoof(net) });
  return {
    id: 'end',
    title: t('Your first for real@@match'),
    text: `${howItWent(match)} ${moved} ${t('From here on you need nobody to explain.')}`,
    at: null,
    next: false,
  };
}

function howItWent({ result, you }: Match): string {
  if (result?.reason === 'outage') return t('We were away for too long, so nobody won. Sorry.');
  if (!result || result.winner === null)
    return t('Nobody opened, so nobody won. It happens on Mondays.');
  const won = result.winner === you;
  if (result.reason === 'conceded') {
    return won
      ? t('I give up: you are too good for me.')
      : t('You went home early. The pitch will be here.');
  }
  if (result.reason === 'forfeited') {
    return won
      ? t('I never opened my seal. Embarrassing.')
      : t('Your seal was never opened, so this one is mine.');
  }
  return won
    ? t('And you beat me at it, and you earned it.')
    : t('I had the luck today. You had the lessons.');
}
