import { deepFreeze } from '../../engine/deep-freeze.ts';
import { type Model, must } from '../kernel/test-model.ts';
import { openOf } from '../test-facts.ts';
import type { OpeningEffects } from './effects.ts';
import { referenceOf } from './facts.ts';
import type { OpeningQuestions } from './questions.ts';

/** The slice in the world that tests play in. */
export const openingModel: Model<OpeningQuestions, OpeningEffects> = {
  answers: {
    'open-count': openOf,
    blocked: (world, { by, whom }) => world.blocks.has(`${by} ${whom}`),
    opening: (world, { kind, id }) => world.openings.get(`${kind}:${id}`) ?? null,
    'last-rematch': (world, { of }) =>
      [...world.openings.values()].findLast(({ rematchOf }) => rematchOf === of) ?? null,
  },
  writes: {
    'opening-opened': (world, effect) => {
      const { status, stake, minPool, cardIds, createdAt, expiresAt } = effect.opening;
      must(status === 'open' && expiresAt > createdAt && cardIds.length > 0, effect);
      must(stake > 0 === (effect.opening.kind !== 'friendly') && minPool >= 0, effect);
      world.openings.set(referenceOf(effect.opening), effect.opening);
      world.lastId = effect.opening.id;
    },
    'opening-ended': (world, effect) => {
      const { status, matchId } = effect;
      must((status === 'accepted') === (matchId !== null), effect);
      const opening = world.openings.get(referenceOf(effect))!;
      world.openings.set(referenceOf(effect), deepFreeze({ ...opening, status, matchId }));
    },
  },
  bounds: {
    'opening-opened': (world, { opening }) => opening.id > world.lastId,
  },
};
