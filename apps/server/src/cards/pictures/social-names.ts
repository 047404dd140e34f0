import { cupPicture, socialPicture } from '@goats/art';
import { goatSummary, isGoatSlug, portraitTraits } from '@goats/collection';
import { PAGES } from '@goats/contract';
import { cardByNumber } from './card-by-number.ts';

/**
 * What follows `social-` in a preview picture's name: `home`, the path of a page with dashes, a goat
 * (`goat-the-flea`) or a card (`card-17`).
 */
export function socialByName(name: string): (() => string) | undefined {
  const goat = /^goat-(.+)$/.exec(name)?.[1];
  if (goat && isGoatSlug(goat)) return () => socialOfGoat(goat);
  const card = /^card-(\d+)$/.exec(name)?.[1];
  if (card) return socialOfCard(card);
  if (name === 'cups') return socialOfCups;
  const page = PAGES.find((each) => socialName(each.path) === name);
  return page && (() => socialPicture({ title: page.title, subtitle: page.description }));
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
function socialOfCups(): string {
  return cupPicture({
    ...{ title: 'Cups', trophy: 'Legendary', name: ['Cups', 'for every tier'] },
    ...{ ribbon: 'Survive the bracket', below: ['Enter a card.', 'Lift the thing.'] },
    places: 16,
  });
}

function socialOfGoat(slug: Parameters<typeof goatSummary>[0]): string {
  const goat = goatSummary(slug);
  return socialPicture({
    title: goat.name,
    subtitle: `Inspired by ${goat.inspiredBy}. ${goat.origin}, ${goat.position.toLowerCase()}.`,
    traits: portraitTraits(slug),
  });
}

function socialOfCard(number: string): (() => string) | undefined {
  const card = cardByNumber(number);
  return (
    card &&
    (() =>
      socialPicture({
        title: card.name,
        subtitle: `${card.rarity} · GOAT Score ${card.goatScore} · ${card.momentTitle}`,
        traits: card.traits,
      }))
  );
}
