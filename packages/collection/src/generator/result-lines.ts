import { m } from '@goats/words';
import { DEFAULT_SETTINGS } from '../admin/generation-settings.ts';
import type { GoatSlug } from '../goat-slugs.ts';
import { GOAT_FACTS } from '../goats/goat-facts.ts';
import { momentGoat } from '../goats/goat-shapes.ts';
import type { GoatStory } from '../goats/goat-types.ts';
import type { Competition } from '../moment-traits.ts';
import type { CardType } from '../traits.ts';
import { type GeneratedMoment, LAST_MOMENT_YEAR, momentMakerFrom } from './moments.ts';
import { below, hashText, mix } from './seeded.ts';

/** A match of the moment cards as a newspaper prints it. */
export interface ResultLine {
  readonly id: string;
  readonly year: number;
  readonly competition: string;
  readonly opponent: string;
  /** His side first. */
  readonly score: readonly [number, number];
  /** What he did and when: 'Under the Gate, 88'' */
  readonly headline: string;
  readonly telling: string;
}

/** A card has the printed word; a page may say it in its language. */
const COMPETITION_WORDS: Readonly<Record<Competition, string>> = {
  'Hoof Cup': m('Hoof Cup'),
  'Hoof Cup Qualifier': m('Hoof Cup Qualifier'),
  'Continental Clover Cup': m('Continental Clover Cup'),
  'Champions Pasture': m('Champions Pasture'),
  'Golden Meadow League': m('Golden Meadow League'),
  'Hay Bale Trophy': m('Hay Bale Trophy'),
  'Alpine Super Shield': m('Alpine Super Shield'),
  'Copa del Pasto': m('Copa del Pasto'),
  'Intercontinental Trough': m('Intercontinental Trough'),
  'Barn Door Derby': m('Barn Door Derby'),
  'Harvest Festival Cup': m('Harvest Festival Cup'),
  "Farmers' Invitational": m("Farmers' Invitational"),
};

/** Moments looked through for one handful: enough that no deed has to be told twice in it. */
const STRIDE = 50;

/**
 * `resultLines('the-flea', story, 0, 5)`: the first five results of a goat, five different deeds; 1 for the
 * next five. The same for everybody, always.
 */
export function resultLines(
  slug: GoatSlug,
  story: GoatStory,
  handful: number,
  count: number,
): ResultLine[] {
  const goat = momentGoat(slug);
  const make = momentMakerFrom(DEFAULT_SETTINGS, goat, story);
  const lines = new Map<string, ResultLine>();
  for (let step = 0; step < STRIDE && lines.size < count; step += 1) {
    const moment = make(((handful * STRIDE + step) % goat.maxIconicMoments) + 1);
    const { deed, line } = resultOf(slug, story, goat.name, moment);
    if (!lines.has(deed)) lines.set(deed, line);
  }
  return [...lines.values()];
}

function resultOf(slug: GoatSlug, { deeds }: GoatStory, name: string, moment: GeneratedMoment) {
  const { id, competition, momentTitle, momentDescription, cardType } = moment;
  const [, deed = '', opponent = '', minute = ''] = /^(.+) v (.+), (.+)$/.exec(momentTitle) ?? [];
  // A description opens with the weather; a result opens with what happened.
  const done = deeds.find(({ title }) => title === deed)?.line ?? '';
  const telling = momentDescription.slice(momentDescription.indexOf(`${name} ${done}`));
  const score = scoreOf(mix(hashText(`result of ${id}`), 1), cardType);
  const [from, to] = eraOf(slug);
  const year = from + below(mix(hashText(`year of ${id}`), 1), to - from + 1);
  const line = {
    ...{ id, year, opponent, score, telling },
    competition: COMPETITION_WORDS[competition],
    headline: `${deed}, ${minute}`,
  };
  return { deed, line };
}

/** Moment cards are of any year; whoever reads results beside a life sees when he played. */
function eraOf(slug: GoatSlug): readonly [number, number] {
  const [from = '', to = ''] = GOAT_FACTS[slug].era.split('–');
  return [Number(from), to === '' ? LAST_MOMENT_YEAR : Number(from.slice(0, 4 - to.length) + to)];
}

/** He rarely loses: these are his own cards. A save is never told of a match with one let in. */
function scoreOf(key: number, cardType: CardType): readonly [number, number] {
  const own = below(mix(key, 2), 5);
  if (cardType === 'Save') return [own, 0];
  const scored = Math.max(own, 1);
  return [scored, below(mix(key, 3), 12) === 0 ? scored + 1 : below(mix(key, 4), scored + 1)];
}
