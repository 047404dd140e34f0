import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchPage, PAGES } from '@goats/contract';
import { LOCALES, type Locale } from '@goats/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { catalogueOf } from '../../words/catalogues.ts';
import { MANIFEST, manifestIn } from './manifest-routes.ts';

const WEB = new URL('../../../../web/', import.meta.url);
const english = JSON.parse(await readFile(new URL(`public${MANIFEST}`, WEB), 'utf8'));

let server: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goats-manifest-'));
  await writeFile(join(folder, 'index.html'), await readFile(new URL('index.html', WEB), 'utf8'));
  await writeFile(join(folder, MANIFEST), JSON.stringify(english));
  server = await createTestApp({ env: { DATA_DIR: folder }, webRoot: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it('opens from the home screen in the language in which it was put there', async () => {
  for (const path of ['/es', '/es/about']) {
    expect((await server.app.inject(path)).body).toContain('href="/es/manifest.webmanifest"');
  }
  expect((await server.app.inject('/about')).body).toContain('href="/manifest.webmanifest"');
  const answer = await server.app.inject('/es/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('manifest+json');
  expect(answer.json()).toMatchObject({
    ...{ id: '/', scope: '/', start_url: '/es', lang: 'es', icons: english.icons },
    name: english.name,
  });
  for (const { url } of answer.json().shortcuts) {
    expect(url).toMatch(/^\/es\//);
    expect((await server.app.inject(url)).statusCode).toBe(200);
  }
});

it('stays as it is in English', async () => {
  expect((await server.app.inject(MANIFEST)).json()).toEqual(english);
  expect(manifestIn('en', english)).toEqual(english);
});

it('says nothing that has no translation of its own', () => {
  expect(PAGES.map(({ description }) => description)).toContain(english.description);
  for (const { url } of english.shortcuts) {
    expect(matchPage(new URL(url, 'https://goats.example').pathname)).toBeDefined();
  }
});

const others: Locale[] = LOCALES.filter((locale) => locale !== 'en');

it.each(others)('has the words of %s where there are any', (locale) => {
  const words = catalogueOf(locale);
  const { description, shortcuts } = manifestIn(locale, english);
  expect(description).toBe(words[english.description] ?? english.description);
  expect(shortcuts.map(({ name }: { name: string }) => name)).toEqual([
    words['Battle@@noun'] ?? 'Battle',
    words.Marketplace ?? 'Marketplace',
    words['My collection'] ?? 'My collection',
  ]);
});
