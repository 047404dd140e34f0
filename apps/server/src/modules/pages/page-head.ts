import type { PageMatch } from '@goats/contract';
import type { Deps } from '../../deps.ts';
import type { PageHead } from './page-html.ts';

const HOUSE_PICTURE = '/api/images/social-home.png';

/** The 404 page is a page too, and says so when it is shared. */
const NOT_FOUND_HEAD: PageHead = {
  title: '404 Page Not Found',
  description: 'This page could not be found or has wandered off.',
  image: HOUSE_PICTURE,
};

export async function pageHead(match: PageMatch | undefined, _deps: Deps): Promise<PageHead> {
  if (!match) return NOT_FOUND_HEAD;
  const { title, description } = match.page;
  return { title, description, image: HOUSE_PICTURE };
}
