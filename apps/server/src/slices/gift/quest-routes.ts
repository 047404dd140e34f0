import {
  drawQuests,
  nextDay,
  QUEST_KINDS,
  type QuestName,
  questHold,
  questHoldWords,
  questId,
  questProgress,
  questsOf,
  utcDay,
} from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Game } from '../../game.ts';
import { route } from '../../http/route.ts';
import { dateOf } from '../../kernel/dates.ts';
import { keyed } from '../../kernel/idempotency/keyed.ts';
import { limitSubjects } from '../../kernel/rate-limits/limit-subjects.ts';
import { spend } from '../../kernel/rate-limits/spend.ts';
import { requireWallet } from '../../people/auth/sessions.ts';
import { createQuestSeeds, matchesOfDay, questDayOf } from './quest-store.ts';

const FULL_HERE = 'limit-of-quests-here';

export function questRoutes(app: FastifyInstance, game: Game): void {
  const { clock, config, db, world } = game;
  const { quests: pays } = config.economy;
  const seedOf = createQuestSeeds(db);

  route(app, 'GET /api/quests', async () => {
    const day = utcDay(clock.now());
    const seed = await seedOf(day);
    return {
      day: dateOf(day),
      seed,
      quests: drawQuests(seed, day).map(({ quest }) => described(day, quest)),
      hoof: pays.hoof,
      next: { day: dateOf(day + 1), seed: await seedOf(day + 1) },
    };
  });

  route(app, 'GET /api/me/quests', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const wallet = await requireWallet(game, request);
    const now = clock.now();
    const day = utcDay(now);
    const [seed, kept, matches] = await Promise.all([
      ...[seedOf(day), questDayOf(db, wallet, day), matchesOfDay(db, wallet, day)],
    ] as const);
    const hold = questHold(kept, config.economy);
    return {
      day: dateOf(day),
      quests: questsOf(drawQuests(seed, day), kept).map((name) => {
        const { done, by } = questProgress(name, matches, wallet);
        return { ...described(day, name), done, paid: kept.paid.includes(name), by: [...by] };
      }),
      hoof: pays.hoof,
      change: kept.changed === null,
      why: hold && questHoldWords(hold),
      hold,
      nextAt: new Date(nextDay(now)).toISOString(),
    };
  });

  route(app, 'POST /api/me/quests/:id/claim', async ({ params, request, reply }) => {
    const wallet = await requireWallet(game, request);
    const at = clock.now();
    const seed = await seedOf(utcDay(at));
    const here = limitSubjects(request.ip).map(
      (subject) => ({ name: 'quest', subject, full: FULL_HERE }) as const,
    );
    return spend(game, here, () =>
      world.run(
        { type: 'claim-quest', wallet, quest: params.id, seed, at },
        keyed(game, { request, reply }, wallet),
      ),
    );
  });

  route(app, 'POST /api/me/quests/:id/change', async ({ params, request, reply }) => {
    const wallet = await requireWallet(game, request);
    const at = clock.now();
    const seed = await seedOf(utcDay(at));
    await world.run(
      { type: 'change-quest', wallet, quest: params.id, seed, at },
      keyed(game, { request, reply }, wallet),
    );
    return undefined;
  });
}

function described(day: number, name: QuestName) {
  const { text, goal } = QUEST_KINDS[name];
  return { id: questId(day, name), text, goal };
}
