/** Swaps an entry with its neighbour. `moved(['a', 'b'], 1, -1) // ['b', 'a']` */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const next = [...list];
  const other = at + by;
  const [item, neighbour] = [next[at], next[other]];
  if (item === undefined || neighbour === undefined) return list;
  next[at] = neighbour;
  next[other] = item;
  return next;
}
