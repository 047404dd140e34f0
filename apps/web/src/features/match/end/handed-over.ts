import { attributeLabel, goatScore, otherSeat } from '@goats/rules';
import type { Match, MatchCard } from '../match-types.ts';

/** Every card that a match shows, so that a result's ids have names. */
export function cardsSeen({ players }: Pick<Match, 'players'>): MatchCard[] {
  return players.flatMap((player) =>
    [player.card, ...(player.lineup ?? []), ...(player.deck ?? []), player.announcedCard].filter(
      (card): card is MatchCard => card !== undefined,
    ),
  );
}

export interface HandedOver {
  readonly card: MatchCard;
  readonly winner: 0 | 1;
  readonly loser: 0 | 1;
}

/** The card that the loser of a battle gives away; null where cards stay. */
export function handedOver(match: Match): HandedOver | null {
  const { result, players } = match;
  const card = cardsSeen(match).find(({ id }) => id === result?.cardToWinner);
  if (!result?.winner || !card) return null;
  const winner = players[0].address === result.winner ? 0 : 1;
  return { card, winner, loser: otherSeat(winner) };
}

export interface Growth {
  readonly label: string;
  readonly attribute: readonly [before: number, after: number];
  /** Null while the average rounds to the same. */
  readonly score: readonly [before: number, after: number] | null;
}

/** What the +1 does to a card; its values are those it entered the match with. */
export function growthOf({ result }: Pick<Match, 'result'>, card: MatchCard): Growth | null {
  const improved = result?.improved;
  if (!improved || improved.cardId !== card.id) return null;
  const { attribute } = improved;
  const before = card.attributes[attribute];
  const score = goatScore({ ...card.attributes, [attribute]: before + 1 });
  return {
    label: attributeLabel(attribute),
    attribute: [before, before + 1],
    score: score > card.goatScore ? [card.goatScore, score] : null,
  };
}
