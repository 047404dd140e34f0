import { quickMultiplier } from '../economy/multipliers.ts';
import { type Rarity, tierRank } from '../rarity.ts';
import type { MatchMode } from './commitment.ts';
import type { MatchPlayer } from './players.ts';
import { RULES, type RulesVersion } from './rules-version.ts';
import type { Pair, Seat } from './seats.ts';

/** The crowd is with the underdog: every value of that seat's card counts for more. */
export interface Crowd {
  readonly seat: Seat;
  /** In round 1; in halves, so that no round of such a match is ever a tie. */
  readonly bonus: number;
  /** In the rounds after it, in halves too. By rules 2 the same as in round 1. */
  readonly later: number;
  /** The underdog's measured chance to win the match, 0 to 1. */
  readonly odds: number;
}

type Measured = Omit<Crowd, 'seat'>;
type Crowds = Readonly<
  Record<string, { readonly challenger: Measured; readonly opponent: Measured }>
>;

/**
 * By the lower and the higher tier, measured with two solid house players on the whole collection;
 * `npm run simulate` fails when the odds are no longer true. An underdog who challenges is paid by
 * the multiplier, and loses between 0 and 6 % of the stake on average; one who was challenged from
 * above has no multiplier, and an even match. Values are whole, so one number alone has steps of 8
 * to 16 in a hundred: two reach what lies between them, mostly with the louder one after round 1.
 */
const CROWDS: Crowds = {
  'Common Rare': {
    challenger: { bonus: 8.5, later: 14.5, odds: 0.39 },
    opponent: { bonus: 13.5, later: 14.5, odds: 0.51 },
  },
  'Rare Epic': {
    challenger: { bonus: 6.5, later: 9.5, odds: 0.39 },
    opponent: { bonus: 4.5, later: 10.5, odds: 0.5 },
  },
  'Epic Legendary': {
    challenger: { bonus: 2.5, later: 4.5, odds: 0.39 },
    opponent: { bonus: 1.5, later: 5.5, odds: 0.5 },
  },
  'Common Epic': {
    challenger: { bonus: 30.5, later: 20.5, odds: 0.28 },
    opponent: { bonus: 20.5, later: 24.5, odds: 0.5 },
  },
  'Rare Legendary': {
    challenger: { bonus: 9.5, later: 13.5, odds: 0.27 },
    opponent: { bonus: 14.5, later: 14.5, odds: 0.49 },
  },
  'Common Legendary': {
    challenger: { bonus: 25.5, later: 26.5, odds: 0.2 },
    opponent: { bonus: 24.5, later: 29.5, odds: 0.5 },
  },
};

/** One number for every round, as the lobby showed it with its odds. */
const always = (bonus: number, odds: number): Measured => ({ bonus, later: bonus, odds });

/** What matches of rules 2 were and are played with. */
const CROWDS_2: Crowds = {
  'Common Rare': { challenger: always(13.5, 0.38), opponent: always(14.5, 0.54) },
  'Rare Epic': { challenger: always(8.5, 0.34), opponent: always(9.5, 0.47) },
  'Epic Legendary': { challenger: always(3.5, 0.31), opponent: always(4.5, 0.44) },
  'Common Epic': { challenger: always(21.5, 0.2), opponent: always(23.5, 0.45) },
  'Rare Legendary': { challenger: always(12.5, 0.25), opponent: always(14.5, 0.5) },
  'Common Legendary': { challenger: always(25.5, 0.13), opponent: always(28.5, 0.49) },
};

/** `crowdFor('Common', 'Rare') // { seat: 0, … }`; seat 0 is the challenger. Null within a tier. */
export function crowdFor(
  challenger: Rarity,
  opponent: Rarity,
  rules: RulesVersion = RULES,
): Crowd | null {
  const climbs = tierRank(challenger) < tierRank(opponent);
  const pair = climbs ? `${challenger} ${opponent}` : `${opponent} ${challenger}`;
  const crowd = (rules === 2 ? CROWDS_2 : CROWDS)[pair];
  if (crowd === undefined) return null;
  return climbs ? { seat: 0, ...crowd.challenger } : { seat: 1, ...crowd.opponent };
}

/** What an underdog who challenges may lose of its stake on average, the multiplier counted. */
const MOST_LOST = 0.06;
/** How an underdog who was challenged from above should stand. */
const CHALLENGED = [0.47, 0.53] as const;

/** `crowdBounds('Common', 'Rare') // [0.376, 0.4]`: between what the underdog's odds must lie. */
export function crowdBounds(challenger: Rarity, opponent: Rarity): readonly [number, number] {
  const fair = 1 / (1 + quickMultiplier(challenger, opponent));
  return tierRank(challenger) < tierRank(opponent) ? [fair * (1 - MOST_LOST), fair] : CHALLENGED;
}

interface CrowdedMatch {
  readonly mode: MatchMode;
  readonly rules?: RulesVersion | undefined;
  readonly players: Pair<Pick<MatchPlayer, 'announced'>>;
}

/** The crowd of a match: of duels only, and of the rules that know it. */
export function crowdOf({ mode, rules, players }: CrowdedMatch): Crowd | null {
  if (mode !== 'duel' || rules === undefined) return null;
  const [challenger, opponent] = players;
  return crowdFor(challenger.announced[0]!.rarity, opponent.announced[0]!.rarity, rules);
}

/** `crowdIn(crowd, 2) // 9.5`: what it adds to its side's value in that round; 0 without a crowd. */
export function crowdIn(crowd: Pick<Crowd, 'bonus' | 'later'> | null, round: number): number {
  if (crowd === null) return 0;
  return round === 1 ? crowd.bonus : crowd.later;
}
