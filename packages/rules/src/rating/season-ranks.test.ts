import { describe, expect, test } from 'vitest';
import { afterGame, NEWCOMER, type Standing } from './glicko.ts';
import {
  nextSeasonRank,
  SEASON_RANKS,
  type SeasonRankId,
  seasonRankNamed,
  seasonRankOf,
  seasonRankPlace,
  worthOf,
} from './season-ranks.ts';
import { intoNewSeason, SEASON_MATCHES } from './seasons.ts';

const worth = (points: number) => ({ rating: points + 120, deviation: 60 });

describe('what a rating is called', () => {
  test('[E46] a rank begins at its first point and not a point before', () => {
    for (const [place, { id, from }] of SEASON_RANKS.entries()) {
      expect(seasonRankPlace(id)).toBe(place);
      if (from === null) continue;
      expect(seasonRankOf(worth(from))).toBe(id);
      expect(seasonRankOf(worth(from - 1))).toBe(SEASON_RANKS[place - 1]!.id);
    }
    expect(seasonRankOf(worth(-400))).toBe('sunday-league');
    expect(seasonRankOf(worth(9_000))).toBe('goat');
    expect(SEASON_RANKS.map(({ id }) => seasonRankNamed(id))[0]).toBe('Sunday League');
  });

  test('[E46] the names go upwards, each by as many points as are shown', () => {
    const begins = SEASON_RANKS.flatMap(({ from }) => from ?? []);
    expect(begins).toEqual([...begins].sort((a, b) => a - b));
    expect(nextSeasonRank(1_449)).toEqual({ id: 'championship', points: 1 });
    expect(nextSeasonRank(1_450)).toEqual({ id: 'premier', points: 150 });
    expect(nextSeasonRank(1_800)).toBeNull();
  });

  test('[E46] everybody begins on the meadow, and one lucky win is no promotion to speak of', () => {
    expect(worthOf(NEWCOMER)).toBe(800);
    expect(seasonRankOf(NEWCOMER)).toBe('sunday-league');
    const lucky = afterGame(NEWCOMER, NEWCOMER, { score: 1, weight: 1 });
    expect(seasonRankPlace(seasonRankOf(lucky))).toBeLessThanOrEqual(1);
  });

  test('[E46] whoever has not played their way in cannot lift anybody out of the meadow', () => {
    let farmer: Standing = NEWCOMER;
    for (let wins = 0; wins < 50; wins += 1) {
      farmer = afterGame(farmer, NEWCOMER, { score: 1, weight: 0.02 });
    }
    expect(seasonRankPlace(seasonRankOf(farmer))).toBeLessThanOrEqual(1);
  });

  test('[E46] among many people every rank is somebody’s, and the last one hardly anybody’s', () => {
    const share = sharesOf(fourSeasons());
    expect(share('sunday-league')).toBeLessThan(0.1);
    for (const { id } of SEASON_RANKS) expect(share(id)).toBeGreaterThan(0);
    const upper = ['second-division', 'championship', 'premier', 'world-class', 'goat'] as const;
    const reached = upper.reduce((sum, id) => sum + share(id), 0);
    expect(reached).toBeGreaterThan(0.45);
    expect(reached).toBeLessThan(0.7);
    expect(share('world-class')).toBeGreaterThan(0.03);
    expect(share('world-class')).toBeLessThan(0.12);
    expect(share('goat')).toBeLessThan(0.04);
  });
});

interface Somebody {
  readonly skill: number;
  readonly eager: number;
  standing: Standing;
  games: number;
}

const sharesOf = (people: readonly Somebody[]) => {
  const badges = people.filter(({ games }) => games >= SEASON_MATCHES);
  return (id: SeasonRankId) =>
    badges.filter(({ standing }) => seasonRankOf(standing) === id).length / badges.length;
};

/** People who play unequally often and unequally well, each against the nearest of five. */
function fourSeasons(): readonly Somebody[] {
  const random = seeded(46);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const people: Somebody[] = Array.from({ length: 400 }, () => ({
    skill: 100 * normal(),
    eager: Math.exp(normal() + 3),
    standing: NEWCOMER,
    games: 0,
  }));
  const sums: number[] = [];
  for (const { eager } of people) sums.push(eager + (sums.at(-1) ?? 0));
  const all = sums.at(-1)!;
  const anybody = () => {
    const at = random() * all;
    return people[sums.findIndex((sum) => at < sum)]!;
  };
  for (let season = 0; season < 4; season += 1) {
    for (const one of people) {
      if (one.games > 0) one.standing = intoNewSeason(one.standing);
      one.games = 0;
    }
    for (let match = 0; match < all / 2; match += 1) {
      const one = anybody();
      const apart = (other: Somebody) => Math.abs(other.standing.rating - one.standing.rating);
      const [other] = Array.from({ length: 5 }, anybody)
        .filter((each) => each !== one)
        .sort((a, b) => apart(a) - apart(b));
      if (!other) continue;
      const won = random() < 1 / (1 + 10 ** ((other.skill - one.skill) / 400));
      const before = [one.standing, other.standing] as const;
      one.standing = afterGame(before[0], before[1], { score: won ? 1 : 0, weight: 1 });
      other.standing = afterGame(before[1], before[0], { score: won ? 0 : 1, weight: 1 });
      one.games += 1;
      other.games += 1;
    }
  }
  return people;
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
