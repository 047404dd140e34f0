import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANY_MATCH } from '@goats/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { escapeHtml } from '../../http/html.ts';
import { sayIn } from '../../words/say-in.ts';
import { NO_SCRIPT, readBuiltPages } from './built-pages.ts';

const KIT = '../../packages/ui/src/api/data-provider.tsx';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goats-built-'));
  await mkdir(join(folder, '.vite'));
  const manifest = {
    'src/routes/cups.tsx': { file: 'assets/cups.js', imports: ['_kit.js'], css: ['cups.css'] },
    'src/routes/home.tsx': { file: 'assets/home.js' },
    'src/routes/battle.tsx': { file: 'assets/battle.js' },
    'src/features/match/match-screen.tsx': {
      ...{ file: 'assets/match-screen.js', css: ['match.css'], imports: ['_kit.js'] },
    },
    'src/routes/arena.tsx': { file: 'assets/arena.js' },
    '_kit.js': { file: 'assets/kit.js' },
    [KIT]: { file: 'assets/data.js', imports: ['_query.js'] },
    '_query.js': { file: 'assets/query.js' },
  };
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  const drawn = {
    en: { folder: 'assets', own: [], style: 'en.css', curtain: 'en.js', pages: { '/': '<p>Hi' } },
    fr: {
      ...{ folder: 'assets/fr-1', own: [], style: 'fr.css', curtain: 'fr.js' },
      pages: { [ANY_MATCH]: '<p>Match', '/clubs': '<p>Clubs' },
    },
    es: {
      ...{ folder: 'assets/es-1', own: ['cups.js'], style: 'es.css', curtain: 'es.js' },
      pages: { '/cups': '<p>Copas' },
    },
  };
  await writeFile(join(folder, '.drawn-ahead.json'), JSON.stringify(drawn));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('asks for everything a page needs at once, also for what asks the server', async () => {
  const { pageOf } = await readBuiltPages(folder);
  const { scripts, styles } = pageOf(new URL('https://goats.example/cups/7'), 'en');
  expect(scripts).toEqual(['cups', 'kit', 'data', 'query'].map((name) => `/assets/${name}.js`));
  expect(styles).toEqual(['/cups.css']);
});

it('lets the first screen of the home page come without what asks the server', async () => {
  const { pageOf } = await readBuiltPages(folder);
  expect(pageOf(new URL('https://goats.example/'), 'en').scripts).toEqual(['/assets/home.js']);
});

it('brings whoever opens a match its screen, whoever visits the arena that, and nobody both', async () => {
  const { pageOf } = await readBuiltPages(folder);
  const arena = pageOf(new URL('https://goats.example/battle?tab=lobby'), 'en');
  expect(arena.scripts).toContain('/assets/arena.js');
  expect(arena.scripts).not.toContain('/assets/match-screen.js');
  const match = pageOf(new URL('https://goats.example/battle?match=7'), 'en');
  expect(match.scripts).toContain('/assets/match-screen.js');
  expect(match.scripts).not.toContain('/assets/arena.js');
  expect(match.styles).toEqual(['/match.css']);
});

it('shows every match in the frame that was drawn for all of them, and no tab that was not drawn', async () => {
  const { pageOf } = await readBuiltPages(folder);
  const drawn = (path: string) => pageOf(new URL(path, 'https://goats.example'), 'fr').drawn;
  expect(drawn('/battle?match=7')).toBe('<p>Match');
  expect(drawn('/battle?match=8&guide=1')).toBe('<p>Match');
  expect(drawn('/battle?tab=lobby')).toBeUndefined();
  expect(drawn('/clubs')).toBe('<p>Clubs');
  expect(drawn('/clubs?tab=past')).toBeUndefined();
});

it('gives a language its own scripts, and the shared ones where all find them', async () => {
  const { pageOf, documentIn } = await readBuiltPages(folder);
  const page = pageOf(new URL('https://goats.example/cups'), 'es');
  expect(page.scripts.slice(0, 2)).toEqual(['/assets/es-1/cups.js', '/assets/kit.js']);
  expect(page).toMatchObject({ drawn: '<p>Copas', curtain: '/es.js' });
  const document =
    '<html lang="en"><script src="/assets/cups.js"></script><script src="/assets/kit.js">';
  expect(documentIn('es', document)).toBe(
    '<html lang="es"><script src="/assets/es-1/cups.js"></script><script src="/assets/kit.js">',
  );
  // The server has told the document its world before it asks.
  const inWorld = document.replace('<html', '<html data-world="demo"');
  expect(documentIn('pt', inWorld)).toContain('<html data-world="demo" lang="pt-BR">');
});

it('tells whoever has no scripts in their language that they are needed', async () => {
  const page = await readFile(new URL('../../../../web/index.html', import.meta.url), 'utf8');
  expect(page).toContain(`<noscript>${NO_SCRIPT}</noscript>`);
  const { documentIn } = await readBuiltPages(folder);
  expect(documentIn('en', page)).toBe(page);
  expect(documentIn('fr', page)).toContain(
    `<noscript>${escapeHtml(sayIn('fr')(NO_SCRIPT))}</noscript>`,
  );
});
