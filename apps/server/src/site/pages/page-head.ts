import { goatSummary, versioned } from '@goats/collection';
import type { PageMatch } from '@goats/contract';
import type { Locale, Say } from '@goats/words';
import { socialName } from '../../cards/pictures/social-names.ts';
import { sayIn } from '../../words/say-in.ts';
import { cardNamed, slugNamed } from './names-nothing.ts';
import type { PageHead } from './page-html.ts';

/** The 404 page is a page too, and says so when it is shared. */
const notFoundHead = (say: Say): PageHead => ({
  title: say('404 Page Not Found'),
  description: say('This page could not be found or has wandered off.'),
  image: versioned('/api/images/social-home.png'),
});

/** What a browser tab and a shared link say; pages about one goat or one card speak of it. */
export function pageHead(match: PageMatch | undefined, locale: Locale = 'en'): PageHead {
  const say = sayIn(locale);
  if (!match) return notFoundHead(say);
  const { page, id } = match;
  switch (page.path) {
    case '/goat/:id':
    case '/goat-profile/:id':
    case '/base-goat/:id':
      return headOfGoat(say, id) ?? plainHead(match, say);
    case '/nft/:id':
      return headOfCard(id) ?? plainHead(match, say);
    default:
      return plainHead(match, say);
  }
}

function plainHead({ page }: PageMatch, say: Say): PageHead {
  const image = versioned(`/api/images/social-${socialName(page.path)}.png`);
  return { title: say(page.title), description: say(page.description), image };
}

function headOfGoat(say: Say, id = ''): PageHead | undefined {
  const slug = slugNamed(id);
  if (!slug) return undefined;
  const goat = goatSummary(slug);
  return {
    title: goat.name,
    description: say('{sentence} Inspired by {footballer}.@@sentence: about a goat', {
      sentence: say(goat.shortDescription),
      footballer: goat.inspiredBy,
    }),
    image: versioned(`/api/images/social-goat-${slug}.png`),
  };
}

function headOfCard(id = ''): PageHead | undefined {
  const card = cardNamed(id);
  return (
    card && {
      title: card.name,
      description: card.description,
      image: versioned(`/api/images/social-card-${card.id}.png`),
    }
  );
}
