import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANY_MATCH } from '@goats/contract';
import { LANGUAGE_TAGS, type Locale, localPath, m, mapLocales } from '@goats/words';
import { escapeHtml } from '../../http/html.ts';
import { sayIn } from '../../words/say-in.ts';
import { MANIFEST } from './manifest-routes.ts';
import type { BuiltPage } from './page-html.ts';

const ASSETS = '/assets/';
/** As index.html says it; a test compares them. */
export const NO_SCRIPT = m(
  'Legendary GOATs needs JavaScript. The goats need it less, but they insist.',
);

/** As much of Vite's manifest as it takes to follow the imports of a page. */
type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

/** What scripts/setup/build-web.mjs wrote for each language. */
interface DrawnAhead {
  /** Where this language's own scripts lie: `assets/es-1a2b3c4d` */
  readonly folder: string;
  readonly own: readonly string[];
  readonly style: string;
  readonly curtain: string;
  readonly pages: Readonly<Record<string, string>>;
}

export interface BuiltPages {
  /** By its language and its address in the route table. */
  pageOf(url: URL, locale: Locale): BuiltPage;
  /** The built document with the scripts and the words of a language instead of the English ones. */
  documentIn(locale: Locale, document: string): string;
}

/** Every page but the first screen of the home page asks the server through this. */
const DATA_PROVIDER = /\/api\/data-provider\.tsx$/;
/** Both have the same address, and a file of their own. */
const MATCH_SCREEN = 'src/features/match/match-screen.tsx';
const ARENA = 'src/routes/arena.tsx';

/** `const { pageOf } = await readBuiltPages(webRoot); pageOf(new URL('…/about'), 'en')` */
export async function readBuiltPages(webRoot: string): Promise<BuiltPages> {
  const [manifest, drawn] = await Promise.all([
    readJson<Manifest>(join(webRoot, '.vite/manifest.json')),
    readJson<Partial<Record<Locale, DrawnAhead>>>(join(webRoot, '.drawn-ahead.json')),
  ]);
  const dataProvider = Object.keys(manifest).find((key) => DATA_PROVIDER.test(key)) ?? '';
  const own = mapLocales((locale) => new Set(drawn[locale]?.own));
  const scriptIn = (locale: Locale, script: string): string => {
    const name = script.slice(ASSETS.length);
    return own[locale].has(name) ? `/${drawn[locale]?.folder}/${name}` : script;
  };
  return {
    pageOf(url, locale) {
      const { scripts, styles } = filesOf(manifest, url.pathname, [dataProvider, ...partOf(url)]);
      const { pages, style, curtain } = drawn[locale] ?? {};
      // With anything else in the query another tab may be open than the one that was drawn.
      const markup = pages?.[isMatch(url) ? ANY_MATCH : url.pathname + url.search];
      return {
        scripts: scripts.map((script) => scriptIn(locale, script)),
        styles: markup === undefined ? styles : [...styles, `/${style}`],
        curtain: curtain && `/${curtain}`,
        drawn: markup,
      };
    },
    documentIn: (locale, document) =>
      document
        .replace(/(?<=<html[^>]* lang=")en(?=")/, LANGUAGE_TAGS[locale])
        .replace(`href="${MANIFEST}"`, `href="${localPath(locale, MANIFEST)}"`)
        .replace(NO_SCRIPT, () => escapeHtml(sayIn(locale)(NO_SCRIPT)))
        .replaceAll(/(?<==")\/assets\/[\w.-]+\.js(?=")/g, (script) => scriptIn(locale, script)),
  };
}

const isMatch = ({ pathname, searchParams }: URL) =>
  pathname === '/battle' && searchParams.has('match');

function partOf(url: URL): string[] {
  if (url.pathname !== '/battle') return [];
  return [isMatch(url) ? MATCH_SCREEN : ARENA];
}

/** The route's file is named after the first part of its path; the home page after itself. */
function filesOf(
  manifest: Manifest,
  path: string,
  more: readonly string[],
): Pick<BuiltPage, 'scripts' | 'styles'> {
  const name = path.split('/')[1] || 'home';
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const follow = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  follow(`src/routes/${name}.tsx`);
  if (name !== 'home') for (const key of more) follow(key);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Tests serve a bare index.html; a page without these is complete, only slower. */
async function readJson<T extends object>(path: string): Promise<T> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return JSON.parse(text) as T;
}
