import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, localPath } from '@goats/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressPage } from './compress-page.ts';

/** Neither may be out of date anywhere: the worker decides about everything else. */
const ALWAYS_ASKED = 'no-cache';

/**
 * The service worker, or with SERVICE_WORKER=off the one that takes itself away, and the page it
 * shows when nothing can be reached. A site that was built without them has neither.
 */
export async function workerRoutes(
  app: FastifyInstance,
  { webRoot, serviceWorker }: { webRoot: string; serviceWorker: boolean },
): Promise<void> {
  const script = serviceWorker ? '.worker/sw.js' : '.worker/off.js';
  await serve('/sw.js', script, 'text/javascript; charset=utf-8');
  for (const locale of LOCALES) {
    const folder = locale === 'en' ? '.plain' : `${locale}/.plain`;
    await serve(
      localPath(locale, '/offline'),
      `${folder}/offline.html`,
      'text/html; charset=utf-8',
    );
  }

  async function serve(path: string, file: string, type: string): Promise<void> {
    const text = await readFile(join(webRoot, file), 'utf8').catch(() => undefined);
    if (text === undefined) return;
    app.get(
      path,
      { schema: { hide: true } },
      async (request: FastifyRequest, reply: FastifyReply) => {
        const { bytes, encoding } = await compressPage(text, request.headers['accept-encoding']);
        if (encoding) reply.header('content-encoding', encoding);
        return reply
          .header('cache-control', ALWAYS_ASKED)
          .header('vary', 'accept-encoding')
          .type(type)
          .send(bytes);
      },
    );
  }
}
