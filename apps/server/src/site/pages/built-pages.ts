import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltPage } from './page-html.ts';

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

/** What scripts/setup/build-web.mjs wrote. */
interface DrawnAhead {
  readonly style?: string;
  readonly curtain?: string;
  readonly pages?: Readonly<Record<string, string>>;
}

/** Every page but the first screen of the home page asks the server through this. */
const DATA_PROVIDER = /\/api\/data-provider\.tsx$/;
/** The arena's address is that of every match too, whose screen is in a file of its own. */
const MATCH_SCREEN = 'src/features/match/match-screen.tsx';

/** `const pageOf = await readBuiltPages(webRoot); pageOf(new URL('…/about'))` */
export async function readBuiltPages(webRoot: string): Promise<(url: URL) => BuiltPage> {
  const [manifest, drawn] = await Promise.all([
    readJson<Manifest>(join(webRoot, '.vite/manifest.json')),
    readJson<DrawnAhead>(join(webRoot, '.drawn-ahead.json')),
  ]);
  const dataProvider = Object.keys(manifest).find((key) => DATA_PROVIDER.test(key)) ?? '';
  return (url) => {
    const more = isMatch(url) ? [dataProvider, MATCH_SCREEN] : [dataProvider];
    const { scripts, styles } = filesOf(manifest, url.pathname, more);
    // With something in the query another tab may be open than the one that was drawn.
    const markup = url.search === '' ? drawn.pages?.[url.pathname] : undefined;
    return {
      scripts,
      styles: markup === undefined ? styles : [...styles, `/${drawn.style}`],
      curtain: drawn.curtain && `/${drawn.curtain}`,
      drawn: markup,
    };
  };
}

const isMatch = ({ pathname, searchParams }: URL) =>
  pathname === '/battle' && searchParams.has('match');

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
