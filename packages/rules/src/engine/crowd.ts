import { type Rarity, tierRank } from '../rarity.ts';
import type { MatchMode } from './commitment.ts';
import type { MatchPlayer } from './players.ts';
import type { RulesVersion } from './rules-version.ts';
import type { Pair, Seat } from './seats.ts';

/** The crowd is with the underdog: every value of that seat's card counts for this much more. */
export interface Crowd {
  readonly seat: Seat;
  /** In halves, so that no round of such a match is ever a tie. */
  readonly bonus: number;
  /** The underdog's measured chance to win the match, 0 to 1. */
  readonly odds: number;
}

type Measured = Omit<Crowd, 'seat'>;

/**
 * By the lower and the higher tier, measured with two solid house players on the whole collection;
 * `npm run simulate` fails when the odds are no longer true. An underdog who challenges is paid by
 * the multiplier: its bonus is the highest that does not make the challenge a better than fair bet.
 * One who was challenged from above has no multiplier: its bonus is the one nearest to an even
 * match. Values are whole, so a point more is the next step there is, worth 8 to 16 in a hundred.
 */
const CROWDS: Readonly<
  Record<string, { readonly challenger: Measured; readonly opponent: Measured }>
> = {
  'Common Rare': {
    challenger: { bonus: 13.5, odds: 0.38 },
    opponent: { bonus: 14.5, odds: 0.54 },
  },
  'Rare Epic': {
    challenger: { bonus: 8.5, odds: 0.34 },
    opponent: { bonus: 9.5, odds: 0.47 },
  },
  'Epic Legendary': {
    challenger: { bonus: 3.5, odds: 0.31 },
    opponent: { bonus: 4.5, odds: 0.44 },
  },
  'Common Epic': {
    challenger: { bonus: 21.5, odds: 0.2 },
    opponent: { bonus: 23.5, odds: 0.45 },
  },
  'Rare Legendary': {
    challenger: { bonus: 12.5, odds: 0.25 },
    opponent: { bonus: 14.5, odds: 0.5 },
  },
  'Common Legendary': {
    challenger: { bonus: 25.5, odds: 0.13 },
    opponent: { bonus: 28.5, odds: 0.49 },
  },
};

/** `crowdFor('Common', 'Rare') // { seat: 0, … }`; seat 0 is the challenger. Null within a tier. */
export function crowdFor(challenger: Rarity, opponent: Rarity): Crowd | null {
  const climbs = tierRank(challenger) < tierRank(opponent);
  const pair = climbs ? `${challenger} ${opponent}` : `${opponent} ${challenger}`;
  const crowd = CROWDS[pair];
  if (crowd === undefined) return null;
  return climbs ? { seat: 0, ...crowd.challenger } : { seat: 1, ...crowd.opponent };
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
  return crowdFor(challenger.announced[0]!.rarity, opponent.announced[0]!.rarity);
}
