import { type Say, t } from '@goats/words';
import { HISTORY } from '../economy/history.ts';
import { HUNDREDTHS_PER_HOOF } from '../economy/hoof.ts';
import { nextDay, utcDay } from '../economy/limits.ts';
import type { Economy } from '../economy/presets.ts';
import type { MatchState } from '../engine/state.ts';
import { seededStream } from '../hash/seeded-stream.ts';
import { GIFT_REFUSALS } from '../refusals/gift.ts';
import { isQuestName, QUEST_KINDS, QUEST_SHELVES, type QuestName } from './quest-kinds.ts';
import { seenFrom } from './quest-match.ts';

/** Counts what all wallets together were paid for quests on a UTC day, in hundredths. */
export const QUESTS = 'quests';

/** Of the matches that a wallet ends on a UTC day the first so many count. */
export const QUEST_MATCHES = 60;

const DAYS_OF_YEAR = 365.2425;
const MONTHS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const;

/** `dayName(0) // '1970-01-01'` */
function dayName(day: number): string {
  const begins = (year: number, month = 0) => utcDay(Date.UTC(year, month, 1));
  const about = 1970 + Math.floor(day / DAYS_OF_YEAR);
  const year = [about + 1, about, about - 1].find((each) => begins(each) <= day)!;
  const month = MONTHS.find((each) => begins(year, each) <= day)!;
  const two = (count: number) => String(count).padStart(2, '0');
  return `${year}-${two(month + 1)}-${two(day - begins(year, month) + 1)}`;
}

/** A quest of a day has a name of its own: `questId(20_775, 'comeback') // '2026-11-18-comeback'` */
export function questId(day: number, name: QuestName): string {
  return `${dayName(day)}-${name}`;
}

/** The other way round; null for what is no quest of that day. */
export function questNamed(day: number, id: string): QuestName | null {
  const prefix = `${dayName(day)}-`;
  const name = id.slice(prefix.length);
  return id.startsWith(prefix) && isQuestName(name) ? name : null;
}

/** A quest, and the one of the same shelf that it may be changed for. */
export interface DrawnQuest {
  readonly quest: QuestName;
  readonly spare: QuestName;
}

/**
 * The three of a day, the same for everybody. Anybody can draw them again: each shelf in its order is
 * shuffled by the stream of `goat-stream-v1|<seed>|quests||<day>`, and its first two are drawn.
 */
export function drawQuests(seed: string, day: number): readonly DrawnQuest[] {
  const stream = seededStream(seed, 'quests', '', dayName(day));
  return QUEST_SHELVES.map((shelf) => {
    const [quest, spare] = stream.shuffle(shelf);
    return { quest: quest!, spare: spare! };
  });
}

/** What a wallet did with the quests of a day. */
export interface QuestDay {
  readonly paid: readonly QuestName[];
  /** The one that it gave away for its spare. */
  readonly changed: QuestName | null;
}

/** `questsOf(drawn, { paid: [], changed: 'comeback' })`: what this wallet has to do. */
export function questsOf(
  drawn: readonly DrawnQuest[],
  { changed }: Pick<QuestDay, 'changed'>,
): QuestName[] {
  return drawn.map(({ quest, spare }) => (quest === changed ? spare : quest));
}

/** How far a quest is, and the matches that brought it there. */
export interface QuestProgress {
  readonly goal: number;
  readonly done: number;
  readonly by: readonly string[];
}

/** `questProgress('two-cards', states, wallet)`, with the matches of the day in the order they ended. */
export function questProgress(
  name: QuestName,
  matches: readonly MatchState[],
  wallet: string,
): QuestProgress {
  const { goal, marks } = QUEST_KINDS[name];
  const found = new Set<string>();
  const by: string[] = [];
  for (const state of matches) {
    const seen = seenFrom(state, wallet);
    const before = found.size;
    for (const mark of seen && before < goal ? marks(seen) : []) found.add(mark);
    if (found.size > before) by.push(state.id);
  }
  return { goal, done: Math.min(goal, found.size), by };
}

/** Why nothing is paid for quests to this wallet today, whatever it has done. */
export const QUEST_HOLDS = ['no-history', 'given-out'] as const;
export type QuestHold = (typeof QUEST_HOLDS)[number];

/**
 * Whether a wallet can be paid for a quest at all. A wallet costs nothing: among strangers only one
 * with a history is paid, and all of them together no more than a day has.
 *
 * `questHold({ hasHistory: true, paidToAll: 49_800 }, PRESETS.live) // 'given-out'`
 */
export function questHold(
  { hasHistory, paidToAll }: { readonly hasHistory: boolean; readonly paidToAll: number },
  { historyAsked, quests: { hoof, perDay } }: Pick<Economy, 'historyAsked' | 'quests'>,
): QuestHold | null {
  if (historyAsked && !hasHistory) return 'no-history';
  return paidToAll + hoof * HUNDREDTHS_PER_HOOF > perDay * HUNDREDTHS_PER_HOOF ? 'given-out' : null;
}

/** Why a quest is not paid, or not changed. */
export type QuestRefusal = QuestHold | 'not-todays' | 'not-done' | 'paid' | 'changed';

/** When waiting helps, or null. */
export function questNextAt(because: QuestRefusal, at: number): number | null {
  return ['given-out', 'paid', 'changed'].includes(because) ? nextDay(at) : null;
}

/** What holds every quest of the day, for a person. */
export function questHoldWords(hold: QuestHold, say: Say = t): string {
  return say(GIFT_REFUSALS[`quest-${hold}`].say, HISTORY);
}
