import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { matchPage, PAGE_REDIRECTS } from '@goats/contract';
import { LOCALES, localPath, mapLocales, splitPath } from '@goats/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type AppError, refuse } from '../../errors.ts';
import { sendRefusal } from '../../http/error-handling.ts';
import { addressOf } from '../../http/origin.ts';
import { albumHead } from './album-head.ts';
import { readBuiltPages } from './built-pages.ts';
import { compressPage } from './compress-page.ts';
import { cupHead } from './cup-head.ts';
import { duelHead } from './duel-head.ts';
import { LEAVE_FILE, readLeavePolicy } from './leave-policy.ts';
import { manifestRoutes } from './manifest-routes.ts';
import { withFaces } from './match-frame.ts';
import { matchHead } from './match-head.ts';
import { namesNothing } from './names-nothing.ts';
import { pageHead } from './page-head.ts';
import { type BuiltPage, inWorld, type PageHead, pageHtml } from './page-html.ts';
import { playerHead } from './player-head.ts';
import { puzzleHead } from './puzzle-head.ts';
import { workerRoutes } from './worker-routes.ts';

const ONE_YEAR_S = 31_536_000;

/** The operator's desk is an app of its own, with a document of its own. */
const DESK = '/admin';
const DESK_NAMES_ITS_FILES = { scripts: [], styles: [] };

/**
 * The web application: built files as they are, every other path as the document of its app with the
 * head of its page. A path that is no page, or names nothing, answers 404 with the site's document,
 * which then shows the 404 or says what is missing.
 */
export async function pageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { webRoot } = deps;
  if (!webRoot) {
    app.setNotFoundHandler((request, reply) => sendRefusal(reply, unknownPath(request)));
    return;
  }
  const leavePolicy = await readLeavePolicy(webRoot);
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    wildcard: false,
    globIgnore: ['assets/**'],
    preCompressed: true,
    setHeaders(reply, path) {
      reply.header('cache-control', 'public, max-age=300');
      if (leavePolicy && LEAVE_FILE.test(path)) {
        reply.header('content-security-policy', leavePolicy);
      }
    },
  });
  // Thousands, in five languages: a route for each was an eighth of the server's start.
  await app.register(fastifyStatic, {
    root: join(webRoot, 'assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    setHeaders(reply) {
      reply.header('cache-control', `public, max-age=${ONE_YEAR_S}, immutable`);
    },
  });
  await workerRoutes(app, { webRoot, serviceWorker: deps.config.serviceWorker });
  await manifestRoutes(app, webRoot);
  for (const locale of LOCALES) {
    for (const [from, to] of Object.entries(PAGE_REDIRECTS)) {
      app.get(localPath(locale, from), { schema: { hide: true } }, (_request, reply) =>
        reply.redirect(localPath(locale, to), 302),
      );
    }
    if (locale === 'en') continue;
    // The desk speaks English alone.
    app.get(localPath(locale, DESK), { schema: { hide: true } }, (_request, reply) =>
      reply.redirect(DESK, 302),
    );
  }
  const { pageOf, documentIn } = await readBuiltPages(webRoot);
  const site = inWorld(await readFile(join(webRoot, 'index.html'), 'utf8'), deps.config.demoWorld);
  // Tests serve a bare index.html.
  const desk = await readFile(join(webRoot, '.desk/index.html'), 'utf8').catch(() => site);
  const renderSite = mapLocales((locale) => pageHtml(documentIn(locale, site)));
  const renderDesk = pageHtml(desk);

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    if (!isPageRequest(request)) {
      // A chunk that is not here yet or any more: whoever keeps this answer stays broken.
      return sendRefusal(reply.header('cache-control', 'no-store'), unknownPath(request));
    }
    const address = addressOf(deps.config, request);
    const { locale, path } = splitPath(address.pathname);
    const url = new URL(address);
    url.pathname = path;
    const match = matchPage(path);
    const head =
      (await matchHead(deps.db, url, locale)) ??
      (await cupHead(deps.db, url, locale)) ??
      (await duelHead(deps.db, url, deps.clock.now(), locale)) ??
      (await playerHead(deps.db, url, locale)) ??
      (await albumHead(deps.db, url, locale)) ??
      (await puzzleHead(deps.db, url, () => deps.clock.now(), locale)) ??
      pageHead(match, locale);
    const known = match !== undefined && !(await namesNothing(deps.db, match));
    const built = inFrame(pageOf(url, locale), head);
    const html =
      match?.page.path === DESK
        ? renderDesk(head, address, { ...built, ...DESK_NAMES_ITS_FILES })
        : renderSite[locale](head, address, built);
    const { bytes, encoding } = await compressPage(html, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    // A link is for whoever was sent it; previews may look, an index may not.
    if (match?.page.path === '/duel/:id') reply.header('x-robots-tag', 'noindex');
    return reply
      .code(known ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(bytes);
  }
  app.get('/', { schema: { hide: true } }, sendPage);
  const { enter, guard } = app.readLines;
  app.setNotFoundHandler({ preHandler: enter }, guard(sendPage));
}

function inFrame(built: BuiltPage, { faces }: PageHead): BuiltPage {
  return faces && built.drawn ? { ...built, drawn: withFaces(built.drawn, faces) } : built;
}

/** API paths and files answer programs; only what a person could have typed gets the document. */
function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?', 1)[0] ?? '/';
  return (
    !/^\/(api|metrics|assets|attached_assets)(\/|$)/.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path)
  );
}

function unknownPath(request: FastifyRequest): AppError {
  const path = request.url.split('?', 1)[0] ?? '';
  return refuse('nothing-there', { method: request.method, path: path.slice(0, 200) });
}
