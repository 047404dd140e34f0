import { GOAT_SLUGS } from '@goats/collection';
import { ANY_MATCH, PAGES } from '@goats/contract';
import { pageHref } from '@goats/words';
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createAppRouter } from './app/router.ts';
import { PLAIN_PAGES } from './plain/plain-pages.tsx';

/** These are somebody's own, or live, from the first moment on. */
const NOT_FOR_EVERYBODY = new Set([
  '/admin',
  '/album',
  '/battle',
  '/battle-lobby',
  '/friends',
  '/live',
  '/my-market',
  '/today',
]);

export interface DrawnPages {
  /** Path to markup: `{ '/about': '<header>…' }` */
  readonly pages: Readonly<Record<string, string>>;
  /** The rules that stood in style attributes, which the content security policy forbids. */
  readonly stylesheet: string;
}

export interface DrawnPlainPage {
  /** Where it goes in the built site: `legal/privacy-policy.html` */
  readonly file: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly markup: string;
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
  for (const path of [...paths, ...goats, ANY_MATCH]) {
    const address = path === ANY_MATCH ? `${path}=0` : path;
    pages[path] = withoutStyleAttributes(
      withoutLaterPictures(withoutTyping(await drawPage(address))),
      styles,
    );
  }
  const rules = [...styles].map(([style, number]) => `[data-style="${number}"]{${style}}`);
  return { pages, stylesheet: rules.join('\n') };
}

/** The pages that are nothing but markup, in the frame of the others. */
export async function drawPlainPages(): Promise<DrawnPlainPage[]> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [pageHref('/about')] }));
  const pages: DrawnPlainPage[] = [];
  for (const [file, { title, description, page }] of Object.entries(PLAIN_PAGES)) {
    const markup = await draw(
      file,
      <RouterContextProvider router={router}>{page}</RouterContextProvider>,
    );
    // Neither is there a stylesheet for these, nor a script to make up for it.
    if (/<[^<>]* style=|<script/.test(markup)) throw new Error(`${file} is more than markup`);
    pages.push({ file, title, description, markup });
  }
  return pages;
}

async function drawPage(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [pageHref(path)] }));
  await router.load();
  return draw(path, <RouterProvider router={router} />);
}

async function draw(name: string, page: ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(page, {
    // Otherwise React leaves large parts to an inline script, which the CSP forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure ??= error;
    },
  });
  const markup = await new Response(prelude).text();
  // A part that cannot be drawn without a browser would leave a hole that nobody notices.
  if (failure) throw new Error(`${name} cannot be drawn ahead`, { cause: failure });
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
  return markup.replaceAll(
    /(<[^<>]*?) style="([^"]*)"/g,
    (_tag, before: string, escaped: string) => {
      const style = escaped.replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
      const number = styles.get(style) ?? styles.size;
      styles.set(style, number);
      return `${before} data-style="${number}"`;
    },
  );
}
