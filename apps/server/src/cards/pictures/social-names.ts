import { cupPicture, socialPicture } from '@goats/art';
import {
  type GoatSlug,
  type GoatSummary,
  goatSummary,
  isGoatSlug,
  portraitTraits,
} from '@goats/collection';
import { PAGES } from '@goats/contract';
import { type Locale, m, type Say } from '@goats/words';
import { sayIn } from '../../words/say-in.ts';
import { cardByNumber } from './card-by-number.ts';
import type { Format } from './formats.ts';

const ORIGINS: Readonly<Record<string, string>> = {
  Brazil: m('Brazil@@country'),
  Argentina: m('Argentina@@country'),
  Portugal: m('Portugal@@country'),
  France: m('France@@country'),
  Netherlands: m('Netherlands@@country'),
  Germany: m('Germany@@country'),
};
const POSITIONS: Readonly<Record<GoatSummary['position'], string>> = {
  Forward: m('forward@@position of a footballer, inside a sentence'),
  Midfielder: m('midfielder@@position of a footballer, inside a sentence'),
  Defender: m('defender@@position of a footballer, inside a sentence'),
};

/**
 * What follows `social-` in a preview picture's name: `home`, the path of a page with dashes, a goat
 * (`goat-the-flea`) or a card (`card-17`).
 */
export function socialByName(
  name: string,
  _format: Format,
  locale: Locale,
): (() => string) | undefined {
  const say = sayIn(locale);
  const goat = /^goat-(.+)$/.exec(name)?.[1];
  if (goat && isGoatSlug(goat)) return () => socialOfGoat(goat, say);
  const card = /^card-(\d+)$/.exec(name)?.[1];
  if (card) return socialOfCard(card, say);
  if (name === 'cups') return () => socialOfCups(say);
  const page = PAGES.find((each) => socialName(each.path) === name);
  return page && (() => socialPicture({ title: say(page.title), subtitle: say(page.description) }));
}

/** `socialName('/card-game') // 'card-game'`; the home page is `home`. */
export function socialName(path: string): string {
  return path === '/'
    ? 'home'
    : path
        .replace(/^\//, '')
        .replace(/\/:id$/, '')
        .replaceAll('/', '-');
}

/** The list of cups shows the one that everybody is after. */
function socialOfCups(say: Say): string {
  return cupPicture({
    ...{ title: say('Cups'), trophy: 'Legendary' },
    name: [say('Cups'), say('for every tier@@below “Cups”')],
    ribbon: say('Survive the bracket'),
    below: [say('Enter a card.'), say('Lift the thing.@@the cup')],
    places: 16,
  });
}

function socialOfGoat(slug: GoatSlug, say: Say): string {
  const { name, inspiredBy, origin, position } = goatSummary(slug);
  return socialPicture({
    title: name,
    subtitle: say('Inspired by {inspiredBy}. {origin}, {position}.', {
      inspiredBy,
      origin: say(ORIGINS[origin] ?? origin),
      position: say(POSITIONS[position]),
    }),
    traits: portraitTraits(slug),
  });
}

function socialOfCard(number: string, say: Say): (() => string) | undefined {
  const card = cardByNumber(number);
  return (
    card &&
    (() =>
      socialPicture({
        title: card.name,
        subtitle: say(
          '{tier, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} · GOAT Score {score} · {moment}@@a card',
          { tier: card.rarity, score: card.goatScore, moment: card.momentTitle },
        ),
        traits: card.traits,
      }))
  );
}
