import { attributeLabel, percent } from '@goats/rules';
import { DATE_TAG } from '@goats/ui/date-tag.ts';
import { t } from '@goats/words';
import { pickClause } from '../coach/choice-words.ts';
import type { Puzzle, Solution } from './puzzle-queries.ts';

/** `dayWords('2026-11-15') // '15 November 2026'` */
export function dayWords(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(DATE_TAG, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
}

/** What happened before the question. */
export function storyOf({ round, stake }: Puzzle): string {
  const { attribute, own, theirs, tieBreak } = round;
  const story =
    tieBreak === undefined
      ? t('You lost round 1 on {attribute}, {own} against {theirs}. Round 2 is yours to call.', {
          attribute: attributeLabel(attribute),
          own,
          theirs,
        })
      : t(
          'You lost round 1 on {attribute}, level at {own}, and {tieBreak} fell their way. Round 2 is yours to call.',
          { attribute: attributeLabel(attribute), own, tieBreak: attributeLabel(tieBreak) },
        );
  return stake > 0 ? `${story} ${t('{stake} HOOF lie in the vault.', { stake })}` : story;
}

/** The headline of an answer, by what it gave away. */
export function headlineOf({ solved, cost, chosen, choices }: Solution): string {
  if (cost === 0 && chosen.attribute === choices[0]?.attribute) return t('That is the one');
  if (solved) return t('As good as the best');
  if (cost < 0.05) return t('A whisker off');
  return cost < 0.15 ? t('The gaffer winces') : t('Back to the training ground');
}

/** What was really played, and how it went. */
export function realityOf({ reality, chosen }: Solution): string {
  const { attribute, strike, won } = reality;
  const same = attribute === chosen.attribute && strike === chosen.strike;
  if (same) {
    return won
      ? t('The player who sat there played the same, and the match was won.')
      : t('The player who sat there played the same, and the match was lost all the same.');
  }
  const pick = pickClause(attribute, strike);
  return won
    ? t('The player who sat there played {pick}, and the match was won.', { pick })
    : t('The player who sat there played {pick}, and the match was lost.', { pick });
}

/** `streakWords(3) // '3 days in a row'` */
export function streakWords(streak: number): string {
  if (streak === 0) return t('No streak yet');
  return t('{streak, plural, =1 {1 day, and counting} other {# days in a row}}', { streak });
}

/** What is shared: how well, never what. */
export function shareText(puzzle: Puzzle, solution: Solution): string {
  const day = dayWords(puzzle.day);
  return solution.solved
    ? t('Your pick, {day}: found it. The best choice is worth {odds}.@@the puzzle of a day', {
        day,
        odds: percent(solution.chosen.odds),
      })
    : t('Your pick, {day}: I gave away {cost}. You?@@the puzzle of a day', {
        day,
        cost: percent(solution.cost),
      });
}
