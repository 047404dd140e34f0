/**
 * Facts about matches that were played out, cups and what somebody holds, each told once and worth
 * nothing but the telling. `kept`: given with the match that made it true, and for ever; the others
 * are true as long as the cards are held.
 */
export const ACHIEVEMENTS = [
  { id: 'first-win', kept: true, name: 'Off the mark', fact: 'Won a match that counts.' },
  {
    id: 'comeback',
    kept: true,
    name: 'From behind',
    fact: 'Lost the first round and won the match.',
  },
  {
    id: 'tie-break',
    kept: true,
    name: 'Nothing in it',
    fact: 'Won the last round of a match on a tie-break.',
  },
  {
    id: 'photo-finish',
    kept: true,
    name: 'Photo finish',
    fact: 'Won the last round by a single point.',
  },
  {
    id: 'giant-killer',
    kept: true,
    name: 'Giant-killer',
    fact: 'Beat a Legendary card with a Common one.',
  },
  {
    id: 'underdog',
    kept: true,
    name: 'The crowd was right',
    fact: 'Won with the lower card, and the crowd behind it.',
  },
  {
    id: 'poker-face',
    kept: true,
    name: 'Poker face',
    fact: 'Announced one card, brought another, and won.',
  },
  {
    id: 'full-distance',
    kept: true,
    name: 'Legs of iron',
    fact: 'Won a squad battle in the fifth round.',
  },
  {
    id: 'prize-catch',
    kept: true,
    name: 'A new teammate',
    fact: 'Won somebody’s card in a battle.',
  },
  {
    id: 'clean-sheet',
    kept: true,
    name: 'Clean sheet',
    fact: 'Won a cup tie without losing a round.',
  },
  {
    id: 'cup-winner',
    kept: true,
    name: 'Silverware',
    fact: 'Won a cup, in a final that was played out.',
  },
  {
    id: 'ten-opponents',
    kept: true,
    name: 'Well travelled',
    fact: 'Played ten different opponents to the end.',
  },
  {
    id: 'seven-days',
    kept: true,
    name: 'Regular',
    fact: 'Played a match out on seven different days.',
  },
  { id: 'hundred', kept: true, name: 'Hundred caps', fact: 'Played a hundred matches out.' },
  {
    id: 'all-ten',
    kept: false,
    name: 'The whole herd',
    fact: 'Holds a card of each of the ten goats.',
  },
  { id: 'full-page', kept: false, name: 'Page complete', fact: 'Has filled a page of the album.' },
] as const;

export type Achievement = (typeof ACHIEVEMENTS)[number];
export type AchievementId = Achievement['id'];

/** Different opponents, days and matches that were played out. */
export const MILESTONES = { opponents: 10, days: 7, matches: 100 } as const;

export function achievementNamed(id: AchievementId): Achievement {
  return ACHIEVEMENTS.find((each) => each.id === id)!;
}
