import { m } from '@goats/words';
import type { Attribute } from '../attributes.ts';
import type { QuestMatch, QuestRound } from './quest-match.ts';

/** What a quest asks for: so many different marks, which matches of the day leave. */
export interface QuestKind {
  /** A message, in English. */
  readonly text: string;
  readonly goal: number;
  /** What a match adds; the same mark counts once. */
  readonly marks: (match: QuestMatch) => readonly string[];
}

/** One mark for a match of which this is true. */
const matchThat =
  (is: (match: QuestMatch) => boolean): QuestKind['marks'] =>
  (match) =>
    is(match) ? [match.id] : [];

/** One mark for a match in which a round was won that way. */
const wonRound = (how: (round: QuestRound, place: number) => boolean) =>
  matchThat(({ rounds }) => rounds.some((round, place) => round.won === true && how(round, place)));

const wonWith = (attribute: Attribute, text: string): QuestKind => ({
  text,
  goal: 1,
  marks: wonRound((round) => round.attribute === attribute),
});

/** A round that is won by no more than this is won by a whisker; its quest says the number. */
const WHISKER = 3;

/** Done by whoever plays. */
const WARM_UPS = {
  'two-matches': { text: m('Play two matches out'), goal: 2, marks: ({ id }) => [id] },
  'two-cards': {
    ...{ text: m('Play with two different cards'), goal: 2 },
    marks: ({ cardId }) => [String(cardId)],
  },
  'two-rivals': {
    ...{ text: m('Meet two different opponents'), goal: 2 },
    marks: ({ against }) => [against],
  },
  'three-rounds': {
    ...{ text: m('Win three rounds'), goal: 3 },
    marks: ({ id, rounds }) =>
      rounds.flatMap(({ won }, place) => (won === true ? [`${id}/${place}`] : [])),
  },
  'whole-distance': {
    ...{ text: m('Play a match that goes to the last round'), goal: 1 },
    marks: matchThat(({ wholeDistance }) => wholeDistance),
  },
} as const satisfies Record<string, QuestKind>;

/** Done by choosing well. */
const CRAFT = {
  'own-pick': {
    ...{ text: m('Win a round you picked'), goal: 1 },
    marks: wonRound(({ picked }) => picked === 'me'),
  },
  'their-pick': {
    ...{ text: m('Win a round they picked'), goal: 1 },
    marks: wonRound(({ picked }) => picked === 'them'),
  },
  'opening-goal': {
    ...{ text: m('Win round 1, which nobody picks'), goal: 1 },
    marks: wonRound((_, place) => place === 0),
  },
  'cross-out': {
    ...{ text: m('Cross out the decider their card is best at'), goal: 1 },
    marks: matchThat(({ struckTheirBest }) => struckTheirBest),
  },
  whisker: {
    ...{ text: m('Win a round by 3 points or fewer'), goal: 1 },
    marks: wonRound(({ apart }) => apart > 0 && apart <= WHISKER),
  },
  heading: wonWith('headingAbility', m('Win a round with Heading Ability')),
  defending: wonWith('defensiveIQ', m('Win a round with Defensive IQ')),
  vision: wonWith('vision', m('Win a round with Vision')),
  charisma: wonWith('charisma', m('Win a round with Charisma')),
} as const satisfies Record<string, QuestKind>;

/** Done by winning. */
const FEATS = {
  win: { text: m('Win a match'), goal: 1, marks: matchThat(({ won }) => won) },
  'clean-sheet': {
    ...{ text: m('Win a match without losing a round'), goal: 1 },
    marks: matchThat(({ won, rounds }) => won && rounds.every((round) => round.won !== false)),
  },
  comeback: {
    ...{ text: m('Come back from 0:1 and win'), goal: 1 },
    marks: matchThat(({ won, rounds }) => won && rounds[0]?.won === false),
  },
  decider: {
    ...{ text: m('Win a match in its last round'), goal: 1 },
    marks: matchThat(
      ({ won, wholeDistance, rounds }) => won && wholeDistance && rounds.at(-1)?.won === true,
    ),
  },
  'higher-tier': {
    ...{ text: m('Beat a card of a higher tier'), goal: 1 },
    marks: matchThat(({ won, tiersAbove }) => won && tiersAbove > 0),
  },
  'higher-score': {
    ...{ text: m('Beat a card with a higher GOAT Score'), goal: 1 },
    marks: matchThat(({ won, pointsAbove }) => won && pointsAbove > 0),
  },
} as const satisfies Record<string, QuestKind>;

export const QUEST_KINDS = { ...WARM_UPS, ...CRAFT, ...FEATS };
export type QuestName = keyof typeof QUEST_KINDS;

/** `isQuestName('comeback') // true` */
export function isQuestName(name: string): name is QuestName {
  return Object.hasOwn(QUEST_KINDS, name);
}

/** A day has one of each. */
export const QUEST_SHELVES = [WARM_UPS, CRAFT, FEATS].map(
  (shelf) => Object.keys(shelf) as readonly QuestName[],
);
