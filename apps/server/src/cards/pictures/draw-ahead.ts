import { setTimeout as sleep } from 'node:timers/promises';
import { GOAT_SLUGS, versioned } from '@goats/collection';
import type { FastifyInstance } from 'fastify';

/** Enough for the first page of a list; the next is drawn while this one is looked at. */
const CARDS = 24;
/** In phones and at desks, as the pages ask for them. */
const CARD_WIDTHS = [256, 512];
const PORTRAIT_WIDTHS = [192, 64, 640, 320];
const FIGURE_WIDTHS = [960, 768];

/**
 * Draws what is seen first, so that the first visitor of a release finds it kept: the ten goats of the
 * home page, the first cards of the market and of the lobby. One at a time, at most half of one
 * painter's time; what is kept already costs a look at the disk. Answers how to stop.
 */
export function drawAhead(app: FastifyInstance): () => Promise<void> {
  const over = new AbortController();
  const { signal } = over;

  async function get(url: string) {
    signal.throwIfAborted();
    return app.inject({ url });
  }

  async function draw(path: string): Promise<void> {
    const began = performance.now();
    await get(path);
    await sleep(performance.now() - began, undefined, { signal, ref: false });
  }

  async function cards(url: string): Promise<string[]> {
    const found = (await get(url)).body.match(/\/api\/images\/card-\d+\.[0-9a-f.]*webp/g);
    return [...new Set(found)].slice(0, CARDS);
  }

  async function everything(): Promise<void> {
    const goats = (view: string, width: number) =>
      GOAT_SLUGS.map((slug) => `${versioned(`/api/goat-images/${slug}${view}.webp`)}?w=${width}`);
    const shown = [
      ...(await cards('/api/challenges')),
      ...(await cards(`/api/nfts?limit=${CARDS}`)),
    ];
    const paths = [
      ...FIGURE_WIDTHS.flatMap((width) => goats('-figure', width).slice(0, 1)),
      ...PORTRAIT_WIDTHS.flatMap((width) => goats('', width)),
      ...CARD_WIDTHS.flatMap((width) => shown.map((path) => `${path}?w=${width}`)),
      ...FIGURE_WIDTHS.flatMap((width) => goats('-figure', width).slice(1)),
    ];
    for (const path of paths) await draw(path);
  }

  // Nobody misses what is not drawn ahead: it is drawn when it is asked for.
  everything().catch(() => undefined);
  return async () => over.abort();
}
