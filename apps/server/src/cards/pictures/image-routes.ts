import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { PICTURE_VERSION } from '@goats/collection';
import { LOCALES, type Locale, toLocale } from '@goats/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { invalidInput, refuse } from '../../errors.ts';
import { createFairLines } from '../../kernel/rate-limits/fair-lines.ts';
import { findAlbumPreview } from '../album/album-preview.ts';
import { coinByName } from './coin-names.ts';
import { findCupPreview } from './cup-preview.ts';
import type { PictureJob } from './draw-picture.ts';
import { findDuelPreview } from './duel-preview.ts';
import { MEDIA_TYPES, type Shelf, stepUp, WIDEST } from './formats.ts';
import { iconByName } from './icon-names.ts';
import { identify } from './identify-picture.ts';
import { findMatchPreview } from './match-preview.ts';
import { openPictureCache } from './picture-cache.ts';
import {
  goatImageByName,
  goatLookByName,
  imageByName,
  type NamedPicture,
  splitFilename,
} from './picture-names.ts';
import { createPicturePool, PAINTERS } from './picture-pool.ts';
import { findPuzzlePicture } from './puzzle-picture.ts';

const compress = promisify(gzip);
/** Less time than the usual level takes, for 7 % more bytes of a card. */
const PACKING = { level: 3 };
const FOR_EVER = 'public, max-age=31536000, immutable';
/** What stands behind any other address may be drawn differently tomorrow. */
const A_MINUTE = 'public, max-age=60';
const MATCH = /^social-match-(\d+)\.png$/;
/** A code may begin with any sign of its alphabet. */
const DUEL = /^social-duel-([\w-]{22})\.png$/;
const PUZZLE = /^social-puzzle-(\d{4}-\d\d-\d\d)\.png$/;
/** Any other would be the same picture in every language, drawn and kept once more. */
const HAS_WORDS = /\/(social-|cups\/|albums\/)/;
const MOST_WAITING = 512;
const MOST_WAITING_PER_ADDRESS = 128;
/**
 * Before the painters: whoever wants a thousand pictures that nobody has seen yet does not delay
 * somebody else's first. Two for each painter, so that none of them waits for us.
 */
const LINES = {
  atOnce: 2 * PAINTERS,
  perAddress: MOST_WAITING_PER_ADDRESS,
  waiting: MOST_WAITING,
  patienceMs: 30_000,
  full: 'artists-busy',
} as const;

/**
 * Every picture the product shows, drawn on demand; an unknown one is 404 in words: a picture in
 * its place would be shown, and a page's own fallbacks never run. An address whose version is the picture's own is answered for ever, any other one for a minute.
 *
 * Only pixels are kept on disk: an SVG costs milliseconds, and there are enough names to push
 * everything out that took a painter's time.
 */
export function imageRoutes(app: FastifyInstance, deps: Deps): void {
  const cache = openPictureCache(
    join(deps.config.dataDir, 'pictures'),
    deps.config.pictureCacheBytes,
  );
  const pool = createPicturePool();
  const lines = createFairLines(LINES);
  // Of their own: what takes a millisecond does not wait behind what takes half a second.
  const svgLines = createFairLines(LINES);
  app.addHook('onClose', () => pool.close());

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { picture, path, version, shelf, locale }: Wanted,
  ) {
    if (!picture) {
      const headers = { 'cache-control': 'no-cache' };
      throw refuse('picture-unknown', {}, { headers });
    }
    // The version knows the drawings and not the translations, so that none of these is for ever.
    const isCurrent = locale === 'en' && version === (picture.version ?? PICTURE_VERSION);
    const width = wantedWidth(request, shelf);
    const { format } = picture;
    const { what, draw } = identify(picture, path, locale);
    const key = `${createHash('sha256').update(what).digest('hex')}.${format}.${width ?? ''}`;
    const etag = `"${key.slice(0, 20)}-${format}-${width ?? 'full'}"`;
    const headers = {
      'content-type': MEDIA_TYPES[format],
      'cache-control': isCurrent ? FOR_EVER : A_MINUTE,
      // Marketplaces show our pictures on their own pages.
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      etag,
      ...(format === 'svg' ? { vary: 'accept-encoding' } : {}),
    };
    if (request.headers['if-none-match'] === etag) {
      return reply.code(304).headers(headers).send();
    }
    const isPacked = format === 'svg' && acceptsGzip(request);
    const bytes =
      format === 'svg'
        ? await drawSvg(request, reply, isPacked ? () => compress(draw(), PACKING) : draw)
        : ((await cache.find(key)) ??
          (await paint(request, reply, key, () => ({
            svg: draw(),
            format,
            ...(width === undefined ? {} : { width }),
          }))));
    // Only now: a refusal with these headers would be kept for ever in the picture's place.
    if (isPacked) reply.header('content-encoding', 'gzip');
    return reply.headers(headers).send(bytes);
  }

  function paint(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    job: () => PictureJob,
  ): Promise<Buffer | undefined> {
    return lines.wait(request.ip, async () => {
      // Nobody draws for whoever has hung up while waiting.
      if (reply.raw.destroyed) return undefined;
      return cache.get(key, () => pool.draw(job()));
    });
  }

  function drawSvg(
    request: FastifyRequest,
    reply: FastifyReply,
    draw: () => string | Promise<Buffer>,
  ): Promise<string | Buffer | undefined> {
    return svgLines.wait(request.ip, async () => {
      // So that whatever else the server has to answer comes between two drawings.
      await setImmediate();
      return reply.raw.destroyed ? undefined : draw();
    });
  }

  function serve(shelf: Shelf, path: string, find: Find) {
    app.get<{ Params: { slug?: string; filename: string } }>(
      path,
      { schema: { hide: true }, config: { ownLine: true } },
      async (request, reply) => {
        const { name, version } = nameOf(request.params.filename);
        const { slug } = request.params;
        const wanted = slug && safeName(slug);
        const place = path
          .replace(':slug', slug ?? '')
          .replace(':filename', name)
          .toLowerCase();
        const locale = HAS_WORDS.test(place) ? wantedLocale(request) : 'en';
        const picture = await app.readLines.wait(request.ip, async () =>
          find(name, { slug: wanted, locale }),
        );
        return send(request, reply, { picture, path: place, version, shelf, locale });
      },
    );
  }

  serve('images', '/api/images/:filename', (name, { locale }) => {
    const match = MATCH.exec(name)?.[1];
    if (match !== undefined) return drawn(findMatchPreview(deps.db, match, locale));
    const code = DUEL.exec(name)?.[1];
    if (code !== undefined) return drawn(findDuelPreview(deps.db, code, deps.clock.now(), locale));
    const day = PUZZLE.exec(name)?.[1];
    return day === undefined ? imageByName(name, locale) : findPuzzlePicture(deps.db, day, locale);
  });
  serve('images', '/api/images/cups/:filename', (name, { locale }) =>
    previewOf((stem) => findCupPreview(deps.db, stem, locale), name),
  );
  serve('images', '/api/images/albums/:filename', (name, { locale }) =>
    previewOf((stem) => findAlbumPreview(deps.db, stem, locale), name),
  );
  serve('goats', '/api/goat-images/:filename', (name) => goatImageByName(name));
  serve('goats', '/api/goat-images/:slug/:filename', (name, { slug = '' }) =>
    goatLookByName(slug, name),
  );
  serve('images', '/attached_assets/:filename', (name, { locale }) => imageByName(name, locale));
  serve('images', '/hoof-logo-:filename', coinByName);
  serve('images', '/app-icon-:filename', iconByName);
}

type Picture = NamedPicture | undefined;

interface Wanted {
  readonly picture: Picture;
  /** Its address without the version, the same for every way to write it. */
  readonly path: string;
  readonly version: string | undefined;
  readonly shelf: Shelf;
  readonly locale: Locale;
}

type Find = (
  name: string,
  asked: { readonly slug: string | undefined; readonly locale: Locale },
) => Picture | Promise<Picture>;

/** Of a match or a duel, whose card may be one that has no picture of ours. */
async function drawn(
  finding: Promise<
    { readonly draw: (() => string) | undefined; readonly version: string } | undefined
  >,
): Promise<Picture> {
  const preview = await finding;
  return preview?.draw && { draw: preview.draw, format: 'png', version: preview.version };
}

type FindPreview = (stem: string) => Promise<Required<Omit<NamedPicture, 'format'>> | undefined>;

/** `12.png` of a cup, `0x….png` of an album: what its page says when it is shared. */
async function previewOf(find: FindPreview, name: string): Promise<Picture> {
  const file = splitFilename(name);
  const preview = file && (await find(file.stem));
  return preview && { draw: preview.draw, format: file.format, version: preview.version };
}

function acceptsGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b/.test(headers['accept-encoding'] ?? '');
}

/** A name is only ever looked up, never opened; what could be a path is refused all the same. */
function safeName(name: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name) || name.includes('..')) {
    throw invalidInput('filename', 'must be the name of a picture');
  }
  return name;
}

const VERSION = /\.([a-z0-9-]+)(?=\.[a-z]+$)/i;

/** `nameOf('card-17.5f1d3c2a.webp') // { name: 'card-17.webp', version: '5f1d3c2a' }` */
function nameOf(filename: string): { name: string; version: string | undefined } {
  const name = safeName(filename);
  return { name: name.replace(VERSION, ''), version: VERSION.exec(name)?.[1] };
}

function wantedWidth(request: FastifyRequest, shelf: Shelf): number | undefined {
  const { w } = request.query as { w?: unknown };
  if (w === undefined) return undefined;
  const width =
    typeof w === 'string' && /^[1-9]\d{0,4}$/.test(w) ? stepUp(Number(w), shelf) : undefined;
  if (width === undefined) {
    throw invalidInput('w', `must be a whole number from 1 to ${WIDEST[shelf]}`);
  }
  return width;
}

/** `?lang=es`: for pictures that have words in them. The English ones have one address alone. */
function wantedLocale(request: FastifyRequest): Locale {
  const { lang } = request.query as { lang?: unknown };
  if (lang === undefined) return 'en';
  const locale = typeof lang === 'string' ? toLocale(lang) : undefined;
  if (locale === undefined || locale === 'en') {
    throw invalidInput('lang', `must be one of ${LOCALES.slice(1).join(', ')}`);
  }
  return locale;
}
