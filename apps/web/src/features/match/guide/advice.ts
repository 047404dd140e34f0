import { type Attribute, type DuelChoice, duelOdds, duelPosition } from '@goats/rules';
import { type Match, type MatchCard, sidesOf } from '../match-types.ts';

/** A sensible move, and what can be seen of why. */
export interface Advice {
  readonly attribute: Attribute;
  /** The decider to cross out with it; null where none has to go. */
  readonly strike: Attribute | null;
}

/** Chances this close are the same to anybody who is new here. */
const AS_GOOD = 0.02;

/**
 * What somebody who knows the odds would do with what this player knows. Of moves that are as good,
 * the one that is easiest to understand: the widest lead plays, the worst decider goes.
 * `chosen` keeps to an attribute that the player has settled on already.
 */
export function adviceFor(match: Match, chosen: Attribute | null = null): Advice | null {
  const choices = duelOdds(duelPosition(match, handsOf(match))).filter(
    ({ attribute }) => chosen === null || attribute === chosen,
  );
  const [best] = choices;
  if (!best) return null;
  const { near, far } = cardsSeen(match);
  const lead = (attribute: Attribute) => near.attributes[attribute] - far.attributes[attribute];
  const worth = ({ attribute, strike }: DuelChoice) =>
    lead(attribute) * 1000 - (strike === null ? 0 : lead(strike));
  const good = choices.filter(({ odds }) => odds > best.odds - AS_GOOD);
  return good.reduce((one, other) => (worth(other) > worth(one) ? other : one));
}

/** One's own card as it plays, and the other side's as it was announced. */
export function cardsSeen(match: Match): { readonly near: MatchCard; readonly far: MatchCard } {
  const { near, far } = sidesOf(match);
  const own = match.players[near];
  return { near: own.card ?? own.announcedCard, far: match.players[far].announcedCard };
}

/** A round has shown a value that the announced card does not have. */
export function haveSwapped(match: Match): boolean {
  const { far } = sidesOf(match);
  const { attributes } = match.players[far].announcedCard;
  return match.rounds.some(({ attribute, values }) => values[far] !== attributes[attribute]);
}

/** What either side could have brought: public in practice, from the opening on. */
function handsOf({ hands, players }: Match): readonly [readonly MatchCard[], readonly MatchCard[]] {
  return hands ?? [[players[0].announcedCard], [players[1].announcedCard]];
}
