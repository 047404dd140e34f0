import {
  formatHoof,
  poolOf,
  REQUEST_BONUS,
  STAKE_OPTIONS,
  stakeHundredths,
  toHoof,
} from '@goats/rules';
import type { Match } from '../match-types.ts';
import type { Lesson } from './lesson.ts';

/** After full time: what just happened, and what the same would have paid for real. */
export function endWords(match: Match): Lesson {
  const [stake] = STAKE_OPTIONS;
  const pool = formatHoof(toHoof(poolOf(stakeHundredths(stake), REQUEST_BONUS)));
  return {
    id: 'end',
    title: 'That is the whole game',
    text: `${howItWent(match)} For real, ${stake} HOOF a side can pay the winner ${pool}, and the loser’s card with it.`,
    at: null,
    next: false,
  };
}

function howItWent({ result, you }: Match): string {
  if (!result || result.winner === null)
    return 'Nobody opened, so nobody won. It happens on Mondays.';
  const won = result.winner === you;
  if (result.reason === 'conceded') {
    return won
      ? 'I give up: you are too good for me.'
      : 'You went home early. The pitch will be here.';
  }
  if (result.reason === 'forfeited') {
    return won
      ? 'I never opened my seal. Embarrassing.'
      : 'Your seal was never opened, so this one is mine.';
  }
  return won
    ? 'And you beat me at it, fair and square.'
    : 'I had the luck today. You had the lessons.';
}
