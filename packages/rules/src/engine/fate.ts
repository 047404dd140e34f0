import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import { seededStream } from '../hash/seeded-stream.ts';
import type { MatchCard } from './cards.ts';
import type { MatchPlayer, Opening } from './players.ts';
import { mapPair, type Pair, type Seat } from './seats.ts';

/** Everything chance decides, drawn once, before the first round. */
export interface Fate {
  /** All ten attributes: the first is round 1, and ties walk on from there. */
  readonly order: readonly Attribute[];
  /** Whom the coin favours when nothing else can tell the players apart. */
  readonly coin: Seat;
  /** A squad's cards that stay on the bench, in the order they are drawn as Iconic Moments. */
  readonly benches: Pair<readonly MatchCard[]>;
}

interface FateSource {
  readonly id: string;
  readonly serverSeed: string;
  readonly players: Pair<MatchPlayer>;
}

/** `benchOf(deck, lineup)`: the announced cards that do not play, in deck order. */
export function benchOf(
  announced: readonly MatchCard[],
  lineup: readonly MatchCard[],
): MatchCard[] {
  return announced.filter((card) => !lineup.some((played) => played.id === card.id));
}

/**
 * The order of draws is part of the rules: attributes, coin, bench of seat 0, bench of seat 1.
 * A duel has no bench, so a swapped-out card never enters the randomness.
 */
export function drawFate(match: FateSource, openings: Pair<Opening>, benched: boolean): Fate {
  const [a, b] = mapPair(openings, (opening) => opening.seed ?? '');
  const stream = seededStream(match.serverSeed, a, b, match.id);
  const order = stream.shuffle(ATTRIBUTES);
  const coin = stream.bit();
  const benches = mapPair(openings, (opening, seat) =>
    benched ? stream.shuffle(benchOf(match.players[seat].announced, opening.cards)) : [],
  );
  return { order, coin, benches };
}
