import { deepFreeze } from '../../engine/deep-freeze.ts';
import { SEATS } from '../../engine/seats.ts';
import { type Model, must } from '../kernel/test-model.ts';
import { bonusKey, liveFriendlies, livePractice } from '../test-facts.ts';
import { walletPair } from '../wallet/pair.ts';
import type { MatchEffects } from './effects.ts';
import type { MatchFacts } from './facts.ts';
import type { MatchQuestions } from './questions.ts';

/** The slice in the world that tests play in. */
export const matchModel: Model<MatchQuestions, MatchEffects> = {
  answers: {
    match: (world, { id }) => world.matches.get(id) ?? null,
    'live-practice': (world, { player }) => livePractice(world, player),
    'live-friendlies': (world, { wallet }) => liveFriendlies(world, wallet),
    met: (world, { pair }) => world.encounters.has(pair.join(' ')),
    'bonus-matches': (world, { pair, day }) => world.bonusDays.get(bonusKey(pair, day)) ?? 0,
    // Whoever has nothing but results that count nothing is a newcomer.
    battler: (world, { address }) => {
      const battler = world.battlers.get(address);
      return battler && battler.games > 0 ? battler : null;
    },
    meetings: (world, { pair, since }) =>
      world.meetings.filter(({ pair: [a, b], at }) => a === pair[0] && b === pair[1] && at > since)
        .length,
  },
  writes: {
    'match-started': (world, effect) => {
      const { match, bonusReserved } = effect;
      // A cup has a match for each of its ties; an opening has one.
      const again = [...world.matches.values()].some(
        ({ kind, originId }) => kind === match.kind && originId === match.originId,
      );
      must(match.kind === 'practice' || match.kind === 'cup' || !again, effect);
      world.matches.set(match.id, stored(match));
      if (bonusReserved > 0) world.reserved.set(match.id, bonusReserved);
      world.lastId = match.id;
    },
    'match-moved': (world, effect) => {
      const { match, version, events, commitment } = effect;
      must(events.length > 0 && match.version === version + events.length, effect);
      world.matches.set(match.id, stored(match));
      if (match.state.phase === 'finished') world.reserved.delete(match.id);
      if (commitment !== null) world.commitments.add(commitment);
    },
    'bonus-counted': (world, effect) => {
      must(effect.pair[0] < effect.pair[1], effect);
      const key = bonusKey(effect.pair, effect.day);
      world.bonusDays.set(key, (world.bonusDays.get(key) ?? 0) + 1);
    },
    rated: (world, effect) => {
      const { players, rating, at } = effect;
      must(rating.counted >= 0 && rating.counted <= 1, effect);
      must(!world.meetings.some(({ matchId }) => matchId === effect.matchId), effect);
      for (const seat of SEATS) {
        const games = rating.games[seat] + (rating.counted > 0 ? 1 : 0);
        const history = effect.histories[seat];
        const lastMatchAt = Math.max(at, world.battlers.get(players[seat])?.lastMatchAt ?? at);
        const so = world.battlers.get(players[seat]);
        world.battlers.set(players[seat], {
          ...rating.after[seat],
          ...{ games, lastMatchAt, history },
          season:
            rating.counted > 0
              ? Math.max(effect.season, so?.season ?? effect.season)
              : (so?.season ?? null),
          seasonGames:
            (so?.seasonGames ?? 0) +
            (rating.counted > 0 && effect.season >= (so?.season ?? effect.season) ? 1 : 0),
        });
      }
      if (effect.playedOut) world.encounters.add(walletPair(...players).join(' '));
      world.meetings.push({ pair: walletPair(...players), at, matchId: effect.matchId });
    },
  },
  bounds: {
    'match-moved': (world, { match, version, commitment }) =>
      world.matches.get(match.id)?.version === version &&
      (commitment === null || !world.commitments.has(commitment)),
    'match-started': (world, { match }) => match.id > world.lastId,
  },
};

/** Kept as JSON, as the database keeps it: what does not survive that would be lost. */
function stored(match: MatchFacts): MatchFacts {
  return deepFreeze(JSON.parse(JSON.stringify(match)) as MatchFacts);
}
