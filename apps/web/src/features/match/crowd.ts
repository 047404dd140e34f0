import { crowdAdds, crowdIn, halves, oddsWords } from '@goats/rules';
import { t } from '@goats/words';
import { type Match, type Sides, sidesOf } from './match-types.ts';
import { playerName } from './player-name.ts';

/** What the crowd adds to a side’s value in that round. `crowdBonus(match, sides.near, 2) // 9.5` */
export function crowdBonus(match: Pick<Match, 'crowd'>, seat: 0 | 1, round: number): number {
  return match.crowd?.seat === seat ? crowdIn(match.crowd, round) : 0;
}

/** `crowdBySide(match, sides, 2) // { near: 9.5, far: 0 }` */
export function crowdBySide(match: Pick<Match, 'crowd'>, { near, far }: Sides, round: number) {
  return { near: crowdBonus(match, near, round), far: crowdBonus(match, far, round) };
}

/** Whom the crowd is with, what that is worth and, until it is over, how it stands. Null: with nobody. */
export function crowdWords(match: Match): { readonly title: string; readonly text: string } | null {
  if (!match.crowd) return null;
  const { seat, odds } = match.crowd;
  const adds = crowdAdds(match.crowd);
  const { near, playing } = sidesOf(match);
  const you = playing && seat === near;
  const name = playerName(match.players[seat]);
  const chance = oddsWords(odds);
  if (match.phase === 'finished') {
    return {
      title: you ? t('The crowd was with you') : t('The crowd was with {name}', { name }),
      text: `${adds}.`,
    };
  }
  const stands =
    chance === oddsWords(0.5)
      ? t('That makes it about even.')
      : you
        ? t('Your chance is {chance}.', { chance })
        : t('Their chance is {chance}.', { chance });
  return {
    title: you ? t('The crowd is with you') : t('The crowd is with {name}', { name }),
    text: `${adds}. ${stands}`,
  };
}

/** `valueWords(68, 9.5) // '68 +9½'` */
export function valueWords(value: number | string, bonus: number): string {
  return bonus === 0 ? String(value) : `${value} +${halves(bonus)}`;
}
