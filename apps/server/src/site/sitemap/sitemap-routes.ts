import { GOAT_SLUGS } from '@goats/collection';
import { PAGES } from '@goats/contract';
import { LOCALES, localPath } from '@goats/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { escapeHtml } from '../../http/html.ts';
import { siteBase } from '../../http/origin.ts';

const LEGAL = ['terms-and-conditions', 'privacy-policy', 'cookie-policy'];
/** The operator's room is no page for searching. */
const HIDDEN: readonly string[] = ['/admin'];

/** Every page that stands still: the route table's own, the ten goats, the legal pages. */
export function sitemapPaths(): string[] {
  const pages = PAGES.map(({ path }) => path).filter(
    (path) => !path.includes(':') && !HIDDEN.includes(path),
  );
  return [
    ...pages,
    ...GOAT_SLUGS.map((slug) => `/goat/${slug}`),
    ...LEGAL.map((file) => `/legal/${file}.html`),
  ];
}

/** Not files: both must name the address of the site, and only a running one knows that. */
export function sitemapRoutes(app: FastifyInstance, { config }: Deps): void {
  const origin = (request: FastifyRequest) => siteBase(config, request);
  const hidden = { schema: { hide: true } };

  app.get('/sitemap.xml', hidden, (request, reply) => {
    const paths = LOCALES.flatMap((locale) =>
      sitemapPaths().map((path) => localPath(locale, path)),
    );
    const urls = paths.map(
      (path) => `  <url><loc>${escapeHtml(origin(request) + path)}</loc></url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });

  app.get('/robots.txt', hidden, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/images/\nAllow: /api/goat-images/\n\nSitemap: ${origin(request)}/sitemap.xml\n`,
      ),
  );
}
