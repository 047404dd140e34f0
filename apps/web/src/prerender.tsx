import { GOAT_SLUGS } from '@goats/collection';
import { PAGES } from '@goats/contract';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { createAppRouter } from './app/router.ts';

/** These are somebody's own, or live, from the first moment on. */
const NOT_FOR_EVERYBODY = new Set(['/admin', '/battle', '/battle-lobby']);

export interface DrawnPages {
  /** Path to markup: `{ '/about': '<header>…' }` */
  readonly pages: Readonly<Record<string, string>>;
  /** The rules that stood in style attributes, which the content security policy forbids. */
  readonly stylesheet: string;
}

/**
 * The markup of every page that is the same for everybody, as it stands before any answer of the
 * server: a phone shows it as soon as the stylesheet is there. The browser then draws the page anew
 * and swaps it in.
 *
 * `const { pages, stylesheet } = await drawPages()`
 */
export async function drawPages(): Promise<DrawnPages> {
  const paths = PAGES.map(({ path }) => path).filter(
    (path) => !path.includes(':') && !NOT_FOR_EVERYBODY.has(path),
  );
  const goats = GOAT_SLUGS.map((slug) => `/goat/${slug}`);
  const pages: Record<string, string> = {};
  const styles = new Map<string, number>();
  for (const path of [...paths, ...goats]) {
    pages[path] = withoutStyleAttributes(
      withoutLaterPictures(withoutTyping(await drawPage(path))),
      styles,
    );
  }
  const rules = [...styles].map(([style, number]) => `[data-style="${number}"]{${style}}`);
  return { pages, stylesheet: rules.join('\n') };
}

async function drawPage(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  let failure: unknown;
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    // Otherwise React leaves large parts to an inline script, which the CSP forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure ??= error;
    },
  });
  const markup = await new Response(prelude).text();
  // A part that cannot be drawn without a browser would leave a hole that nobody notices.
  if (failure) throw new Error(`${path} cannot be drawn ahead`, { cause: failure });
  return markup;
}

/** What is typed before the page is live would be lost with the swap, so nothing can be. */
function withoutTyping(markup: string): string {
  return markup.replaceAll(/<(input|textarea)(?=[\s/>])/g, '<$1 readonly=""');
}

const EMPTY_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * Pictures that may wait come with the live page. Browsers fetch lazy ones several screens ahead,
 * and on a slow line those would hold up the scripts for seconds.
 */
function withoutLaterPictures(markup: string): string {
  return markup.replaceAll(/<img (?![^>]*data-seen)[^>]*loading="lazy"[^>]*>/g, (picture) =>
    picture.replace(/ srcSet="[^"]*"/i, '').replace(/ src="[^"]*"/, ` src="${EMPTY_PICTURE}"`),
  );
}

function withoutStyleAttributes(markup: string, styles: Map<string, number>): string {
  return markup.replaceAll(/(?<=<[^<>]*) style="([^"]*)"/g, (_attribute, escaped: string) => {
    const style = escaped.replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
    const number = styles.get(style) ?? styles.size;
    styles.set(style, number);
    return ` data-style="${number}"`;
  });
}
