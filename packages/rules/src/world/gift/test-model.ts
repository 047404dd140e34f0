import { utcDay } from '../../economy/limits.ts';
import { isForNothing } from '../../economy/payouts.ts';
import { isPlayedOut } from '../../engine/settlement.ts';
import { seatOf } from '../../engine/state.ts';
import { QUEST_MATCHES } from '../../quests/quests.ts';
import { type Model, must } from '../kernel/test-model.ts';
import type { MatchFacts } from '../match/facts.ts';
import { dayKey } from '../test-facts.ts';
import type { GiftEffects } from './effects.ts';
import type { GiftQuestions } from './questions.ts';

const playedFriendly = ({ kind, state }: MatchFacts, wallet: string, day: number) =>
  kind === 'friendly' &&
  state.phase === 'finished' &&
  isPlayedOut(state) &&
  utcDay(state.finishedAt) === day &&
  state.players.some(({ address }) => address === wallet);

/** The slice in the world that tests play in. */
export const giftModel: Model<GiftQuestions, GiftEffects> = {
  answers: {
    'next-in-line': (world) => world.waiting[0] ?? null,
    'starter-claimed': (world, { wallet }) => {
      const lent = world.starters.get(wallet);
      return lent === undefined ? null : lent ? 'lent' : 'own';
    },
    // Whatever counts for a history, and friendlies; practice and what somebody gave up do not.
    'day-deed': (world, { wallet, day }) => {
      if (world.battlers.get(wallet)?.history.lastDay === day) return 'match';
      if ([...world.matches.values()].some((match) => playedFriendly(match, wallet, day))) {
        return 'match';
      }
      return world.solved.has(dayKey(day, wallet)) ? 'puzzle' : null;
    },
    'day-card': (world, { wallet, day }) => world.dayCards.get(dayKey(day, wallet)) ?? null,
    'quest-day': (world, { wallet, day }) =>
      world.questDays.get(dayKey(day, wallet)) ?? { paid: [], changed: null },
    'day-matches': (world, { wallet, day }) =>
      [...world.matches.values()]
        .filter(
          ({ kind, state }) =>
            !isForNothing({ kind }) &&
            state.phase === 'finished' &&
            utcDay(state.finishedAt) === day &&
            seatOf(state, wallet) !== null,
        )
        .map(({ state }) => state)
        .slice(0, QUEST_MATCHES),
    'house-joined': (world, { address }) => world.houses.has(address),
  },
  writes: {
    'own-cards-due': (world, { wallet }) => {
      if (!world.waiting.includes(wallet)) world.waiting.push(wallet);
    },
    'own-cards-granted': (world, { wallet }) => {
      world.waiting = world.waiting.filter((each) => each !== wallet);
    },
    'starter-claimed': (world, effect) => {
      must(!world.starters.has(effect.wallet), effect);
      world.starters.set(effect.wallet, effect.lent);
    },
    'day-card-given': (world, effect) => {
      const key = dayKey(effect.day, effect.wallet);
      must(!world.dayCards.has(key), effect);
      world.dayCards.set(key, effect.cardId);
    },
    'quest-kept': (world, effect) => {
      const key = dayKey(effect.day, effect.wallet);
      const { paid, changed } = world.questDays.get(key) ?? { paid: [], changed: null };
      must(!paid.includes(effect.name) && changed !== effect.name, effect);
      must(effect.paid !== null || changed === null, effect);
      world.questDays.set(
        key,
        effect.paid === null
          ? { paid, changed: effect.name }
          : { paid: [...paid, effect.name].sort(), changed },
      );
    },
    'house-joined': (world, effect) => {
      must(!world.houses.has(effect.address), effect);
      world.houses.add(effect.address);
    },
  },
};
