import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawAhead } from './draw-ahead.ts';

const market = { nfts: [{ imageUrl: '/api/images/card-17.5f1d3c2a.webp' }] };
const lobby = [{ challengerNftImageUrl: '/api/images/card-9.5f1d3c2a.webp' }];

describe('what is drawn before somebody asks', () => {
  let app: FastifyInstance;
  let drawn: string[];
  let atOnce: number;
  beforeEach(() => {
    app = Fastify();
    drawn = [];
    atOnce = 0;
    app.get('/api/nfts', async () => market);
    app.get('/api/challenges', async () => lobby);
    app.get('/api/*', async ({ url }) => {
      atOnce += 1;
      expect(atOnce, 'the other painters are for visitors').toBe(1);
      drawn.push(url);
      await new Promise(setImmediate);
      atOnce -= 1;
      return '';
    });
  });
  afterEach(() => app.close());

  it('is the home page first, then the cards of lobby and market, one at a time', async () => {
    const stop = drawAhead(app);
    await expect.poll(() => drawn.filter((url) => url.includes('figure')).length).toBe(20);
    await stop();
    expect(drawn[0]).toContain('-figure.');
    const cards = drawn.filter((url) => url.includes('card-'));
    expect(cards).toEqual(
      [256, 512].flatMap((width) => [
        `/api/images/card-9.5f1d3c2a.webp?w=${width}`,
        `/api/images/card-17.5f1d3c2a.webp?w=${width}`,
      ]),
    );
  });

  it('ends at once when the server does, and survives a database that is away', async () => {
    const stop = drawAhead(app);
    await expect.poll(() => drawn.length).toBeGreaterThan(0);
    await stop();
    const until = drawn.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(drawn).toHaveLength(until);

    const broken = Fastify();
    broken.get('/api/*', async () => {
      throw new Error('away');
    });
    await drawAhead(broken)();
    await broken.close();
  });
});
