export interface PricePoint {
  /** One of a kind within a chart. */
  readonly id: string;
  /** Milliseconds. */
  readonly at: number;
  readonly price: number;
  /** What happened, for people: 'Sold off the shelf'. */
  readonly note: string;
  /** It says nothing about what a card is worth: shown, and not joined to the line. */
  readonly apart?: boolean;
}

export const WIDTH = 600;
export const HEIGHT = 150;
const EDGE = 9;

/**
 * Where each point stands in the box, by time and price. One alone stands in the middle, and so do
 * prices that are all the same.
 */
export function placePoints(points: readonly PricePoint[]): [x: number, y: number][] {
  const across = spread(points.map(({ at }) => at));
  const up = spread(points.map(({ price }) => price));
  return points.map(({ at, price }) => [
    EDGE + across(at) * (WIDTH - 2 * EDGE),
    HEIGHT - EDGE - up(price) * (HEIGHT - 2 * EDGE),
  ]);
}

/** `spread([10, 20])(15) // 0.5` */
function spread(values: readonly number[]): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (value) => (high === low ? 0.5 : (value - low) / (high - low));
}
