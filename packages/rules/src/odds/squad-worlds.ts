import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import type { MatchCard } from '../engine/cards.ts';
import { benchOf, type Fate } from '../engine/fate.ts';
import type { Table } from '../engine/mode-rules.ts';
import type { Round } from '../engine/round.ts';
import { RULES } from '../engine/rules-version.ts';
import { mapPair, otherSeat, type Pair, type Seat } from '../engine/seats.ts';
import type { SeededStream } from '../hash/seeded-stream.ts';

/** All that one seat of a squad can know. */
export interface SquadPosition {
  readonly seat: Seat;
  /** The own five, in playing order. */
  readonly lineup: readonly MatchCard[];
  /** Both decks of ten are public. */
  readonly decks: Pair<readonly MatchCard[]>;
  readonly rounds: readonly Round[];
  /** The three that are turned up at 2:2; none before. */
  readonly deciders: readonly Attribute[];
  /** The one of them that is already crossed out. */
  readonly struck: Attribute | null;
}

/** One way the other could have filled the rounds played, or null when no card explains a value. */
function explained(
  deck: readonly MatchCard[],
  rounds: readonly Round[],
  seat: Seat,
): MatchCard[] | null {
  const [round, ...later] = rounds;
  if (round === undefined) return [];
  for (const card of deck) {
    if (card.attributes[round.attribute] !== round.values[seat]) continue;
    const rest = explained(
      deck.filter((each) => each !== card),
      later,
      seat,
    );
    if (rest !== null) return [card, ...rest];
  }
  return null;
}

/** A line-up of the other that explains every value shown; what is to come is anybody's guess. */
function guessedLineup({ seat, decks, rounds }: SquadPosition, size: number, stream: SeededStream) {
  const other = otherSeat(seat);
  const deck = stream.shuffle(decks[other]);
  const played = explained(deck, rounds, other) ?? deck.slice(0, rounds.length);
  const rest = deck.filter((card) => !played.includes(card));
  return [...played, ...rest].slice(0, size);
}

/** Only what is still free counts: the deciders come first among it, where they are known. */
function guessedOrder({ deciders, rounds }: SquadPosition, stream: SeededStream): Fate['order'] {
  const played = rounds.map(({ attribute }) => attribute);
  const known = [...played, ...deciders.filter((attribute) => !played.includes(attribute))];
  const hidden = ATTRIBUTES.filter((attribute) => !known.includes(attribute));
  return [...known, ...stream.shuffle(hidden)];
}

/** A whole table as it may really lie, of all those that look the same from that seat. */
export function guessedWorld(position: SquadPosition, stream: SeededStream): Table {
  const { seat, lineup, decks, rounds } = position;
  const theirs = guessedLineup(position, lineup.length, stream);
  const lineups: Pair<readonly MatchCard[]> = seat === 0 ? [lineup, theirs] : [theirs, lineup];
  return {
    rules: RULES,
    players: mapPair(decks, (announced) => ({ address: '', house: false, announced })),
    openings: mapPair(lineups, (cards) => ({ cards, seed: null, salt: null })),
    fate: {
      order: guessedOrder(position, stream),
      coin: stream.bit(),
      benches: mapPair(lineups, (cards, side) => stream.shuffle(benchOf(decks[side], cards))),
    },
    rounds,
  };
}
