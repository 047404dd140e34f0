import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { placeholder } from '@goats/art';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { invalidInput } from '../../errors.ts';
import { coinByName } from './coin-names.ts';
import { MEDIA_TYPES, stepUp, WIDTHS } from './formats.ts';
import { findMatchPreview } from './match-preview.ts';
import { openPictureCache } from './picture-cache.ts';
import {
  goatImageByName,
  goatLookByName,
  imageByName,
  type NamedPicture,
} from './picture-names.ts';
import { createPicturePool } from './picture-pool.ts';

const compress = promisify(gzip);
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A match that is being played looks different in a minute. */
const A_MOMENT = 'public, max-age=10';
const MATCH = /^social-match-(\d+)\.png$/;
const WIDEST = WIDTHS.at(-1) ?? 0;

/** Every picture the product shows, drawn on demand; an unknown one is the placeholder with 404. */
export function imageRoutes(app: FastifyInstance, deps: Deps): void {
  const cache = openPictureCache(
    join(deps.config.dataDir, 'pictures'),
    deps.config.pictureCacheBytes,
  );
  const pool = createPicturePool();
  app.addHook('onClose', () => pool.close());

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    picture: NamedPicture | undefined,
    caching = FOR_EVER,
  ) {
    const width = wantedWidth(request);
    if (!picture) reply.code(404);
    const { draw, format } = picture ?? { draw: placeholder, format: 'webp' as const };
    const svg = draw();
    // Named after what is drawn, not after the address: a release that draws better is seen.
    const key = `${createHash('sha256').update(svg).digest('hex')}.${format}.${width ?? ''}`;
    const etag = `"${key.slice(0, 20)}-${format}-${width ?? 'full'}"`;
    reply
      .type(MEDIA_TYPES[format])
      .header('cache-control', picture ? caching : 'no-cache')
      // Marketplaces show our pictures on their own pages.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*')
      .header('etag', etag);
    if (picture && request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (format === 'svg') return sendSvg(request, reply, key, svg);
    const drawing = picture?.card ? { card: picture.card, svg } : { svg };
    const job = { picture: drawing, format, ...(width === undefined ? {} : { width }) };
    return reply.send(await cache.get(key, () => pool.draw(job)));
  }

  async function sendSvg(request: FastifyRequest, reply: FastifyReply, key: string, svg: string) {
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(svg);
    const bytes = await cache.get(`${key}.gzip`, () => compress(svg));
    return reply.header('content-encoding', 'gzip').send(bytes);
  }

  const hidden = { schema: { hide: true } };
  app.get<{ Params: { filename: string } }>(
    '/api/images/:filename',
    hidden,
    async (request, reply) => {
      const name = safeName(request.params.filename);
      const match = MATCH.exec(name)?.[1];
      if (match === undefined) return send(request, reply, imageByName(name));
      const preview = await findMatchPreview(deps.db, match);
      const picture = preview?.draw && ({ draw: preview.draw, format: 'png' } as const);
      return send(request, reply, picture, preview?.settled ? FOR_EVER : A_MOMENT);
    },
  );
  app.get<{ Params: { filename: string } }>(
    '/api/goat-images/:filename',
    hidden,
    (request, reply) => send(request, reply, goatImageByName(safeName(request.params.filename))),
  );
  app.get<{ Params: { slug: string; filename: string } }>(
    '/api/goat-images/:slug/:filename',
    hidden,
    (request, reply) => {
      const slug = safeName(request.params.slug);
      return send(request, reply, goatLookByName(slug, safeName(request.params.filename)));
    },
  );
  app.get<{ Params: { filename: string } }>(
    '/attached_assets/:filename',
    hidden,
    (request, reply) => send(request, reply, imageByName(safeName(request.params.filename))),
  );
  app.get<{ Params: { name: string } }>('/hoof-logo-:name', hidden, (request, reply) =>
    send(request, reply, coinByName(safeName(request.params.name))),
  );
}

/** A name is only ever looked up, never opened; what could be a path is refused all the same. */
function safeName(name: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name) || name.includes('..')) {
    throw invalidInput('filename', 'must be the name of a picture');
  }
  return name;
}

function wantedWidth(request: FastifyRequest): number | undefined {
  const { w } = request.query as { w?: unknown };
  if (w === undefined) return undefined;
  const width = typeof w === 'string' && /^[1-9]\d{0,4}$/.test(w) ? stepUp(Number(w)) : undefined;
  if (width === undefined) throw invalidInput('w', `must be a whole number from 1 to ${WIDEST}`);
  return width;
}
