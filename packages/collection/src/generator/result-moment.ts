import { m } from '@goats/words';
import type { GoatSlug } from '../goat-slugs.ts';
import { GOAT_FACTS } from '../goats/goat-facts.ts';
import { goatStory } from '../goats/goat-stories.ts';
import { REACTIONS } from './moment-fragments.ts';
import { hashText, mix, pick } from './seeded.ts';

export interface ResultMoment {
  /** 'The Chip of the Day, 2:1' */
  readonly title: string;
  readonly text: string;
}

/** Whoever lost is a player, not a club that exists nowhere: those reactions are left out. */
const BYSTANDERS = REACTIONS.filter((reaction) => !reaction.includes('{opponent}'));

const CLEAN = [
  m('Nothing in reply, though it was a polite nothing.'),
  m('The other half of the scoreboard is as good as new.'),
  m('One-sided, say those who were on the other one.'),
] as const;

const CLOSE = [
  m('It took the last round, and most of the fingernails.'),
  m('One more round and nobody would have gone home.'),
  m('There was a whisker in it. The whisker is being examined.'),
] as const;

const CLEAR = [
  m('Never quite safe, never quite in doubt.'),
  m('A round was given back, out of courtesy.'),
] as const;

/**
 * The winning goat's part of a match that was played out, told from the same deeds as its moment
 * cards. The same match always tells the same.
 *
 * `resultMoment({ goat: 'the-flea', seed: match.serverSeed, score: [2, 1] }).title`
 */
export function resultMoment({
  goat,
  seed,
  score: [most, least],
}: {
  readonly goat: GoatSlug;
  readonly seed: string;
  /** The winner's rounds first. */
  readonly score: readonly [number, number];
}): ResultMoment {
  const key = mix(hashText(seed), hashText(`result of ${goat}`));
  const { deeds, afterwards } = goatStory(goat);
  const deed = pick(mix(key, 1), deeds);
  const ending = pick(mix(key, 2), [...BYSTANDERS, ...afterwards]);
  const margin = pick(mix(key, 3), least === 0 ? CLEAN : most - least <= 1 ? CLOSE : CLEAR);
  return {
    title: `${deed.title}, ${most}:${least}`,
    text: `${GOAT_FACTS[goat].name} ${deed.line}. ${ending} ${margin}`,
  };
}
