import type { Position } from '../goats/goat-types.ts';

export const ELEVEN = 11;

/** Defenders, midfielders, forwards; the first of two equally good ones is taken. */
export const SHAPES = [
  [4, 3, 3],
  [4, 4, 2],
  [3, 5, 2],
  [3, 4, 3],
  [4, 2, 4],
  [3, 2, 5],
  [2, 3, 5],
] as const;
export type Shape = (typeof SHAPES)[number];

export type Line = Position | 'Goalkeeper';

export interface ElevenCard {
  readonly id: number;
  readonly position: Position;
  readonly goatScore: number;
}

export interface Place<Card> {
  readonly line: Line;
  /** Null while nobody is there to stand in it. */
  readonly card: Card | null;
}

export interface BestEleven<Card> {
  readonly shape: Shape;
  /** Goalkeeper, defence, midfield, attack; a line has its best first. */
  readonly places: readonly Place<Card>[];
  /** The sum of the GOAT Scores. */
  readonly total: number;
}

/**
 * The eleven best cards in a shape that suits them. In every shape each line takes the best of its own
 * position, places that stay empty go to the best of the others, from the front to the back, and
 * whoever is picked last goes in goal: none of the ten goats is a goalkeeper. The shape in which
 * fewest stand out of position is taken, of those the one with the highest total.
 */
export function bestEleven<Card extends ElevenCard>(cards: readonly Card[]): BestEleven<Card> {
  const ranked = [...cards].sort((a, b) => b.goatScore - a.goatScore || a.id - b.id);
  const elevens = SHAPES.map((shape) => ({ ...lineUp(shape, ranked), shape }));
  const best = elevens.reduce((one, other) =>
    other.misplaced < one.misplaced ||
    (other.misplaced === one.misplaced && other.total > one.total)
      ? other
      : one,
  );
  const { shape, places, total } = best;
  return { shape, places, total };
}

function lineUp<Card extends ElevenCard>([back, middle, front]: Shape, ranked: readonly Card[]) {
  const ofPosition = (position: Position, places: number) =>
    ranked.filter((card) => card.position === position).slice(0, places);
  const lines = [
    { line: 'Forward', size: front, own: ofPosition('Forward', front) },
    { line: 'Midfielder', size: middle, own: ofPosition('Midfielder', middle) },
    { line: 'Defender', size: back, own: ofPosition('Defender', back) },
    { line: 'Goalkeeper', size: 1, own: [] },
  ] as const;
  const placed = new Set(lines.flatMap(({ own }) => own));
  const others = ranked.filter((card) => !placed.has(card));
  let misplaced = 0;
  const fromTheFront = lines.map(({ line, size, own }) => {
    const moved = others.splice(0, size - own.length);
    if (line !== 'Goalkeeper') misplaced += moved.length;
    const stand = [...own, ...moved];
    return Array.from({ length: size }, (_, at) => ({ line, card: stand[at] ?? null }));
  });
  const places = fromTheFront.reverse().flat();
  const total = places.reduce((sum, { card }) => sum + (card?.goatScore ?? 0), 0);
  return { places, misplaced, total };
}
