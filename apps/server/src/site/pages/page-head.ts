import { goatSummary, versioned } from '@goats/collection';
import type { PageMatch } from '@goats/contract';
import { socialName } from '../../cards/pictures/social-names.ts';
import { cardNamed, slugNamed } from './names-nothing.ts';
import type { PageHead } from './page-html.ts';

/** The 404 page is a page too, and says so when it is shared. */
const NOT_FOUND_HEAD: PageHead = {
  title: '404 Page Not Found',
  description: 'This page could not be found or has wandered off.',
  image: versioned('/api/images/social-home.png'),
};

/** What a browser tab and a shared link say; pages about one goat or one card speak of it. */
export function pageHead(match: PageMatch | undefined): PageHead {
  if (!match) return NOT_FOUND_HEAD;
  const { page, id } = match;
  switch (page.path) {
    case '/goat/:id':
    case '/goat-profile/:id':
    case '/base-goat/:id':
      return headOfGoat(id) ?? plainHead(match);
    case '/nft/:id':
      return headOfCard(id) ?? plainHead(match);
    default:
      return plainHead(match);
  }
}

function plainHead({ page }: PageMatch): PageHead {
  const image = versioned(`/api/images/social-${socialName(page.path)}.png`);
  return { title: page.title, description: page.description, image };
}

function headOfGoat(id = ''): PageHead | undefined {
  const slug = slugNamed(id);
  if (!slug) return undefined;
  const goat = goatSummary(slug);
  return {
    title: goat.name,
    description: `${goat.shortDescription} Inspired by ${goat.inspiredBy}.`,
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
