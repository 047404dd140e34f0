import { m, type Say, t } from '@goats/words';

/**
 * Facts about matches that were played out, cups and what somebody holds, each told once and worth
 * nothing but the telling. `kept`: given with the match that made it true, and for ever; the others
 * are true as long as the cards are held.
 */
export const ACHIEVEMENTS = [
  { id: 'first-win', kept: true, name: m('Off the mark'), fact: m('Won a match that counts.') },
  {
    id: 'comeback',
    kept: true,
    name: m('From behind'),
    fact: m('Lost the first round and won the match.'),
  },
  {
    id: 'tie-break',
    kept: true,
    name: m('Nothing in it'),
    fact: m('Won the last round of a match on a tie-break.'),
  },
  {
    id: 'photo-finish',
    kept: true,
    name: m('Photo finish'),
    fact: m('Won the last round by a single point.'),
  },
  {
    id: 'giant-killer',
    kept: true,
    name: m('Giant-killer'),
    fact: m('Beat a Legendary card with a Common one.'),
  },
  {
    id: 'underdog',
    kept: true,
    name: m('The crowd was right'),
    fact: m('Won with the lower card, and the crowd behind it.'),
  },
  {
    id: 'poker-face',
    kept: true,
    name: m('Poker face'),
    fact: m('Announced one card, brought another, and won.'),
  },
  {
    id: 'full-distance',
    kept: true,
    name: m('Legs of iron'),
    fact: m('Won a squad battle in the fifth round.'),
  },
  {
    id: 'prize-catch',
    kept: true,
    name: m('A new teammate'),
    fact: m('Won somebody’s card in a battle.'),
  },
  {
    id: 'clean-sheet',
    kept: true,
    name: m('Clean sheet'),
    fact: m('Won a cup tie without losing a round.'),
  },
  {
    id: 'cup-winner',
    kept: true,
    name: m('Silverware'),
    fact: m('Won a cup, in a final that was played out.'),
  },
  {
    id: 'ten-opponents',
    kept: true,
    name: m('Well travelled'),
    fact: m('Played ten different opponents to the end.'),
  },
  {
    id: 'seven-days',
    kept: true,
    name: m('Regular'),
    fact: m('Played a match out on seven different days.'),
  },
  { id: 'hundred', kept: true, name: m('Hundred caps'), fact: m('Played a hundred matches out.') },
  {
    id: 'all-ten',
    kept: false,
    name: m('The whole herd'),
    fact: m('Holds a card of each of the ten goats.'),
  },
  {
    id: 'full-page',
    kept: false,
    name: m('Page complete'),
    fact: m('Has filled a page of the album.'),
  },
] as const;

export type Achievement = (typeof ACHIEVEMENTS)[number];
export type AchievementId = Achievement['id'];

/** Different opponents, days and matches that were played out. */
export const MILESTONES = { opponents: 10, days: 7, matches: 100 } as const;

/** `achievementNamed('hundred').name // 'Hundred caps'`, in the language of whoever reads it. */
export function achievementNamed(id: AchievementId, say: Say = t) {
  const { name, fact, ...achievement } = ACHIEVEMENTS.find((each) => each.id === id)!;
  return { ...achievement, name: say(name), fact: say(fact) };
}
