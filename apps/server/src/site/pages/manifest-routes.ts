import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_TAGS, LOCALES, type Locale, localPath, m } from '@goats/words';
import type { FastifyInstance } from 'fastify';
import { sayIn } from '../../words/say-in.ts';

export const MANIFEST = '/manifest.webmanifest';

/** As much of it as has words or addresses of pages. */
interface Manifest {
  readonly lang: string;
  readonly description: string;
  readonly start_url: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** By their English names, which stand in the file; its description is that of the home page. */
const SHORTCUTS: Readonly<Record<string, string>> = {
  Battle: m('Battle@@noun'),
  Marketplace: m('Marketplace'),
  'My collection': m('My collection'),
};

/**
 * What a phone is told that puts the site on its home screen, in each other language. The `id` stays:
 * whoever has the English one there must not be given a second.
 */
export async function manifestRoutes(app: FastifyInstance, webRoot: string): Promise<void> {
  const text = await readFile(join(webRoot, MANIFEST), 'utf8').catch(() => undefined);
  // Tests serve a bare index.html.
  if (text === undefined) return;
  const manifest = JSON.parse(text) as Manifest;
  for (const locale of LOCALES) {
    if (locale === 'en') continue;
    const translated = JSON.stringify(manifestIn(locale, manifest));
    app.get(localPath(locale, MANIFEST), { schema: { hide: true } }, (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(translated),
    );
  }
}

/** `manifestIn('es', manifest).start_url // '/es'` */
export function manifestIn<M extends Manifest>(locale: Locale, manifest: M): M {
  const say = sayIn(locale);
  return {
    ...manifest,
    lang: LANGUAGE_TAGS[locale],
    description: say(manifest.description),
    start_url: localPath(locale, manifest.start_url),
    shortcuts: manifest.shortcuts.map(({ name, url }) => ({
      name: say(SHORTCUTS[name] ?? name),
      url: localPath(locale, url),
    })),
  };
}
