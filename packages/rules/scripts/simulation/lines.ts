import { crowdBounds, crowdFor, RARITIES, type Rarity, tierRank } from '../../src/index.ts';
import { coached } from './coached.ts';
import { acrossTiers, equals, mirrored, squads } from './duels.ts';
import { freshAgainstGrown } from './grown.ts';
import type { Random } from './random.ts';
import type { Shelf } from './shelf.ts';
import { type Share, shareOf, type Tally } from './tally.ts';

type Band = readonly [least: number, most: number];

export interface Row {
  readonly name: string;
  readonly measured: Share;
  readonly least: number;
  readonly most: number;
}

/** Some matches, and what must hold for their counts. */
export interface Experiment {
  readonly name: string;
  readonly matches: number;
  readonly play: (shelf: Shelf, random: Random, matches: number) => Tally;
  readonly rows: (tally: Tally) => readonly Row[];
}

const MATCHES = 40_000;
/** So many that each of ten goats plays 8,000 duels in each of four tiers. */
const GOAT_MATCHES = 165_000;
/** The narrowest bounds are 1.2 in a hundred apart: a measurement must be a good deal finer. */
const CROWD_MATCHES = 100_000;

function row(tally: Tally, name: string, key: string, [least, most]: Band): Row {
  return { name, measured: shareOf(tally, key), least, most };
}

const R1 = 'winner of round 1 wins';

/** The worst and the best of the forty goats and tiers. */
function goatRows(tally: Tally, policy: string): Row[] {
  const goats = Object.keys(tally).filter((key) => key.includes(', '));
  const shares = goats.map((name) => ({ name, measured: shareOf(tally, name) }));
  shares.sort((one, other) => one.measured.share - other.measured.share);
  return [shares[0], shares.at(-1)]
    .filter((each) => each !== undefined)
    .map(({ name, measured }, i) => ({
      name: `goats, ${policy}: ${i === 0 ? 'worst' : 'best'} is ${name}`,
      ...{ measured, least: 0.45, most: 0.55 },
    }));
}

const WITHIN: readonly Experiment[] = [
  {
    name: 'solid v solid',
    matches: GOAT_MATCHES,
    play: equals('solid'),
    rows: (tally) => [
      row(tally, 'duel, solid v solid: winner of round 1', R1, [0.6, 0.68]),
      row(tally, 'duel, solid v solid: goes to 2:1', 'goes to 2:1', [0.45, 1]),
      row(tally, 'duel, solid v solid: comeback from 0:1', 'comeback from 0:1', [0.28, 0.5]),
      row(tally, 'duel, solid v solid: seat 0', 'seat 0 wins', [0.49, 0.51]),
      row(tally, 'a card one point better wins', 'a card one point better wins', [0.55, 0.75]),
      ...goatRows(tally, 'solid'),
    ],
  },
  ...(['friendly', 'sharp'] as const).map((policy) => ({
    name: `${policy} v ${policy}, goats`,
    matches: GOAT_MATCHES,
    play: equals(policy),
    rows: (tally: Tally) => goatRows(tally, policy),
  })),
  {
    name: 'best v best',
    matches: MATCHES,
    play: equals('best'),
    rows: (tally) => [row(tally, 'duel, best v best: winner of round 1', R1, [0.6, 0.69])],
  },
  {
    name: 'random v random',
    matches: MATCHES,
    play: equals('random'),
    rows: (tally) => [row(tally, 'duel, random v random: winner of round 1', R1, [0.72, 0.76])],
  },
  {
    name: 'sharp v sharp',
    matches: MATCHES,
    play: mirrored('sharp', 'sharp'),
    rows: (tally) => [row(tally, 'duel, sharp v sharp: winner of round 1', R1, [0.4, 0.56])],
  },
];

const SKILL: readonly Experiment[] = (
  [
    ['sharp', 'best', 0.6],
    ['sharp', 'friendly', 0.65],
  ] as const
).map(([policy, against, least]) => ({
  name: `${policy} v ${against}`,
  matches: MATCHES,
  play: mirrored(policy, against),
  rows: (tally) => [row(tally, `duel, ${policy} beats ${against}`, 'the first wins', [least, 1])],
}));

const SQUADS: readonly Experiment[] = [
  {
    name: 'squad',
    matches: MATCHES,
    play: squads('solid'),
    rows: (tally) => [row(tally, 'squad, solid v solid: winner of round 1', R1, [0.58, 0.7])],
  },
];

const GROWTH: Experiment = {
  name: 'growth',
  matches: MATCHES,
  play: freshAgainstGrown,
  rows: (tally) => [
    row(tally, 'a fresh card against a fully grown one', 'fresh wins', [0.38, 0.5]),
  ],
};

/** How far a measurement may lie from the odds that the lobby shows. */
const TOLD = 0.015;

function crowdRow(challenger: Rarity, opponent: Rarity, tally: Tally): Row {
  const { odds, bonus, later, seat } = crowdFor(challenger, opponent)!;
  const side = seat === 0 ? 'challenger' : 'opponent';
  const name = `crowd, ${challenger} challenges ${opponent}: ${side} +${bonus}, +${later}`;
  const [least, most] = crowdBounds(challenger, opponent);
  const band: Band = [Math.max(least, odds - TOLD), Math.min(most, odds + TOLD)];
  return row(tally, name, 'the underdog wins', band);
}

const CROWDS: readonly Experiment[] = RARITIES.flatMap((challenger) =>
  RARITIES.filter((opponent) => opponent !== challenger).map((opponent) => ({
    name: `${challenger} challenges ${opponent}`,
    matches: CROWD_MATCHES,
    play: acrossTiers(challenger, opponent, tierRank(challenger) < tierRank(opponent) ? 0 : 1),
    rows: (tally: Tally) => [crowdRow(challenger, opponent, tally)],
  })),
);

/** The difference of two shares as one measurement. */
function difference(one: Share, other: Share): Share {
  return {
    share: one.share - other.share,
    margin: Math.hypot(one.margin, other.margin),
    counted: one.counted,
  };
}

const COACH: Experiment = {
  name: 'coach',
  matches: MATCHES / 2,
  play: coached,
  rows: (tally) => [
    ...['small', 'plain'].map((gap) => ({
      name: `coach, best over second best, ${gap} difference`,
      measured: difference(shareOf(tally, `${gap}, best`), shareOf(tally, `${gap}, second`)),
      ...{ least: 0, most: 1 },
    })),
    {
      name: 'coach, odds kept less odds promised',
      measured: difference(shareOf(tally, 'kept'), shareOf(tally, 'promised')),
      ...{ least: -0.05, most: 0.05 },
    },
  ],
};

export const EXPERIMENTS: readonly Experiment[] = [
  ...WITHIN,
  ...SKILL,
  ...SQUADS,
  GROWTH,
  ...CROWDS,
  COACH,
];
