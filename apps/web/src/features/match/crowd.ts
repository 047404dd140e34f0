import { halves, oddsWords } from '@goats/rules';
import { type Match, type Sides, sidesOf } from './match-types.ts';
import { playerName } from './player-name.ts';

/** What the crowd adds to the values of a side. `crowdBonus(match, sides.near) // 9.5` */
export function crowdBonus(match: Pick<Match, 'crowd'>, seat: 0 | 1): number {
  return match.crowd?.seat === seat ? match.crowd.bonus : 0;
}

/** `crowdBySide(match, sides) // { near: 9.5, far: 0 }` */
export function crowdBySide(match: Pick<Match, 'crowd'>, { near, far }: Sides) {
  return { near: crowdBonus(match, near), far: crowdBonus(match, far) };
}

/** Whom the crowd is with, what that is worth and, until it is over, how it stands. Null: with nobody. */
export function crowdWords(match: Match): { readonly title: string; readonly text: string } | null {
  if (!match.crowd) return null;
  const { seat, bonus, odds } = match.crowd;
  const { near, playing } = sidesOf(match);
  const you = playing && seat === near;
  const name = you ? 'you' : playerName(match.players[seat]);
  const chance = oddsWords(odds);
  if (match.phase === 'finished') {
    return { title: `The crowd was with ${name}`, text: `+${halves(bonus)} on every value.` };
  }
  return {
    title: `The crowd is with ${name}`,
    text: `+${halves(bonus)} on every value. ${chance === 'about even' ? 'That makes it about even.' : `${you ? 'Your' : 'Their'} chance is ${chance}.`}`,
  };
}

/** `valueWords(68, 9.5) // '68 +9½'` */
export function valueWords(value: number | string, bonus: number): string {
  return bonus === 0 ? String(value) : `${value} +${halves(bonus)}`;
}
