import { matchPage } from '@goats/contract';
import { LOCALES } from '@goats/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sitemapPaths } from './sitemap-routes.ts';

describe('the sitemap', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ env: { PUBLIC_URL: 'https://goats.example/' } });
  });
  afterAll(() => server.close());

  it('sends a search engine to pages that exist, the ten goats among them', async () => {
    const paths = sitemapPaths();
    for (const path of paths.filter((each) => !each.startsWith('/legal/'))) {
      expect(matchPage(path), path).toBeDefined();
    }
    expect(paths.filter((path) => path.startsWith('/goat/'))).toHaveLength(10);
    expect(paths).not.toContain('/admin');
    const { body, headers } = await server.app.inject('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(body).toContain('<loc>https://goats.example/goat/the-flea</loc>');
    expect(body).toContain('<loc>https://goats.example/es/goat/the-flea</loc>');
    expect(body.match(/<loc>/g)).toHaveLength(paths.length * LOCALES.length);
  });

  it('is found through robots.txt', async () => {
    const { body } = await server.app.inject('/robots.txt');
    expect(body).toContain('Sitemap: https://goats.example/sitemap.xml');
    expect(body).toContain('Disallow: /admin');
  });
});
