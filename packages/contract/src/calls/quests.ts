import { QUEST_HOLDS } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { timestamp } from '../fields.ts';

const params = z.object({ id: z.string().max(60, 'must be the id of a quest') });

const seedOfDay = z.string().length(64);

const quest = z
  .object({
    id: z.string(),
    text: z.string(),
    goal: z.number().int(),
  })
  .meta({ id: 'Quest' });

const ownQuest = quest
  .extend({
    done: z.number().int().describe('Out of the goal'),
    paid: z.boolean(),
    by: z.array(z.string()).describe('The matches that counted for it'),
  })
  .meta({ id: 'OwnQuest' });

export const questCalls = {
  'GET /api/quests': {
    summary: 'The three quests of this UTC day, and the seeds of this one and the next',
    tag: 'quests',
    answer: z.object({
      day: z.iso.date(),
      seed: seedOfDay.describe('What they are drawn from: it was published the day before'),
      quests: z.array(quest),
      hoof: z.number().describe('What each of them pays, locked'),
      next: z.object({ day: z.iso.date(), seed: seedOfDay }),
    }),
  },
  'GET /api/me/quests': {
    summary: 'How far the signed-in wallet is with the quests of this UTC day',
    tag: 'quests',
    answer: z.object({
      day: z.iso.date(),
      quests: z.array(ownQuest),
      hoof: z.number().describe('What each of them pays, locked'),
      change: z.boolean().describe('Whether one may still be changed today'),
      why: z
        .string()
        .nullable()
        .describe('Why nothing is paid to this wallet today, whatever it does; null: it is'),
      hold: z.enum(QUEST_HOLDS).nullish().describe('The same for programs'),
      nextAt: timestamp.describe('When the next three begin'),
    }),
  },
  'POST /api/me/quests/:id/claim': {
    summary: 'Pays a quest of today that is done, once',
    tag: 'quests',
    params,
    answer: z.object({ hoof: z.number() }),
  },
  'POST /api/me/quests/:id/change': {
    summary: 'Changes a quest of today for another one of its kind, once a day',
    tag: 'quests',
    params,
    status: 204,
  },
} as const satisfies CallTable;
