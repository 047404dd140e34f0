/** Seat 0 opened the challenge or the request; seat 1 took it. */
export type Seat = 0 | 1;

export type Pair<T> = readonly [T, T];

export const SEATS: Pair<Seat> = [0, 1];

/** `otherSeat(0) // 1` */
export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** `mapPair([1, 2], (n) => n * 2) // [2, 4]` */
export function mapPair<T, R>(pair: Pair<T>, map: (value: T, seat: Seat) => R): Pair<R> {
  return [map(pair[0], 0), map(pair[1], 1)];
}

/** `withSeat(['a', 'b'], 1, 'c') // ['a', 'c']` */
export function withSeat<T>(pair: Pair<T>, seat: Seat, value: T): Pair<T> {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}
