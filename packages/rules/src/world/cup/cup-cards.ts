import { restsUntil } from '../../economy/limits.ts';
import { mapPair, otherSeat, type Pair, SEATS } from '../../engine/seats.ts';
import type { FinishedState } from '../../engine/state.ts';
import type { Effect } from '../kernel/registry.ts';
import { type CupEntry, type CupFacts, cupReference } from './facts.ts';

/**
 * The cards that count as played in a tie: what was put on the table; and for whoever gave up, or
 * would not open, what was announced, so that it costs what a loss costs. Where neither opened, nobody
 * played.
 */
export function broughtTo({ openings, players, result }: FinishedState): Pair<number | null> {
  const loser = result.winner === null ? null : otherSeat(result.winner);
  return mapPair(openings, (opening, seat) => {
    const [card] = opening?.cards ?? (seat === loser ? players[seat].announced : []);
    return card?.id ?? null;
  });
}

/**
 * The cards of whoever plays no more: those that played have had one game, however many ties it was,
 * and rest unless they won; the others are free.
 */
export function cardsHome(
  cup: Pick<CupFacts, 'id' | 'ties'>,
  { wallet, house, hand }: CupEntry,
  won: boolean,
  at: number,
): Effect[] {
  if (house) return [];
  const reference = cupReference(cup);
  const played = new Set(
    cup.ties.flatMap(({ players, brought }) =>
      SEATS.filter((seat) => players[seat] === wallet).map((seat) => brought?.[seat] ?? null),
    ),
  );
  const rest = won ? null : restsUntil(at);
  const idle = hand.filter(({ id }) => !played.has(id));
  const events = hand
    .filter(({ id }) => played.has(id))
    .map(({ id: cardId, bond }): Effect => {
      if (bond === 'lent') {
        return { type: 'loan-played', wallet, cardId, reference, restsUntil: rest };
      }
      const event = { type: 'card-event', cardId, reference } as const;
      return rest === null
        ? { ...event, kind: 'won' }
        : { ...event, kind: 'lost', restsUntil: rest };
    });
  if (idle.length === 0) return events;
  return [...events, { type: 'release', reference, cards: idle.map(({ id }) => ({ id, wallet })) }];
}
