import { documentTitle, SITE_NAME } from '@goats/contract';
import {
  LANGUAGE_TAGS,
  LOCALES,
  type Locale,
  localPath,
  localPicture,
  splitPath,
} from '@goats/words';
import { escapeHtml } from '../../http/html.ts';

/** What the head of one page says; the rest of the document is the same for all. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the preview picture. */
  readonly image: string;
  /** What of the address names the page, where its path alone does not: `?match=12`. */
  readonly search?: string;
  /** Pictures of the two cards that a match was announced with, while that is all there is to see. */
  readonly faces?: readonly [string, string];
}

/** What the build knows of one page: the files it will need, and its markup. */
export interface BuiltPage {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The script that starts the others: at once, or once the markup is on screen. */
  readonly curtain: string | undefined;
  /** Markup drawn ahead of any answer; shown until the live page takes its place. */
  readonly drawn: string | undefined;
}

const NOTHING_BUILT: BuiltPage = { scripts: [], styles: [], curtain: undefined, drawn: undefined };

/** Where the built index.html leaves room for the head. */
const HEAD = '<!--head-->';
const HEAD_END = '</head>';
const SCRIPTS =
  /<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?\s*/g;
const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Prepares the built index.html once; each call then only joins strings.
 *
 * `pageHtml(template)({ title: 'About', … }, 'https://goats.example/about')`
 */
export function pageHtml(
  template: string,
): (head: PageHead, url: URL, built?: BuiltPage) => string {
  const withoutTitle = template.replace(/<title>[^<]*<\/title>\s*/, '');
  const [before, rest] = withoutTitle.split(HEAD);
  const [shared, body] = rest?.split(HEAD_END) ?? [];
  const [between, after] = body?.split(EMPTY_ROOT) ?? [];
  if (before === undefined || shared === undefined || after === undefined) {
    throw new Error(`index.html has no ${HEAD} for the head or no ${EMPTY_ROOT} for the page`);
  }
  const links = (attributes: string, files: readonly string[], given = shared): string =>
    files
      .filter((file) => !given.includes(`"${file}"`))
      .map((file) => `\n    <link ${attributes} crossorigin href="${escapeHtml(file)}">`)
      .join('');
  const sharedScripts = [...shared.matchAll(SCRIPTS)].map(([, file]) => file as string);
  const sharedRest = shared.replaceAll(SCRIPTS, '');
  const scripts = ({ scripts, curtain, drawn }: BuiltPage): string => {
    const all = [...new Set([...sharedScripts, ...scripts])];
    // Asked for at once, instead of one after the other as each script names the next.
    const ahead = () =>
      curtain
        ? links('rel="modulepreload"', all, sharedRest)
        : links('rel="modulepreload"', scripts);
    return (drawn ? '' : ahead()) + (curtain ? startedBy(curtain, all) : '');
  };
  /** `url` is the address that was asked for, with its language in it. */
  return (head, url, built = NOTHING_BUILT) =>
    [
      before,
      headTags(head, url),
      scripts(built),
      built.curtain ? sharedRest : shared,
      // A page's own rules overrule the shared ones, so they come after them.
      links('rel="stylesheet"', built.styles),
      HEAD_END,
      between,
      built.drawn ? `<div id="root" data-drawn-ahead>${built.drawn}</div>` : EMPTY_ROOT,
      after,
    ].join('');
}

/** Pages are drawn once for both worlds: this is how they know which figures are theirs. */
export function inWorld(html: string, demo: boolean): string {
  return html.replace('<html', `<html data-world="${demo ? 'demo' : 'live'}"`);
}

/** The list is data, which the content security policy lets pass; the first name is the entry. */
function startedBy(file: string, scripts: readonly string[]): string {
  const list = JSON.stringify(scripts).replaceAll('<', '\\u003c');
  return `
    <script type="application/json" data-scripts>${list}</script>
    <script defer src="${escapeHtml(file)}"></script>`;
}

function headTags(head: PageHead, url: URL): string {
  const title = documentTitle(head.title);
  const canonical = url.origin + url.pathname + (head.search ?? '');
  const { locale } = splitPath(url.pathname);
  const image = url.origin + localPicture(locale, head.image);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...inOtherLanguages(url, head.search ?? ''),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:type', 'website'),
    ...OG_LOCALES[locale].map((each) => meta('property', 'og:locale', each)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  return tags.join('\n    ');
}

/** With the country that Open Graph asks for. English in America is what is taken for granted. */
const OG_LOCALES: Readonly<Record<Locale, readonly string[]>> = {
  ...{ en: [], es: ['es_ES'], pt: ['pt_BR'], fr: ['fr_FR'], de: ['de_DE'] },
};

/** Each language names all of them, itself too, or searching takes them for copies of one another. */
function inOtherLanguages({ origin, pathname }: URL, search: string): string[] {
  const { path } = splitPath(pathname);
  const link = (language: string, locale: Locale) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + localPath(locale, path) + search)}">`;
  return [...LOCALES.map((locale) => link(LANGUAGE_TAGS[locale], locale)), link('x-default', 'en')];
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}
