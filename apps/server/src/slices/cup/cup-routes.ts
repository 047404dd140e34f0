import {
  CLUB_PLACES,
  CUP_BUDGET,
  cupBudgetLeft,
  type Fixture,
  firstDayOf,
  fixturesAhead,
  freeEntryOf,
  HUNDREDTHS_PER_HOOF,
  nextFixtures,
  toHoof,
  utcDay,
  weekName,
  weekOf,
} from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { sendHot } from '../../cache/send-cached.ts';
import { refuse } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { route } from '../../http/route.ts';
import { keyed } from '../../kernel/idempotency/keyed.ts';
import { requireAdmin, requireWallet } from '../../people/auth/sessions.ts';
import { nameMap } from '../../people/players/name-store.ts';
import { cupById, entriesOf, listCups, type ShownCup, tieMatches } from './cup-store.ts';
import {
  announcedAnswer,
  bracketAnswer,
  type CupAnswer,
  cupAnswer,
  ownEntryAnswer,
} from './cup-view.ts';
import { freshSeeds } from './fresh-seeds.ts';

/** Scores of ties are told by their matches: how old a bracket may be while it is played. */
const LIVE_MS = 1_000;
/** Five hundred may enter within a minute, and each entry changes what everybody sees of the cup. */
const ENTRIES_MS = 250;

export function cupRoutes(app: FastifyInstance, game: Game, hot: ResponseCache): void {
  const { db, clock, config, world } = game;
  const { cups } = config.economy;

  async function show(all: readonly ShownCup[]) {
    const wallets = all.flatMap(({ cup }) => cup.entries.map(({ wallet }) => wallet));
    const [names, used] = await Promise.all([nameMap(db, wallets), budgetUsed()]);
    const around = { cups, names, left: cupBudgetLeft(used, cups) };
    return all.map((each) => cupAnswer(each, around));
  }

  /** What the treasury has promised to cups this week. */
  async function budgetUsed(): Promise<number> {
    const day = firstDayOf(weekOf(clock.now()));
    const asked = [{ ask: 'day-used', what: CUP_BUDGET, day }] as const;
    return (await world.answers(db, asked))[0] as number;
  }

  /** What the schedule has next of each kind, until it is opened, whatever becomes of it then. */
  async function announcedNow(): Promise<Fixture[]> {
    const next = nextFixtures(clock.now(), cups);
    const slots = next.map(({ kind, slot }) => ({ ask: 'cup-slot', kind, slot }) as const);
    const opened = await world.answers(db, slots);
    return next.filter((_, i) => !opened[i]);
  }

  route(app, 'GET /api/cups', (call) => {
    const { limit } = call.query;
    const kept = hot.get(`cups/${limit}`, ['cups'], async (trueUntil, restFor) => {
      restFor(ENTRIES_MS);
      const [listed, announced] = await Promise.all([listCups(db, limit), announcedNow()]);
      for (const { startsAt } of announced) trueUntil(startsAt);
      const shown = await show(listed);
      const isOver = ({ status }: CupAnswer) => status === 'finished' || status === 'cancelled';
      return [
        ...shown.filter((cup) => !isOver(cup)),
        ...announced.map((fixture) => announcedAnswer(fixture, cups)),
        ...shown.filter(isOver),
      ].slice(0, limit);
    });
    return sendHot(call, kept);
  });

  route(app, 'GET /api/cups/schedule', async () =>
    fixturesAhead(clock.now(), cups).map(({ kind, rarity, size, opensAt, startsAt }) => ({
      ...{ kind, tier: rarity, size },
      ...{ opensAt: new Date(opensAt).toISOString(), startsAt: new Date(startsAt).toISOString() },
    })),
  );

  route(app, 'GET /api/cups/:id', (call) => {
    const { id } = call.params;
    const kept = hot.get(`cup/${id}`, [`cup:${id}`], async (trueUntil, restFor) => {
      const shown = await cupById(db, id);
      if (!shown) throw refuse('cup-unknown');
      if (shown.cup.status === 'open') restFor(ENTRIES_MS);
      if (shown.cup.status === 'running') trueUntil(clock.now() + LIVE_MS);
      const [[answer], matches] = await Promise.all([show([shown]), tieMatches(db, id)]);
      return { ...answer!, ...bracketAnswer(shown.cup, matches) };
    });
    return sendHot(call, kept);
  });

  route(app, 'GET /api/me/cups', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const wallet = await requireWallet(game, request);
    const day = utcDay(clock.now());
    const [entries, [used]] = await Promise.all([
      entriesOf(db, wallet),
      world.answers(db, [{ ask: 'day-used', what: freeEntryOf(wallet), day }]),
    ]);
    return { freeEntry: used === 0, entries: entries.map(ownEntryAnswer) };
  });

  route(app, 'POST /api/cups/:id/entries', async ({ params, body, request, reply }) => {
    const wallet = await requireWallet(game, request);
    const cardIds = body.cardIds ?? [body.cardId!];
    return world.run(
      {
        ...{ type: 'enter-cup', cupId: params.id, wallet, cardIds, at: clock.now() },
        expectedFee:
          body.fee === undefined ? undefined : Math.round(body.fee * HUNDREDTHS_PER_HOOF),
      },
      {
        ...keyed(game, { request, reply }, wallet),
        show: async ({ cup, entry }) => ({
          ...{ cupId: cup.id, status: cup.status, state: entry.state, place: null, prize: 0 },
          ...{ cardIds: entry.hand.map(({ id }) => id), fee: toHoof(entry.fee), matchId: null },
        }),
      },
    );
  });

  route(app, 'DELETE /api/cups/:id/entries', async ({ params, request, reply }) => {
    const wallet = await requireWallet(game, request);
    await world.run(
      { type: 'leave-cup', cupId: params.id, wallet, at: clock.now() },
      { ...keyed(game, { request, reply }, wallet), show: async () => null },
    );
    return undefined;
  });

  route(app, 'POST /api/admin/cups', async ({ body, request }) => {
    const { username } = await requireAdmin(game, request);
    const at = clock.now();
    const size = body.kind === 'clubs' ? 2 * CLUB_PLACES : (body.size ?? cups.size);
    const opened = await world.run({
      ...{ type: 'open-cup', kind: body.kind, rarity: body.tier, size, slot: null },
      ...{ fee: body.fee * HUNDREDTHS_PER_HOOF, opensAt: at, startsAt: Date.parse(body.startsAt) },
      ...{ ...freshSeeds(body.kind), operator: { username, address: request.ip }, at },
    });
    return (await show([(await cupById(db, opened.id))!]))[0]!;
  });

  route(app, 'DELETE /api/admin/cups/:id', async ({ params, request }) => {
    const { username } = await requireAdmin(game, request);
    const operator = { username, address: request.ip };
    await world.run({ type: 'cancel-cup', cupId: params.id, operator, at: clock.now() });
    return undefined;
  });

  route(app, 'GET /api/admin/cups/budget', async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return {
      week: weekName(weekOf(clock.now())),
      cups: { used: toHoof(await budgetUsed()), most: cups.treasury.perWeek },
      prizes: config.economy.weekBudget,
    };
  });
}
