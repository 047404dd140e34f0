import { HISTORY, hasHistory } from '../../economy/history.ts';
import { HUNDREDTHS_PER_HOOF } from '../../economy/hoof.ts';
import { utcDay } from '../../economy/limits.ts';
import type { Economy } from '../../economy/presets.ts';
import {
  drawQuests,
  QUESTS,
  type QuestRefusal,
  questHold,
  questId,
  questNamed,
  questNextAt,
  questProgress,
  questsOf,
} from '../../quests/quests.ts';
import { historyOf } from '../../rating/rate-match.ts';
import { TREASURY } from '../hoof/index.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { whyLeaving } from '../wallet/index.ts';
import { whyNotGive } from './gift.ts';

interface QuestCommand {
  readonly wallet: string;
  /** '2026-11-18-comeback' */
  readonly quest: string;
  /** The seed that was published for the day of `at`. */
  readonly seed: string;
  readonly at: number;
}

/** A quest of the day is done, and its player asks for the HOOF. */
export interface ClaimQuestCommand extends QuestCommand {
  readonly type: 'claim-quest';
}

/** One quest of the day is changed for its spare. */
export interface ChangeQuestCommand extends QuestCommand {
  readonly type: 'change-quest';
}

export function* decideClaimQuest(
  { wallet, quest, seed, at }: ClaimQuestCommand,
  economy: Economy,
): Deciding<{ readonly hoof: number }> {
  const day = utcDay(at);
  const { kept, paidToAll, battler, leaving, treasury } = yield* ask({
    kept: { ask: 'quest-day', wallet, day },
    paidToAll: { ask: 'day-used', what: QUESTS, day },
    battler: { ask: 'battler', address: wallet },
    leaving: { ask: 'leaving', wallet },
    treasury: { ask: 'free-treasury' },
  });
  const left = whyLeaving(leaving);
  if (left) return left;
  const name = questNamed(day, quest);
  if (name === null || !questsOf(drawQuests(seed, day), kept).includes(name)) {
    return notNow('not-todays', at);
  }
  if (kept.paid.includes(name)) return notNow('paid', at);
  const hold = questHold({ hasHistory: hasHistory(historyOf(battler)), paidToAll }, economy);
  if (hold) return notNow(hold, at);
  // Dozens of whole matches: not for whoever asks for nothing that could be paid.
  const { matches } = yield* ask({ matches: { ask: 'day-matches', wallet, day } });
  const { done, goal } = questProgress(name, matches, wallet);
  if (done < goal) return notNow('not-done', at);
  const { hoof, perDay } = economy.quests;
  const amount = hoof * HUNDREDTHS_PER_HOOF;
  const short = whyNotGive(treasury, amount);
  if (short) return short;
  return {
    ok: true,
    answer: { hoof },
    effects: [
      { type: 'quest-kept', wallet, day, name, paid: amount },
      {
        ...{ type: 'day-counted', day, what: QUESTS },
        ...{ amount, most: perDay * HUNDREDTHS_PER_HOOF },
      },
      {
        ...{ type: 'post', reason: 'prize', reference: `quest:${questId(day, name)}` },
        ...{ from: TREASURY, to: wallet, amount, arrives: 'locked' },
      },
    ],
  };
}

export function* decideChangeQuest({
  wallet,
  quest,
  seed,
  at,
}: ChangeQuestCommand): Deciding<null> {
  const day = utcDay(at);
  const { kept } = yield* ask({ kept: { ask: 'quest-day', wallet, day } });
  const name = questNamed(day, quest);
  if (kept.changed !== null) return notNow('changed', at);
  if (name === null || !questsOf(drawQuests(seed, day), kept).includes(name)) {
    return notNow('not-todays', at);
  }
  if (kept.paid.includes(name)) return notNow('paid', at);
  return {
    ok: true,
    answer: null,
    effects: [{ type: 'quest-kept', wallet, day, name, paid: null }],
  };
}

function notNow(because: QuestRefusal, at: number) {
  const details = { because, nextAt: questNextAt(because, at) };
  return because === 'no-history'
    ? refuse('quest-no-history', HISTORY, details)
    : refuse(`quest-${because}`, {}, details);
}
