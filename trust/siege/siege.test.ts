import { beforeAll, describe, expect, it } from 'vitest';
import { auditEverything } from '../../apps/server/src/audit-everything.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { ensureOperator } from '../../apps/server/src/desk/admin/operators.ts';
import { spreadNews } from '../../apps/server/src/people/inbox/spread-news.ts';
import { advanceAuctions } from '../../apps/server/src/slices/auction/advance-auctions.ts';
import { createTestApp, ROOMY, type TestApp } from '../../apps/server/src/testing/test-app.ts';
import type { Attack, Preset, Terrain } from './attack.ts';
import { auctionKill } from './attacks/auction-kill.ts';
import { auctionRing } from './attacks/auction-ring.ts';
import { bonusFarm } from './attacks/bonus-farm.ts';
import { buyOut } from './attacks/buy-out.ts';
import { cups } from './attacks/cups.ts';
import { foreignHost } from './attacks/foreign-host.ts';
import { friends } from './attacks/friends.ts';
import { grants } from './attacks/grants.ts';
import { laundering } from './attacks/laundering.ts';
import { loans } from './attacks/loans.ts';
import { lockOut } from './attacks/lock-out.ts';
import { lockedMints } from './attacks/locked-mints.ts';
import { market } from './attacks/market.ts';
import { nonceFlood } from './attacks/nonce-flood.ts';
import { purse } from './attacks/purse.ts';
import { races } from './attacks/races.ts';
import { silence } from './attacks/silence.ts';
import { swapWash } from './attacks/swap-wash.ts';
import { tradingRing } from './attacks/trading-ring.ts';
import { weekCircle } from './attacks/week-circle.ts';
import { ADMIN_PASSWORD, populate, unownedIn } from './world.ts';

/**
 * Each in the preset that it would hurt more. Those that measure how late somebody was are left to
 * `npm run siege`: a busy machine must not decide a test.
 */
const SHORT: readonly { readonly attack: Attack; readonly preset: Preset }[] = [
  { attack: buyOut, preset: 'live' },
  { attack: lockedMints, preset: 'live' },
  { attack: laundering, preset: 'live' },
  { attack: loans, preset: 'live' },
  { attack: market, preset: 'demo' },
  { attack: friends, preset: 'live' },
  { attack: cups, preset: 'live' },
  { attack: auctionKill, preset: 'demo' },
  { attack: auctionRing, preset: 'live' },
  { attack: bonusFarm, preset: 'live' },
  { attack: purse, preset: 'demo' },
  { attack: grants, preset: 'live' },
  { attack: races, preset: 'demo' },
  { attack: silence, preset: 'demo' },
  { attack: nonceFlood, preset: 'live' },
  { attack: foreignHost, preset: 'live' },
  { attack: lockOut, preset: 'live' },
  { attack: tradingRing, preset: 'live' },
  { attack: swapWash, preset: 'live' },
  { attack: weekCircle, preset: 'live' },
];
/** As often as the product does: each look is a query, also where nobody follows anything. */
const SPREAD_EVERY_MS = 250;
/** Empty is not set: the preset says. */
const BY_PRESET = Object.fromEntries(Object.keys(ROOMY).map((name) => [name, '']));

describe('the first public day, in short', () => {
  let unowned: Terrain['unowned'];
  beforeAll(async () => {
    const server = await createTestApp();
    unowned = await unownedIn(server.db);
    await server.close();
  });

  it.each(SHORT)('$attack.name is held in the $preset world', async ({ attack, preset }) => {
    const env = {
      ...BY_PRESET,
      DEMO_WORLD: String(preset === 'demo'),
      ...attack.env?.({ preset, unowned, quick: true }),
    };
    const server = await createTestApp({ env });
    const { app, clock, db } = server;
    await ensureOperator(db, readConfig({ ADMIN_PASSWORD }));
    const world = populate({
      ...{ preset, db, quick: true, config: readConfig(env), now: clock.now },
      url: await app.listen({ host: '127.0.0.1', port: 0 }),
      // No clock runs in a test: what it does about auctions is done here.
      async passTime(ms) {
        clock.advance(ms);
        await advanceAuctions(app.game);
      },
    });
    const stopSpreading = keepSpreading(server);
    try {
      expect(await attack.run(world)).toMatchObject({ held: true });
      expect((await auditEverything(db)).filter(({ wrong }) => wrong > 0)).toEqual([]);
    } finally {
      world.close();
      await stopSpreading();
      await server.close();
    }
  });
});

/** The one beat of the product's clock that an attack waits for: the rest stands still here. */
function keepSpreading(server: TestApp): () => Promise<void> {
  let stopped = false;
  const loop = async () => {
    while (!stopped) {
      await spreadNews(server);
      await new Promise((resolve) => setTimeout(resolve, SPREAD_EVERY_MS));
    }
  };
  const running = loop();
  return () => {
    stopped = true;
    return running;
  };
}
